import type { structuredData as english } from "../../en/site/structured-data.ts";

export const structuredData: typeof english = {
	description: "Tagesausflüge, Wochenendtouren und Abenteuer rund um die Insel.",
	tagline: "Entdecken Sie die Insel bei unvergesslichen Ausflügen",
	keywords: "Ausflüge auf der Insel, Tagesausflüge, Wochenendtouren, Abenteuer, Urlaubstipps",
	pictureAlt:
		"Ein Vulkan über einem weißen Dorf, eine Lagune mit Segeln, eine Familie spaziert am Strand",
	listDescription:
		"Alle Ausflüge mit Preisen, nächsten Abfahrten, freien Plätzen, Sprachen der Führung und Abholorten.",
	filteredList: ({ heading, titles }) => `${heading}: ${titles}.`,
	contact: {
		title: "Kontakt",
		description:
			"Schreiben Sie uns: Ein Mensch antwortet und hilft Ihnen, den richtigen Tag zu finden.",
	},
	offer: { adult: "Erwachsene", child: "Kinder", whole: "Ganzer Ausflug" },
	offerPrice: ({ name, price }) => `${name}: ${price}`,
};
