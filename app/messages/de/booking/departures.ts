import type { departures as english } from "../../en/booking/departures.ts";
import { plural } from "../../plural.ts";

export const departures: typeof english = {
	everyWeekday: [
		"sonntags",
		"montags",
		"dienstags",
		"mittwochs",
		"donnerstags",
		"freitags",
		"samstags",
	],
	everyDay: "täglich",
	dateAndTime: ({ date, time }) => `${date}, ${time} Uhr`,
	nextDeparture: "Nächste Abfahrt",
	soldOut: "Zurzeit ausgebucht",
	noDates: "Zurzeit keine Termine",
	seats: "Plätze",
	seatsLeft: ({ seats }) => `noch ${seats} frei`,
	whole: {
		upTo: ({ people }) => `für bis zu ${people} Personen`,
		orWhole: ({ price, people }) =>
			`oder der ganze Ausflug ab ${price}, für bis zu ${people} Personen`,
		onlyYou: ({ people }) => `nur für Sie, bis zu ${people} Personen`,
	},
	guideSpeaks: "Führung auf",
	fromPrice: ({ price }) => `<small>ab</small> ${price}`,
	people: ({ people }) => plural("de", people, { one: "1 Person", other: `${people} Personen` }),
	trips: ({ trips }) => plural("de", trips, { one: "1 Ausflug", other: `${trips} Ausflüge` }),
	whereWePickYouUp: "Hier holen wir Sie ab",
	pickup: {
		at: ({ time, place }) => `Abholung um ${time} Uhr: <place>${place}</place>`,
		atPlaces: ({ time, places }) => `Abholung um ${time} Uhr an ${places} Orten`,
		between: ({ first, last, places }) =>
			`Abholung von ${first} bis ${last} Uhr an ${places} Orten`,
	},
};
