import type { structuredData as english } from "../../en/site/structured-data.ts";

export const structuredData: typeof english = {
	description: "Excursiones de un día, de fin de semana y de aventura por toda la isla.",
	tagline: "Descubra la isla con experiencias inolvidables",
	keywords: "excursiones en la isla, excursiones de un día, fin de semana, aventura, qué hacer",
	pictureAlt:
		"Un volcán sobre un pueblo blanco, una laguna con velas, una familia paseando por la playa",
	listDescription:
		"Todas las excursiones con precios, próximas salidas, plazas libres, idiomas del guía y puntos de recogida.",
	filteredList: ({ heading, titles }) => `${heading}: ${titles}.`,
	contact: {
		title: "Contacto",
		description: "Escríbanos: una persona le responde y le ayuda a elegir el día.",
	},
	offer: { adult: "Adultos", child: "Niños", whole: "Excursión completa" },
	offerPrice: ({ name, price }) => `${name}: ${price}`,
};
