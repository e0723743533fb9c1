import type { excursionPage as english } from "../../en/site/excursion-page.ts";
import { plural } from "../../plural.ts";

export const excursionPage: typeof english = {
	partOfDay: {
		morning: "La mañana",
		afternoon: "La tarde",
		evening: "El atardecer",
		night: "La noche",
		day: "El día",
		days: "Los días",
	},
	facts: {
		lasts: "Duración",
		duration: ({ duration }) => `${duration}, de puerta a puerta`,
		starts: "Salidas",
		back: "Vuelta",
		backAt: ({ time }) => `sobre las ${time}`,
		group: "Grupo",
		groupOf: ({ people }) =>
			plural("es", people, { one: "1 persona", other: `${people} personas como máximo` }),
		effort: "Esfuerzo",
		age: "Edad",
		allAges: "Todas las edades",
		fromAge: ({ years }) =>
			plural("es", years, { one: "Desde 1 año", other: `Desde ${years} años` }),
		next: ({ when, seats }) =>
			plural("es", seats, {
				one: `<time>${when}</time>, queda 1 plaza`,
				other: `<time>${when}</time>, quedan ${seats} plazas`,
			}),
		nextWhole: ({ when, people }) =>
			`<time>${when}</time>, solo para usted, hasta ${people} personas`,
		full: "No quedan plazas",
		none: "Ahora no se puede reservar",
	},
	onlyInEnglish: "Esta descripción está solo en inglés.",
	whatToBring: "Qué llevar",
	goodToKnow: "Conviene saber",
	pictures: {
		all: ({ count }) => `Ver las ${count} fotos`,
		numberOf: ({ number, count }) => `${number} de ${count}`,
		previous: "Foto anterior",
		next: "Foto siguiente",
		close: "Cerrar las fotos",
	},
	otherTrips: "Otras excursiones",
	included: "Qué incluye",
	notIncluded: "No incluye",
	tripBegins: "Aquí empieza la excursión",
	map: ({ stops }) => `Mapa de los puntos de recogida en el orden de la ruta: ${stops}`,
	mapNote: "Un croquis con el norte arriba. Los números siguen los puntos de la lista.",
	plansChange: {
		heading: "Si cambian sus planes",
		text: ({ terms }) =>
			`${terms} Junto al día que elija le mostramos la fecha y la hora exactas. Si el tiempo no nos deja salir, le escribimos en cuanto lo sepamos y usted decide: otro día o la devolución de todo su dinero.`,
	},
};
