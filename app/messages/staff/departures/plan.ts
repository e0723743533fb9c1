import { plural } from "../../plural.ts";
import { staffTexts } from "../../staff-texts.ts";

/** The panel below the calendar: what can be done with the chosen departures. */
export const planTexts = /* @__PURE__ */ staffTexts({
	open: "Open it",
	acts: {
		label: "What to do with them",
		close: "Close",
		open: "Open",
		seats: "Seats",
		start: "Start",
	},
	fates: {
		label: "What the booked guests get",
		stay: {
			label: "They travel as planned",
			hint: "Nobody else can book; nobody gets a mail",
		},
		move: {
			label: "Move them all to one day",
			hint: "With their pickup and their price; each may answer for another day or the money",
		},
		refund: {
			label: "Pay everybody back now",
			hint: "All bookings are cancelled; the mail names other days with seats",
		},
	},
	reason: {
		label: "Reason, the guests read it",
		example: "The catamaran is in the yard for its yearly inspection.",
	},
	nothingYet:
		"<b>Nothing has happened yet.</b> Past days stay as they were, and everything here stands in the history.",
	notPossible: "This is not possible.",
	/** More departures than one press changes. */
	tooMany: ({ chosen, most }: { chosen: number; most: number }) =>
		`${chosen} departures are chosen, and one press changes ${most} at most. Nothing is left out by itself: choose fewer, and the others afterwards.`,
	booked: {
		caption: "Who is booked",
		departure: "Departure",
		guests: "Guests",
		bookings: "Bookings",
		closed: "closed",
		otherStart: ({ start, usual }: { start: string; usual: string }) =>
			`starts at ${start} instead of ${usual}`,
		together: "Together",
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
	target: {
		label: "The day to which they move",
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
});
