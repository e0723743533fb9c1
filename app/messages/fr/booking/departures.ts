import type { departures as english } from "../../en/booking/departures.ts";
import { plural } from "../../plural.ts";

export const departures: typeof english = {
	everyWeekday: [
		"le dimanche",
		"le lundi",
		"le mardi",
		"le mercredi",
		"le jeudi",
		"le vendredi",
		"le samedi",
	],
	everyDay: "tous les jours",
	dateAndTime: ({ date, time }) => `${date}, ${time}`,
	nextDeparture: "Prochain départ",
	soldOut: "Complet pour l’instant",
	noDates: "Aucune date pour l’instant",
	seats: "Places",
	seatsLeft: ({ seats }) =>
		plural("fr", seats, { one: `${seats} restante`, other: `${seats} restantes` }),
	whole: {
		upTo: ({ people }) => `jusqu’à ${people} personnes`,
		orWhole: ({ price, people }) =>
			`ou l’excursion entière dès ${price}, jusqu’à ${people} personnes`,
		onlyYou: ({ people }) => `rien que pour vous, jusqu’à ${people} personnes`,
	},
	guideSpeaks: "Langues du guide",
	fromPrice: ({ price }) => `<small>dès</small> ${price}`,
	people: ({ people }) =>
		plural("fr", people, { one: `${people} personne`, other: `${people} personnes` }),
	trips: ({ trips }) =>
		plural("fr", trips, { one: `${trips} excursion`, other: `${trips} excursions` }),
	whereWePickYouUp: "Où nous venons vous chercher",
	pickup: {
		at: ({ time, place }) => `Prise en charge à ${time} : <place>${place}</place>`,
		atPlaces: ({ time, places }) =>
			`Prise en charge à ${time}, ${places} points de prise en charge`,
		between: ({ first, last, places }) =>
			`Prise en charge de ${first} à ${last}, ${places} points de prise en charge`,
	},
};
