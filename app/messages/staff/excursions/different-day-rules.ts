import { plural } from "../../plural.ts";
import { staffTexts } from "../../staff-texts.ts";

/** What the server answers to a day that differs; the form does not load it. */
export const differentDayRulesTexts = /* @__PURE__ */ staffTexts({
	/** The list showed something else. */
	changedMeanwhile: ({ date }: { date: string }) =>
		`Somebody has changed ${date} meanwhile. Nothing has happened: look at the day again.`,
	rules: {
		/** What a field is called in the common rules: "Seats must be a number". */
		what: { seats: "Seats", note: "The note" },
		date: "Choose a date",
		kind: "Closed, or another number of seats?",
		seatsMissing: "Say how many seats there are that day",
		noSuchDay: "There is no such day.",
		/** At the field of the date. */
		over: "That day is over",
		/** As an answer of its own. */
		overAlready: "That day is over.",
	},
	/** The usual times cannot be saved: that date has a start of its own. */
	torn: ({ date }: { date: string }) =>
		`${date} has a start of its own: with these times a pickup of that day would fall on another day. Change that start in the calendar first, or choose other times.`,
	/** Before a number of seats is given to a closed date. */
	reopening: ({ date }: { date: string }) =>
		`${date} is closed. Add it once more to put it on sale again with these seats.`,
	/** Before seats are lowered below what is sold. */
	oversold: {
		day: ({
			date,
			sold,
			more,
			capacity,
		}: {
			date: string;
			sold: number;
			more: number;
			capacity: number;
		}) => `${date} has ${sold} sold, that is ${more} more than ${capacity}`,
		moreDays: ({ count }: { count: number }) =>
			`so it is on ${count} more ${plural("en", count, { one: "day", other: "days" })}`,
		saveOnceMore: ({ days }: { days: string }) =>
			`${days}. Save once more to do it anyway: these days are then listed under “Needs attention”.`,
		asUsualOnceMore: ({ day }: { day: string }) =>
			`${day}. Press once more to do it anyway: the day is then listed under “Needs attention”.`,
		closing: ({ date, sold }: { date: string; sold: number }) =>
			`${date} has ${sold} sold. Add it once more to close the day anyway; to tell these guests, cancel or move the departure instead.`,
	},
});
