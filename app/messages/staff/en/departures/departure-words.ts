import { plural } from "../../../plural.ts";

/** Words that several screens of departures share. */
export const en = {
	guests: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "guest", other: "guests" })}`,
	seats: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "seat", other: "seats" })}`,
	bookings: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "booking", other: "bookings" })}`,
	/** Two days, the first and the last. */
	days: ({ from, until }: { from: string; until: string }) => `${from} to ${until}`,
	print: "Print",
	sellSeats: "Sell seats",
	writeToGuests: "Write to the guests",
	cancelDeparture: "Cancel this departure",
	guideAndVan: "Guide and van",
	chooseDay: "Choose a day",
	leaveIt: "Leave it as it is",
	reason: {
		/** What the field is called in the common rules: "The reason must be at most 300 characters long". */
		what: "The reason",
		missing: "Say why, the guests will read it",
	},
	nothingLeaves: "Nothing leaves on this day, and nobody is booked.",
	/** What staff wrote about a departure; their words follow. */
	notes: { day: "This day:", trip: "This trip:" },
	/** What guests take beside their seats; their sum follows. */
	extras: "Fares and extras:",
	/** @param told the newest message about time or place. */
	guestsWereTold: ({ message }: { message: string }) => `Guests were told: ${message}`,
	/** A stop of the van. */
	stop: {
		map: ({ stop }: { stop: string }) => `map<hidden> of ${stop}</hidden>`,
		/** For screen readers, between the old time or place and the one that guests were told. */
		toldInstead: ", guests were told:",
		/** At the foot of a phone. */
		next: ({ time, stop }: { time: string; stop: string }) => `Next <b>${time}</b> ${stop}`,
		mapOfNext: ({ stop }: { stop: string }) => `Map<hidden> of ${stop}</hidden>`,
	},
	/** What a guide must know of a guest. */
	guest: {
		toCollect: ({ sum }: { sum: string }) => `To collect: ${sum}`,
		/** Where neither guide nor driver may take cash. */
		officeTakes: ({ sum }: { sum: string }) => `Not paid: ${sum}, the office takes it`,
		/** @param words what the guest wrote. */
		says: ({ words }: { words: string }) => `Guest: ${words}`,
		noShow: "No-show",
	},
	noSuchDeparture: "There is no such departure.",
};
