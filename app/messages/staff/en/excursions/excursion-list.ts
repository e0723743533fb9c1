import { plural } from "../../../plural.ts";

/** All excursions, on sale or not. */
export const en = {
	create: "Create an excursion",
	count: ({ count }: { count: number }) =>
		`${count} ${plural("en", count, { one: "excursion", other: "excursions" })}`,
	search: {
		words: "Title or subtitle",
		category: "Category",
		allCategories: "All",
		state: "Shown",
		allStates: "All",
		search: "Search",
	},
	row: {
		sold: ({ sold, seats }: { sold: number; seats: number }) =>
			`<b>${sold}</b> of ${seats} sold, next 45 days`,
		nextIsFull: "The next departure is full.",
		needs: ({ missing }: { missing: string }) => `Needs ${missing}`,
		noDeparture: "No departure in the next 45 days",
		/** The departure after now. */
		next: ({ date, time }: { date: string; time: string }) =>
			`<soft>Next</soft> <when>${date}, ${time}</when>`,
		full: "Full",
		free: ({ left, capacity }: { left: number; capacity: number }) => `${left} of ${capacity} free`,
	},
	empty: {
		noneFound: "No excursion is like that",
		showAll: "Show all",
		none: "No excursion yet: the island is waiting",
		first: "The first one takes five minutes and one good picture.",
	},
};
