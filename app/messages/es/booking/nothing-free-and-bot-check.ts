import type { nothingFreeAndBotCheck as english } from "../../en/booking/nothing-free-and-bot-check.ts";
import { plural } from "../../plural.ts";

export const nothingFreeAndBotCheck: typeof english = {
	nothingFree: {
		full: "No quedan plazas",
		fullSentence:
			"Todos los días que se pueden reservar están completos. Elija uno en el calendario y le avisamos cuando queden plazas libres.",
		notRunning: "Ahora no se puede reservar ninguna salida",
		notRunningSentence:
			"Esta excursión no sale en los próximos meses. Escríbanos y le diremos cuándo vuelve a salir.",
		otherTrips: "Ver las otras excursiones",
		writeToUs: "Escríbanos",
	},
	personCheck: {
		heading: "Demuestre que es una persona",
		failed: ({ phone }) =>
			`La comprobación no se ha cargado. Vuelva a cargar la página${phone && ` o llame al ${phone}: reservamos por usted`}.`,
	},
	tellMe: "Avíseme cuando queden plazas libres",
	unavailable: {
		full: ({ day }) => `El ${day}, está completo.`,
		tooLate: ({ day }) => `El ${day}, ya no se puede reservar.`,
		notOnSale: ({ day }) => `El ${day}, no está a la venta.`,
		next: ({ day, seats }) =>
			plural("es", seats, {
				one: `El próximo día libre es el ${day}: queda 1 plaza.`,
				other: `El próximo día libre es el ${day}: quedan ${seats} plazas.`,
			}),
		noOther: "Ahora no hay otro día libre.",
		take: ({ day }) => `Elegir el ${day}`,
	},
	departuresOn: ({ day }) => `Salidas del ${day}`,
	limit: {
		fullDay: ({ seats, day }) =>
			plural("es", seats, {
				one: `No hay más plazas: el ${day}, queda 1. Los bebés también ocupan plaza.`,
				other: `No hay más plazas: el ${day}, quedan ${seats}. Los bebés también ocupan plaza.`,
			}),
		fullTrip: ({ seats }) =>
			`No hay más plazas: esta excursión admite ${seats} como máximo. Los bebés también ocupan plaza.`,
		overfullDay: ({ seats, day }) =>
			plural("es", seats, {
				one: `No hay tantas plazas: el ${day}, queda 1. Los bebés también ocupan plaza.`,
				other: `No hay tantas plazas: el ${day}, quedan ${seats}. Los bebés también ocupan plaza.`,
			}),
		overfullTrip: ({ seats }) =>
			`No hay tantas plazas: esta excursión admite ${seats} como máximo. Los bebés también ocupan plaza.`,
		lookForMore: "Buscar un día con más plazas",
	},
};
