import { plural } from "../../../plural.ts";

/** The panel below the calendar: what can be done with the chosen departures. */
export const en = {
	open: "Open it",
	addAnother: "Add another that day",
	acts: {
		label: "What to do with them",
		close: "Close",
		open: "Open",
		run: "Run anyway",
		move: "Move guests",
		cancel: "Cancel",
		weather: "Weather",
		seats: "Seats",
		start: "Start",
		price: "Price",
		sale: "Sells",
	},
	reason: {
		label: "Reason, the guests read it",
		/** Of departures with fewer guests than their minimum. */
		tooFew: "The mail says already that too few guests have booked. You may add something.",
		/** Of departures that the weather calls off. */
		weather:
			"The mail says already, in the guest’s language, that the weather does not let you leave. You may add something.",
		weatherExample: "The waves are three metres high.",
		example: "The catamaran is in the yard for its yearly inspection.",
	},
	answerHours: {
		label: "The guests choose within",
		hours: ({ hours }: { hours: number }) =>
			hours % 24 === 0
				? plural("en", hours / 24, { one: "24 hours", other: `${hours / 24} days` })
				: `${hours} hours`,
		missing: "Choose how long the guests may choose.",
	},
	nothingYet:
		"<b>Nothing has happened yet.</b> Past days stay as they were, and everything here stands in the history.",
	notPossible: "This is not possible.",
	/** A choice is missing yet, or everything is so already. */
	unchanged: "So far nothing changes.",
	/** More departures than one press changes. */
	tooMany: ({ chosenDepartures, most }: { chosenDepartures: number; most: number }) =>
		`${chosenDepartures} departures are chosen, and one press changes ${most} at most. Nothing is left out by itself: choose fewer, and the others afterwards.`,
	booked: {
		caption: "Who is booked",
		departure: "Departure",
		guests: "Guests",
		bookings: "Bookings",
		closed: "closed",
		cancelled: "cancelled",
		together: "Together",
		soldWhole: ({ reference }: { reference: string }) => `sold whole to ${reference}`,
	},
	seats: {
		label: ({ departures }: { departures: number }) =>
			plural("en", departures, { one: "Seats on this departure", other: "Seats on each of them" }),
		now: ({ seats }: { seats: string }) => `Now ${seats}.`,
	},
	start: {
		label: ({ departures }: { departures: number }) =>
			plural("en", departures, { one: "It starts at", other: "Each of them starts at" }),
		now: ({ starts }: { starts: string }) => `Now ${starts}. Pickups move along.`,
	},
	price: {
		label: ({ departures }: { departures: number }) =>
			plural("en", departures, {
				one: "Price of one guest on this departure",
				other: "Price of one guest on each of them",
			}),
		hint: "Empty: the list’s price.",
		adultCents: "Adult",
		childCents: "Child",
		bebeCents: "Baby",
		list: ({ price }: { price: string }) => `List ${price}`,
	},
	target: {
		label: "The departure to which they move",
		choose: "Choose a departure",
		free: ({ day, seats }: { day: string; seats: number }) => `${day}, ${seats} free`,
	},
	consequences: "What one press will do",
	/** What is chosen, in the panel's heading. */
	title: ({ excursions, days }: { excursions: string; days: string }) => `${excursions}, ${days}`,
	/** More than two of them. */
	excursions: ({ count }: { count: number }) => `${count} excursions`,
	chosen: ({ count, days }: { count: number; days: string }) =>
		`${count} ${plural("en", count, { one: "departure", other: "departures" })} chosen: ${days}.`,
	chosenAndMore: ({ count, days, more }: { count: number; days: string; more: number }) =>
		`${count} ${plural("en", count, { one: "departure", other: "departures" })} chosen: ${days} and ${more} more.`,
};
