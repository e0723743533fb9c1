import { plural } from "../../plural.ts";

/** What the booking form seldom says: that nothing is free, and that a check is needed. Loaded when it is. */
export const nothingFreeAndBotCheck = {
	nothingFree: {
		full: "Every seat is taken",
		fullSentence:
			"All days that can be booked are full. Choose one in the calendar, and we tell you when seats come free.",
		notRunning: "No departure can be booked now",
		notRunningSentence:
			"This trip does not run in the next months. Write to us, and we tell you when it leaves again.",
		otherTrips: "See the other trips",
		writeToUs: "Write to us",
	},
	/** A check against programs, shown after very many bookings. */
	personCheck: {
		heading: "Show that you are a person",
		failed: ({ phone }: { phone: string }) =>
			`The check did not load. Reload this page${phone && `, or call ${phone}: we book it for you`}.`,
	},
	/** Leads to the waiting list of a day without room. */
	tellMe: "Tell me when seats come free",
	/** Of a link to a day that cannot be booked. */
	unavailable: {
		full: ({ day }: { day: string }) => `${day} is full.`,
		tooLate: ({ day }: { day: string }) => `${day} can no longer be booked.`,
		notOnSale: ({ day }: { day: string }) => `${day} is not on sale.`,
		next: ({ day, seats }: { day: string; seats: number }) =>
			plural("en", seats, {
				one: `The next free day is ${day}, 1 seat left.`,
				other: `The next free day is ${day}, ${seats} seats left.`,
			}),
		noOther: "No other day is free now.",
		take: ({ day }: { day: string }) => `Take ${day}`,
	},
	/** Over the departures of a day that has several. */
	departuresOn: ({ day }: { day: string }) => `Departures on ${day}`,
	/** Nobody more of a party fits. */
	limit: {
		/** Nobody more fits on that day, or on the trip on any day. */
		fullDay: ({ seats, day }: { seats: number; day: string }) =>
			plural("en", seats, {
				one: `That is the limit: 1 seat is left on ${day}. Babies take a seat too.`,
				other: `That is the limit: ${seats} seats are left on ${day}. Babies take a seat too.`,
			}),
		fullTrip: ({ seats }: { seats: number }) =>
			`That is the limit: this trip takes ${seats} at most. Babies take a seat too.`,
		overfullDay: ({ seats, day }: { seats: number; day: string }) =>
			plural("en", seats, {
				one: `That is more than fits: 1 seat is left on ${day}. Babies take a seat too.`,
				other: `That is more than fits: ${seats} seats are left on ${day}. Babies take a seat too.`,
			}),
		overfullTrip: ({ seats }: { seats: number }) =>
			`That is more than fits: this trip takes ${seats} at most. Babies take a seat too.`,
		lookForMore: "Look for a day with more",
	},
};
