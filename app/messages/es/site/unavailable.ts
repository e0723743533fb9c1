import type { unavailable as english } from "../../en/site/unavailable.ts";

export const unavailable: typeof english = {
	title: "Volvemos en unos minutos",
	heading: "Esta página tardará unos minutos",
	lead: "Nuestro sistema de reservas no responde en este momento, por eso no podemos mostrarle fechas, precios ni plazas libres. Lo que ya ha reservado sigue guardado.",
	call: ({ phone }) =>
		phone &&
		`Si quiere reservar ahora mismo o tiene alguna pregunta, llame al <phone>${phone}</phone>.`,
	callOrLook: ({ phone }) =>
		`${phone && `Si quiere reservar ahora mismo o tiene alguna pregunta, llame al <phone>${phone}</phone>. `}Consulte <list>las excursiones tal como las vimos por última vez</list>.`,
	notInTime: ({ request }) =>
		`No se han podido leer las excursiones a tiempo. Solicitud ${request}.`,
	stale: {
		about: "Sobre esta página",
		madeToday: ({ time }) =>
			`Está viendo esta página tal como era a las <time>${time}</time>, hora de la isla.`,
		madeBefore: ({ date, time }) =>
			`Está viendo esta página tal como era el ${date} a las <time>${time}</time>, hora de la isla.`,
		lead: ({ phone }) =>
			`Nuestro sistema de reservas no responde en este momento, por eso durante unos minutos no podrá reservar aquí. Lo que ya ha reservado sigue guardado.${phone && ` Si quiere reservar ahora mismo, llame al <phone>${phone}</phone>.`}`,
	},
};
