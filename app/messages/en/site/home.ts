import { capital, numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

/** The home page. */
export const home = {
	hero: {
		promise: "The whole island, one good day at a time.",
		lead: "<first>Discover the island through unforgettable experiences.</first>",
		pickup: "We pick you up and bring you back.",
		fromPrice: ({ price }: { price: string }) => `Trips from ${price}.`,
		pictureAlt:
			"The island: a volcano above a white village, a lagoon with sails and kayaks, a family walking on the beach",
	},
	finder: {
		label: "Find a trip",
		when: "When",
		anyDay: "Any day",
		who: "Who",
		kind: "What kind of day",
		anyKind: "Surprise me",
		find: "See what is free",
	},
	kinds: {
		heading: ({ kinds }: { kinds: number }) =>
			kinds > 1
				? `${capital(numberWord(numberWords, kinds))} ways to spend a day`
				: "How to spend a day",
		all: ({ trips }: { trips: number }) =>
			trips > 1 ? `All ${numberWord(numberWords, trips)} excursions` : "All excursions",
		daily: "A few hours, and back the same day.",
		weekend: "Trips for the weekend.",
		weekendOn: ({ days }: { days: string }) => `Trips for the weekend, on ${days}.`,
		adventure: "A little more effort, stories for years.",
		fromPrice: ({ price }: { price: string }) => `From ${price}.`,
	},
	leaving: {
		heading: "Leaving next",
		asOf: ({ date, time }: { date: string; time: string }) =>
			`Today is ${date}. Seats as of <time>${time}</time> island time.`,
		all: "See every departure",
		none: "No departure can be booked online at the moment. Write to us: sometimes a seat becomes free.",
	},
	/** A day as it happens: four stops, with the times of a real excursion where there is one. */
	day: {
		pictureAlt: "A small van on a winding road under a volcano",
		heading: "We pick you up and bring you back",
		lead: "A trip, as it happens:",
		leadOf: ({ title }: { title: string }) => `“<title>${title}</title>”, as it happens:`,
		book: {
			time: "Before",
			heading: "Pick a day and pay online",
			text: "Your voucher comes by email, with the pickup time and place in large letters.",
		},
		pickup: {
			time: "In the morning",
			heading: "We pick you up",
			text: "Your guide knows your name.",
			textAt: ({ places }: { places: number }) =>
				`At one of ${numberWord(numberWords, places)} places around the island. Your guide knows your name.`,
		},
		begin: {
			time: "Then",
			heading: "The day begins",
			text: "You look around, we carry the rest.",
			textAt: ({ place }: { place: string }) =>
				`<place>${place}</place>. You look around, we carry the rest.`,
		},
		back: {
			time: "Later",
			heading: "Back where you got in",
			text: "Tired in the good way, with a story to tell.",
		},
	},
	promises: {
		heading: "What you can count on",
		cancel: {
			figure: ({ hours }: { hours: number }) => `${hours} h`,
			heading: "Change your mind for free",
		},
		groups: {
			heading: "Small groups",
			text: ({ guests }: { guests: number }) =>
				`Never more than ${guests} guests on an adventure trip, so that nobody has to hurry.`,
		},
		guides: {
			heading: "Languages of our guides",
			text: ({ languages }: { languages: string }) =>
				`${languages}. Each departure tells which of them its guide speaks.`,
		},
	},
	contact: {
		heading: "Not sure which day suits you?",
		lead: ({ hours }: { hours: string }) =>
			`Tell us who is coming and what you like. A person answers.${hours && ` <hours>${hours}</hours>.`}`,
		write: "Write to us",
	},
};
