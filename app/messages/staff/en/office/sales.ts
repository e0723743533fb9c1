import { plural } from "../../../plural.ts";
import { officeTexts as office } from "../../office/office.ts";

/** What was sold, as charts and as tables. */
export const en = {
	coming: {
		title: "The next two weeks",
		lead: ({ seats, sum, parts }: { seats: number; sum: string; parts: string }) =>
			`${office.seats({ count: seats })}, ${sum} sold so far${parts}, by the day of departure.`,
		caption: "Seats sold, next two weeks",
		asTable: "Seats sold, next two weeks as a table",
	},
	past: {
		title: "The last four weeks",
		lead: ({ seats, sum, parts }: { seats: number; sum: string; parts: string }) =>
			`${office.seats({ count: seats })}, ${sum}${parts}, by the day of departure.`,
		caption: "Seats sold, last four weeks",
		asTable: "Seats sold, last four weeks as a table",
	},
	byExcursion: "By excursion",
	bySeller: "Who sold",
	/** In brackets behind the sum of a period. */
	/** By the list, before any code. */
	extras: ({ sum }: { sum: string }) => `extras for ${sum}`,
	kept: ({ sum }: { sum: string }) => `${sum} of it kept of cancelled bookings`,
	wholeTrips: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "whole trip", other: "whole trips" })}`,
	/** Of the longest bar. */
	most: ({ seats }: { seats: number }) => `most: ${seats}`,
	bar: ({ day, seats }: { day: string; seats: number }) => `${day}: ${seats}`,
	columns: { day: "Day", seats: "Seats", sales: "Sales", name: "Name" },
	none: "Nothing sold",
};
