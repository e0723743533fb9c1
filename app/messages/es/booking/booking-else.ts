import type { bookingElse as english } from "../../en/booking/booking-else.ts";

export const bookingElse: typeof english = {
	nothingFree: {
		full: "No quedan plazas",
		fullSentence:
			"Todos los días que se pueden reservar están completos. Cuando alguien cancela quedan plazas libres: vale la pena volver a mirar mañana.",
		notRunning: "Ahora no se puede reservar ninguna salida",
		notRunningSentence:
			"Esta excursión no sale en los próximos meses. Escríbanos y le diremos cuándo vuelve a salir.",
		otherTrips: "Ver las otras excursiones",
		writeToUs: "Escríbanos",
	},
	personCheck: {
		heading: "Demuestre que es una persona",
		failed: ({ phone }) =>
			`La comprobación no se ha cargado. Vuelva a cargar la página o llame al ${phone}: reservamos por usted.`,
	},
};
