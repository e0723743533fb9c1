import type { cancellation as english } from "../../en/guest/cancellation.ts";
import { hoursOf, shareOf } from "./refund-share.ts";

export const cancellation: typeof english = {
	never: "Si cancela la reserva, no se devuelve el importe.",
	short: {
		free: ({ hours }) => `Cancelación gratuita hasta ${hoursOf(hours)} antes del inicio`,
		part: ({ hours, percent }) =>
			`Si cancela hasta ${hoursOf(hours)} antes del inicio, le devolvemos ${shareOf(percent)}`,
		later: ({ hours, percent }) => `hasta ${hoursOf(hours)} antes se devuelve ${shareOf(percent)}`,
	},
	long: {
		first: ({ hours, percent }) =>
			`Hasta ${hoursOf(hours)} antes del inicio le devolvemos ${shareOf(percent)}`,
		later: ({ hours, percent }) => `hasta ${hoursOf(hours)} antes ${shareOf(percent)}`,
		afterwards: "Después no se devuelve nada.",
	},
	noShow: ({ percent }) => `A quien no se presenta se le devuelve ${shareOf(percent)}.`,
	weather: "Si el tiempo impide la excursión, usted elige otro día o se le devuelve todo.",
	timeline: {
		heading: "Cuánto se le devuelve, y hasta cuándo",
		itIsNow: ({ now }) => `Ahora es ${now}.`,
		until: ({ until }) => `hasta el ${until}`,
		afterwards: "después",
		now: "ahora",
		share: ({ percent }) => shareOf(percent),
		shareNow: ({ percent }) => `${shareOf(percent)}, si cancela ahora`,
		nothing: "no se devuelve nada",
	},
};
