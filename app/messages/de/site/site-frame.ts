import type { siteFrame as english } from "../../en/site/site-frame.ts";

export const siteFrame: typeof english = {
	skipToContent: "Zum Inhalt springen",
	language: "Sprache",
	mainNavigation: "Hauptnavigation",
	excursions: "Ausflüge",
	howItWorks: "So geht’s",
	contact: "Kontakt",
	myBooking: "Meine Buchung",
	welcome: "Wir zeigen Ihnen gern unsere Insel.",
	trips: "Ausflüge",
	help: "Hilfe",
	findMyBooking: "Meine Buchung finden",
	pickupPoints: "Abholorte",
	office: "Büro",
	terms: "Buchungsbedingungen",
	privacy: "Datenschutz",
	imprint: "Impressum",
	staff: "Team",
	offer: {
		alsoHere: "Diese Seite gibt es auch auf Deutsch.",
		readHere: "Auf Deutsch lesen",
		close: "Hinweis schließen",
	},
};
