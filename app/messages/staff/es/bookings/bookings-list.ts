import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/bookings-list.ts";
import { counted } from "../counted.ts";

const bookings = (count: number) => counted(count, "reserva", "reservas");

export const es: StaffTexts<typeof en> = {
	search: {
		words: "Código, nombre, correo o teléfono",
		moreFilters: "Más filtros",
		fromDay: "Desde el día",
		toDay: "Hasta el día",
		status: "Estado",
		allStatuses: "Todos",
		excursion: "Excursión",
		allExcursions: "Todas",
		soldBy: "Vendido por",
		everybody: "Todos",
		web: "Nosotros, sin hotel",
		payment: "Pago",
		allPayments: "Todos",
		bookedBy: "Reservado por",
		allWays: "Todas las vías",
		search: "Buscar",
	},
	payments: {
		waiting: "A la espera del pago",
		owed: "Por cobrar, excursiones futuras",
		hotel: "Cobra el hotel",
		paid: "Pagado",
		due: "Por devolver",
		back: "Devuelto, todo o en parte",
		kept: "Retenido tras una cancelación",
	},
	caption: {
		all: ({ count }) => bookings(count),
		onPage: ({ count, rowsOnPage }) => `${bookings(count)}, ${rowsOnPage} en esta página`,
		moreThan: ({ count }) => `Más de ${bookings(count)}`,
		moreThanOnPage: ({ count, rowsOnPage }) =>
			`Más de ${bookings(count)}, ${rowsOnPage} en esta página`,
	},
	columns: {
		code: "Código",
		guest: "Cliente",
		trip: "Excursión",
		guests: "Personas",
		price: "Precio",
		status: "Estado",
		payment: "Pago",
	},
	soldBy: ({ partner }) => `por ${partner}`,
	none: {
		notAnyMore: "Aquí ya no hay reservas. <newest>Ver las más recientes</newest>.",
		nobody: {
			title: "Todavía no ha reservado nadie",
			lead: "En cuanto alguien reserve, la reserva aparecerá aquí, la más reciente primero.",
		},
		title: ({ conditions }) => `No hay reservas ${conditions}`,
		that: {
			match: ({ words }) => `que coincidan con «${words}»`,
			onDay: ({ date }) => `el ${date}`,
			fromDay: ({ date }) => `desde el ${date}`,
			untilDay: ({ date }) => `hasta el ${date}`,
			status: {
				pending: "pendientes",
				confirmed: "confirmadas",
				cancelled: "canceladas",
				expired: "caducadas",
			},
			ofThisExcursion: "de esta excursión",
			soldThere: "vendidas allí",
			payment: ({ state }) => `con el pago «${state}»`,
			source: ({ source }) => `hechas por ${source}`,
		},
		lead: "Del nombre o del código basta una parte; del correo, el principio; el teléfono, con o sin prefijo.",
		seeAll: "Ver todas las reservas",
	},
};
