import type { departures as english } from "../../en/booking/departures.ts";
import { plural } from "../../plural.ts";

export const departures: typeof english = {
	everyWeekday: ["domingos", "lunes", "martes", "miércoles", "jueves", "viernes", "sábados"],
	everyDay: "todos los días",
	dateAndTime: ({ date, time }) => `${date}, ${time}`,
	nextDeparture: "Próxima salida",
	soldOut: "Agotada por ahora",
	noDates: "Sin fechas por el momento",
	seats: "Plazas",
	seatsLeft: ({ seats }) => plural("es", seats, { one: "queda 1", other: `quedan ${seats}` }),
	whole: {
		upTo: ({ people }) => `para hasta ${people} personas`,
		orWhole: ({ price, people }) =>
			`o la excursión entera desde ${price}, para hasta ${people} personas`,
		onlyYou: ({ people }) => `solo para usted, hasta ${people} personas`,
	},
	guideSpeaks: "Idiomas del guía",
	fromPrice: ({ price }) => `<small>desde</small> ${price}`,
	people: ({ people }) => plural("es", people, { one: "1 persona", other: `${people} personas` }),
	trips: ({ trips }) => plural("es", trips, { one: "1 excursión", other: `${trips} excursiones` }),
	whereWePickYouUp: "Dónde le recogemos",
	pickup: {
		at: ({ time, place }) => `Recogida a las ${time}: <place>${place}</place>`,
		atPlaces: ({ time, places }) => `Recogida a las ${time} en ${places} puntos`,
		between: ({ first, last, places }) => `Recogida de ${first} a ${last} en ${places} puntos`,
	},
};
