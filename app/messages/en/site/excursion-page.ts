import { plural } from "../../plural.ts";

/** The page of one excursion, without its booking form. */
export const excursionPage = {
	/** Heading of the description. */
	partOfDay: {
		morning: "The morning",
		afternoon: "The afternoon",
		evening: "The evening",
		night: "The night",
		day: "The day",
		days: "The days",
	},
	facts: {
		lasts: "Duration",
		duration: ({ duration }: { duration: string }) => `${duration}, door to door`,
		/** Of a trip that leaves several times a day. */
		starts: "Leaves at",
		back: "Back",
		/** Where the guest was picked up, on the same day. */
		backAt: ({ time }: { time: string }) => `About ${time}`,
		group: "Group",
		groupOf: ({ people }: { people: number }) =>
			plural("en", people, { one: "1 person", other: `Up to ${people} people` }),
		effort: "Difficulty",
		age: "Age",
		allAges: "All ages",
		fromAge: ({ years }: { years: number }) => `From ${years} years`,
		/** `when` is date and time. */
		next: ({ when, seats }: { when: string; seats: number }) =>
			`<time>${when}</time> · ${seats} left`,
		nextWhole: ({ when, people }: { when: string; people: number }) =>
			`<time>${when}</time> · only for you, up to ${people} people`,
		full: "Every seat is taken",
		none: "None can be booked now",
	},
	/** Over a description that nobody has translated yet. */
	onlyInEnglish: "This description is in English only.",
	whatToBring: "What to bring",
	goodToKnow: "Good to know",
	pictures: {
		all: ({ count }: { count: number }) => `All ${count} pictures`,
		numberOf: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,
		previous: "Previous picture",
		next: "Next picture",
		close: "Close the pictures",
	},
	otherTrips: "Other trips",
	included: "What is included",
	notIncluded: "Not included",
	tripBegins: "The trip starts here",
	map: ({ stops }: { stops: string }) =>
		`Map of the pickup stops in the order of the van: ${stops}`,
	mapNote: "A sketch, north is up. The numbers follow the stops above.",
	plansChange: {
		heading: "If plans change",
		/** `terms` is the cancellation policy, in sentences. */
		text: ({ terms }: { terms: string }) =>
			`${terms} Beside the day that you choose we show the exact date and time. If the weather does not let us leave, we write to you as soon as we know, and you choose: another day or all your money back.`,
	},
};
