import type { structuredData as english } from "../../en/site/structured-data.ts";

export const structuredData: typeof english = {
	description: "Excursions à la journée, de week-end et d’aventure dans toute l’île.",
	tagline: "Découvrez l’île à travers des expériences inoubliables",
	keywords: "excursions sur l’île, excursions à la journée, week-end, aventure, que faire",
	pictureAlt:
		"Un volcan au-dessus d’un village blanc, une lagune et des voiles, une famille qui se promène sur la plage",
	listDescription:
		"Toutes les excursions avec prix, prochains départs, places libres, langues du guide et points de prise en charge.",
	filteredList: ({ heading, titles }) => `${heading} : ${titles}.`,
	contact: {
		title: "Contact",
		description: "Écrivez-nous : une personne vous répond et vous aide à choisir votre journée.",
	},
	offer: { adult: "Adulte", child: "Enfant", whole: "Excursion entière" },
	offerPrice: ({ name, price }) => `${name} : ${price}`,
};
