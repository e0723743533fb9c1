import type { structuredData as english } from "../../en/site/structured-data.ts";

export const structuredData: typeof english = {
	description: "Escursioni in giornata, nel fine settimana e di avventura in tutta l’isola.",
	tagline: "Scopra l’isola con esperienze indimenticabili",
	keywords: "escursioni sull’isola, gite in giornata, fine settimana, avventura, cosa fare",
	pictureAlt:
		"Un vulcano sopra un paese bianco, una laguna con le vele, una famiglia che passeggia sulla spiaggia",
	listDescription:
		"Tutte le escursioni con prezzi, prossime partenze, posti liberi, lingue della guida e punti di ritrovo.",
	filteredList: ({ heading, titles }) => `${heading}: ${titles}.`,
	contact: {
		title: "Contatti",
		description: "Ci scriva: una persona le risponde e la aiuta a scegliere il giorno.",
	},
	offer: { adult: "Adulti", child: "Bambini", whole: "Escursione intera" },
	offerPrice: ({ name, price }) => `${name}: ${price}`,
};
