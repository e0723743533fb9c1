import { seatsOf } from "../../counted-nouns.ts";

/** Who waits for seats of a departure, in order, and what staff do about it. */
export const en = {
	title: "Waiting list",
	pageTitle: "Waiting list · Staff",
	free: ({ free }: { free: number }) => (free === 0 ? "no seat is free" : `${seatsOf(free)} free`),
	how: "Seats that come free are offered by themselves, each minute, to the first party that they are enough for: held for four hours by day, from 8:00 to 21:00, shorter near the cut-off.",
	none: "Nobody waits for this departure.",
	place: ({ place }: { place: number }) => `${place}.`,
	joined: ({ when }: { when: string }) => `since ${when}`,
	offered: ({ until }: { until: string }) => `Offered, held until ${until}`,
	openOffer: ({ name }: { name: string }) => `The booking<hidden> of ${name}</hidden>`,
	passedOver: ({ free }: { free: number }) => `Passed over: ${seatsOf(free)} came free`,
	toCall: "No email: call, or send the link",
	call: ({ name }: { name: string }) => `Call<hidden> ${name}</hidden>`,
	whatsApp: ({ name }: { name: string }) => `WhatsApp<hidden> to ${name}</hidden>`,
	email: ({ name }: { name: string }) => `Email<hidden> to ${name}</hidden>`,
	acts: {
		up: ({ name }: { name: string }) => `↑<hidden> Move ${name} up</hidden>`,
		down: ({ name }: { name: string }) => `↓<hidden> Move ${name} down</hidden>`,
		offer: ({ name }: { name: string }) => `Offer seats now<hidden> to ${name}</hidden>`,
		called: ({ name }: { name: string }) => `I have told them<hidden>: ${name}</hidden>`,
		remove: "Take off the list",
		consequence: ({ name }: { name: string }) =>
			`${name} does not wait any more, and is not told. Seats that are held for the party come free.`,
		confirm: ({ name }: { name: string }) => `Yes, take ${name} off the list`,
	},
	add: {
		title: "Add a caller",
		name: "Name",
		phone: "Telephone",
		email: "Email",
		language: "Written to in",
		send: "Add to the list",
	},
	errors: {
		waitsAlready: "This email or telephone number is on this list already.",
		notPossible: "Nobody can be added: the list is full, or the departure is not on sale.",
		notOffered:
			"Nothing was offered: too few seats are free, the cut-off is near, or the party has an offer already.",
		changed: "The list has changed meanwhile: look at it again.",
	},
	done: {
		added: "Added to the list.",
		offered: "The seats are held, and the offer is on its way.",
		removed: "Taken off the list.",
	},
	endedTitle: "Who waits no more",
	/** Of an entry in a party's history. */
	events: {
		joined: "joined the list",
		moved: "moved in the list",
		offered: "was offered seats",
		"passed over": "was passed over",
		called: "was told by telephone",
		bought: "has bought",
		refused: "refused the offer",
		left: "left the list",
		lapsed: "let the offer end",
		gone: "waited in vain: the departure is not on sale any more",
		removed: "was taken off the list",
	},
	guest: "by the guest, or by itself",
};
