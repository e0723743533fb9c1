import { office } from "./office.ts";

/** What was sold, as charts and as tables. */
export const sales = {
	coming: {
		title: "The next two weeks",
		lead: ({ seats, sum }: { seats: number; sum: string }) =>
			`${office.seats({ count: seats })}, ${sum} sold so far, by the day of departure.`,
		caption: "Seats sold, next two weeks",
		asTable: "Seats sold, next two weeks as a table",
	},
	past: {
		title: "The last four weeks",
		lead: ({ seats, sum }: { seats: number; sum: string }) =>
			`${office.seats({ count: seats })}, ${sum}, by the day of departure.`,
		caption: "Seats sold, last four weeks",
		asTable: "Seats sold, last four weeks as a table",
	},
	byExcursion: "By excursion",
	byPartner: "By partner",
	/** In place of a partner: sold on the website. */
	web: "Web",
	/** Of the longest bar. */
	most: ({ seats }: { seats: number }) => `most: ${seats}`,
	bar: ({ day, seats }: { day: string; seats: number }) => `${day}: ${seats}`,
	columns: { day: "Day", seats: "Seats", sales: "Sales", name: "Name" },
	none: "Nothing sold",
};
