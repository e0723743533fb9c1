import { plural } from "../../plural.ts";

/** Departures, prices and seats, in the words that every page uses for them. */
export const departures = {
	/** The days on which something happens again and again, Sunday first: "every Saturday". */
	everyWeekday: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
	everyDay: "Every day",
	dateAndTime: ({ date, time }: { date: string; time: string }) => `${date}, ${time}`,
	nextDeparture: "Next departure",
	/** Where no departure can be booked. */
	soldOut: "Sold out for now",
	noDates: "No dates at the moment",
	seats: "Seats",
	seatsLeft: ({ seats }: { seats: number }) => `${seats} left`,
	/** Of trips that one party has alone, for one price. */
	whole: {
		upTo: ({ people }: { people: number }) => `for up to ${people} people`,
		orWhole: ({ price, people }: { price: string; people: number }) =>
			`or the whole trip from ${price}, for up to ${people} people`,
		onlyYou: ({ people }: { people: number }) => `only for you, up to ${people} people`,
	},
	guideSpeaks: "Guide speaks",
	fromPrice: ({ price }: { price: string }) => `<small>from</small> ${price}`,
	people: ({ people }: { people: number }) =>
		plural("en", people, { one: "1 person", other: `${people} people` }),
	trips: ({ trips }: { trips: number }) =>
		plural("en", trips, { one: "1 trip", other: `${trips} trips` }),
	whereWePickYouUp: "Where we pick you up",
	pickup: {
		at: ({ time, place }: { time: string; place: string }) =>
			`Pickup ${time} at <place>${place}</place>`,
		atPlaces: ({ time, places }: { time: string; places: number }) =>
			`Pickup ${time} at ${places} places`,
		between: ({ first, last, places }: { first: string; last: string; places: number }) =>
			`Pickup ${first} to ${last} at ${places} places`,
	},
};
