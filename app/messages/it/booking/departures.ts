import type { departures as english } from "../../en/booking/departures.ts";
import { plural } from "../../plural.ts";

export const departures: typeof english = {
	everyWeekday: [
		"la domenica",
		"il lunedì",
		"il martedì",
		"il mercoledì",
		"il giovedì",
		"il venerdì",
		"il sabato",
	],
	everyDay: "tutti i giorni",
	dateAndTime: ({ date, time }) => `${date}, ${time}`,
	nextDeparture: "Prossima partenza",
	soldOut: "Al momento esaurita",
	noDates: "Nessuna data al momento",
	seats: "Posti",
	seatsLeft: ({ seats }) =>
		plural("it", seats, { one: "1 disponibile", other: `${seats} disponibili` }),
	whole: {
		upTo: ({ people }) => `fino a ${people} persone`,
		orWhole: ({ price, people }) => `o l’intera escursione da ${price}, fino a ${people} persone`,
		onlyYou: ({ people }) => `solo per lei, fino a ${people} persone`,
	},
	guideSpeaks: "Lingue della guida",
	fromPrice: ({ price }) => `<small>da</small> ${price}`,
	people: ({ people }) => plural("it", people, { one: "1 persona", other: `${people} persone` }),
	trips: ({ trips }) => plural("it", trips, { one: "1 escursione", other: `${trips} escursioni` }),
	whereWePickYouUp: "Dove veniamo a prenderla",
	pickup: {
		at: ({ time, place }) => `Ritrovo alle ${time}: <place>${place}</place>`,
		atPlaces: ({ time, places }) => `Ritrovo alle ${time} in ${places} punti`,
		between: ({ first, last, places }) => `Ritrovo dalle ${first} alle ${last} in ${places} punti`,
	},
};
