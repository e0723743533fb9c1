import type { siteFrame as english } from "../../en/site/site-frame.ts";

export const siteFrame: typeof english = {
	skipToContent: "Aller au contenu",
	language: "Langue",
	mainNavigation: "Navigation principale",
	excursions: "Excursions",
	howItWorks: "Comment ça marche",
	contact: "Contact",
	myBooking: "Ma réservation",
	welcome: "Nous serons heureux de vous faire découvrir notre île.",
	trips: "Excursions",
	help: "Aide",
	findMyBooking: "Retrouver ma réservation",
	pickupPoints: "Points de prise en charge",
	office: "Bureau",
	terms: "Conditions",
	privacy: "Confidentialité",
	imprint: "Mentions légales",
	staff: "Équipe",
	offer: {
		alsoHere: "Cette page existe aussi en français.",
		readHere: "Lire en français",
		close: "Fermer ce message",
	},
};
