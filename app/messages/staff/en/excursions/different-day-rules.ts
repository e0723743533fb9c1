import { plural } from "../../../plural.ts";

/** Why an excursion with days that differ cannot be saved yet. */
export const en = {
	/** The usual times cannot be saved: that date has a start of its own. */
	torn: ({ date }: { date: string }) =>
		`${date} has a start of its own: with these times a pickup of that day would fall on another day. Change that start in the calendar first, or choose other times.`,
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
	},
};
