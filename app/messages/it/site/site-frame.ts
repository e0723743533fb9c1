import type { siteFrame as english } from "../../en/site/site-frame.ts";

export const siteFrame: typeof english = {
	skipToContent: "Vai al contenuto",
	language: "Lingua",
	mainNavigation: "Navigazione principale",
	excursions: "Escursioni",
	howItWorks: "Come funziona",
	contact: "Contatti",
	myBooking: "La mia prenotazione",
	welcome: "Saremo felici di mostrarle l’isola.",
	trips: "Escursioni",
	help: "Aiuto",
	findMyBooking: "Trova la mia prenotazione",
	pickupPoints: "Punti di ritrovo",
	office: "Ufficio",
	terms: "Condizioni",
	privacy: "Privacy",
	imprint: "Note legali",
	staff: "Staff",
	offer: {
		alsoHere: "Questa pagina è disponibile anche in italiano.",
		readHere: "Leggi in italiano",
		close: "Chiudi questo avviso",
	},
};
