import { plural } from "../../../plural.ts";

/** The scanner of vouchers, and what it says of each. */
export const en = {
	title: "Scan a voucher",
	reference: "Or type the reference",
	lookUp: "Look it up",
	camera: {
		picture: "Picture of the camera",
		open: "Open the camera",
		again: "Try again",
		hold: "Hold the voucher’s code in the frame",
		starting: "The camera is starting",
	},
	/** Why nothing can be scanned. */
	problem: {
		refused: {
			title: "The camera is not allowed",
			help: "Allow it for this page in the browser’s settings, or type the reference below.",
		},
		missing: {
			title: "No camera here",
			help: "This device has none that a page may use. Type the reference below.",
		},
		busy: {
			title: "The camera does not answer",
			help: "Another app may use it: close that one and try again, or type the reference below.",
		},
		noReader: {
			title: "The reader is not on this phone yet",
			help: "It is loaded once, with a network. Until then type the reference below.",
		},
	},
	/** Guests whom another phone has scanned too. */
	twins: {
		title: "Scanned on two phones, counted once",
		guest: "A guest",
		also: ({ guest, clock, by }: { guest: string; clock: string; by: string }) =>
			`${guest}: also ${clock} by ${by}`,
	},
	onBoard: ({ aboard, seats }: { aboard: number; seats: number }) =>
		`${aboard} of ${seats} on board`,
	next: "Next guest",
	open: ({ name }: { name: string }) => `Open ${name}`,
	valid: {
		title: ({ name }: { name: string }) => `Welcome, ${name}`,
		speaks: ({ language }: { language: string }) => `speaks ${language}`,
		takeBack: "Take it back",
	},
	/** Some of the party are aboard. */
	partly: {
		title: ({ aboard, seats }: { aboard: number; seats: number }) => `${aboard} of ${seats}`,
		nobodyYet: "Nobody on board yet",
		help: "Tap who is here. The others can come later with the same voucher.",
		thatIsAll: "That is all for now",
		allAreHere: ({ count }: { count: number }) =>
			plural("en", count, {
				one: "On board",
				other: `All ${count} are here`,
			}),
	},
	used: {
		title: "Already in",
		boardedAt: ({ clock }: { clock: string }) => `Boarded ${clock}`,
		boardedAtBy: ({ clock, by }: { clock: string; by: string }) => `Boarded ${clock} by ${by}`,
		boardedHere: "Boarded on this phone",
		boardedHereBy: ({ by }: { by: string }) => `Boarded on this phone by ${by}`,
		onBoard: ({ name, aboard, seats }: { name: string; aboard: number; seats: number }) =>
			`<b>${name}</b>, ${aboard} of ${seats} on board.`,
		samePeople: "The same people? Then all is well. Others? Ask for a name.",
	},
	wrongDay: {
		notOnList: "Not on this list",
		notToday: "Not today",
		valid: ({ day, time }: { day: string; time: string }) => `Valid on ${day}, ${time}`,
		party: ({ name, guests, trip }: { name: string; guests: number; trip: string }) =>
			`<b>${name}</b>, ${guests} ${plural("en", guests, { one: "guest", other: "guests" })}, ${trip}`,
	},
	cancelled: { title: "Cancelled", lead: "This booking has no seats any more" },
	unpaid: {
		title: "Not paid",
		toTake: ({ sum }: { sum: string }) => `${sum} to take`,
		held: "These seats are held, not paid",
		partlyPaid: "Not all is paid yet for these seats",
	},
	/** A voucher that is not on this phone, without a network. */
	offline: {
		title: "Not on this phone",
		lead: "Without a network we know today and tomorrow only",
		help: "Look at the voucher’s date, or scan it again when the network is back.",
	},
	unknown: { title: "No voucher of ours", lead: "Nothing was boarded" },
};
