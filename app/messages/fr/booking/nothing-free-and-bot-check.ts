import type { nothingFreeAndBotCheck as english } from "../../en/booking/nothing-free-and-bot-check.ts";
import { plural } from "../../plural.ts";

export const nothingFreeAndBotCheck: typeof english = {
	nothingFree: {
		full: "Toutes les places sont prises",
		fullSentence:
			"Tous les jours que l’on peut réserver sont complets. Choisissez-en un dans le calendrier, et nous vous prévenons si des places se libèrent.",
		notRunning: "Aucun départ ne peut être réservé pour le moment",
		notRunningSentence:
			"Cette excursion n’a pas lieu dans les prochains mois. Écrivez-nous, et nous vous dirons quand elle reprend.",
		otherTrips: "Voir les autres excursions",
		writeToUs: "Écrivez-nous",
	},
	personCheck: {
		heading: "Montrez que vous êtes une personne",
		failed: ({ phone }) =>
			`La vérification ne s’est pas chargée. Rechargez cette page${phone && ` ou appelez le ${phone} : nous réservons pour vous`}.`,
	},
	tellMe: "Prévenez-moi si des places se libèrent",
	unavailable: {
		full: ({ day }) => `Le ${day} est complet.`,
		tooLate: ({ day }) => `Le ${day} ne peut plus être réservé.`,
		notOnSale: ({ day }) => `Le ${day} n’est pas proposé.`,
		next: ({ day, seats }) =>
			plural("fr", seats, {
				one: `Le prochain jour libre est le ${day} : encore ${seats} place.`,
				other: `Le prochain jour libre est le ${day} : encore ${seats} places.`,
			}),
		noOther: "Aucun autre jour n’est libre pour le moment.",
		take: ({ day }) => `Choisir le ${day}`,
	},
	departuresOn: ({ day }) => `Départs du ${day}`,
	limit: {
		fullDay: ({ seats, day }) =>
			plural("fr", seats, {
				one: `Il n’y a pas plus de places : encore ${seats} le ${day}. Un bébé occupe aussi une place.`,
				other: `Il n’y a pas plus de places : encore ${seats} le ${day}. Un bébé occupe aussi une place.`,
			}),
		fullTrip: ({ seats }) =>
			`Il n’y a pas plus de places : cette excursion en compte ${seats} au maximum. Un bébé occupe aussi une place.`,
		overfullDay: ({ seats, day }) =>
			`Il n’y a pas autant de places : encore ${seats} le ${day}. Un bébé occupe aussi une place.`,
		overfullTrip: ({ seats }) =>
			`Il n’y a pas autant de places : cette excursion en compte ${seats} au maximum. Un bébé occupe aussi une place.`,
		lookForMore: "Chercher un jour avec plus de places",
	},
};
