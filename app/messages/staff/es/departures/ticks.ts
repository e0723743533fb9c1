import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/ticks.ts";
import { counted } from "../counted.ts";

const ticksOf = (count: number) => counted(count, "marca", "marcas");

export const es: StaffTexts<typeof en> = {
	stop: { done: "hecha", now: "próxima parada", coming: "por venir" },
	refused: {
		newer:
			"Tu marca llegó tarde: alguien ha marcado o desmarcado a este cliente después. Eso es lo que vale.",
		gone: "Tu marca no cuenta: esta reserva ya no está en la salida.",
		tooLate: "Tu marca no cuenta: esperó más de tres días.",
		understood: "Entendido",
		otherBooking: "Una reserva que no está en esta lista",
	},
	waiting: {
		keptOnPhone: ({ count }) => `${ticksOf(count)} en este teléfono, sin enviar todavía.`,
		keptInPage: ({ count }) =>
			`${ticksOf(count)} mientras esta página siga abierta, sin enviar todavía.`,
		refused: ({ count }) =>
			plural("es", count, {
				one: `No se ha podido aceptar ${ticksOf(count)}.`,
				other: `No se han podido aceptar ${ticksOf(count)}.`,
			}),
		openManifest: "Abrir la lista de pasajeros de su salida",
		signedOut: "Has cerrado la sesión: <link>entra</link> y se enviarán.",
		notAllowed: "El usuario que ha entrado ahora no puede enviarlas.",
		noNetwork: "Las enviamos cuando vuelva la red.",
	},
};
