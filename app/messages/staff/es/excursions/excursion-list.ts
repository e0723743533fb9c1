import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/excursion-list.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	create: "Crear una excursión",
	count: ({ count }) => counted(count, "excursión", "excursiones"),
	search: {
		words: "Título o subtítulo",
		category: "Categoría",
		allCategories: "Todas",
		state: "Mostrar",
		allStates: "Todas",
		search: "Buscar",
	},
	row: {
		sold: ({ sold, seats }) => `<b>${sold}</b> de ${seats} vendidas, próximos 45 días`,
		nextIsFull: "La próxima salida está completa.",
		needs: ({ missing }) => `Le falta ${missing}`,
		noDeparture: "Ninguna salida en los próximos 45 días",
		next: ({ date, time }) => `<soft>Próxima</soft> <when>${date}, ${time}</when>`,
		full: "Completa",
		free: ({ left, capacity }) => `${left} de ${capacity} libres`,
	},
	empty: {
		noneFound: "Ninguna excursión es así",
		showAll: "Ver todas",
		none: "Todavía no hay excursiones: la isla espera",
		first: "La primera lleva cinco minutos y una buena foto.",
	},
};
