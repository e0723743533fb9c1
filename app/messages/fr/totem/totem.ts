import type { totem as english } from "../../en/totem/totem.ts";
import { numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

export const totem: typeof english = {
	hello: "Bonjour",
	language: "Langue",
	nowSpoken: "Cet écran est en français.",
	appAt: ({ firm, hotel }) => `${firm} à ${hotel}`,
	appShort: "Excursions",
	hotelAndPickup: ({ hotel, spot }) => `${hotel}, départ : ${spot}`,
	back: "Retour",
	startAgain: "Recommencer",
	seeTheTrips: "Voir les excursions",
	aPersonAnswers: ({ hours, phone }) =>
		phone && `Nous vous répondons${hours && `, <hours>${hours}</hours>`} : <phone>${phone}</phone>`,
	notice: {
		noNetwork:
			"Pas de réseau pour le moment. Vous pouvez continuer à regarder ; la réservation reprendra à son retour.",
		notEnrolled: ({ hotel }) =>
			`Cet écran n’est pas enregistré. Les réservations ne se font pas au nom de ${hotel}.`,
		enrol: "Personnel : l’enregistrer",
	},
	error: {
		notFound: "Page introuvable",
		notFoundWhy: "Désolés, nous n’avons pas trouvé la page que vous cherchez.",
		broken: "Quelque chose n’a pas marché !",
		brokenWhy: "Cela vient de nous, pas de vous. Veuillez recommencer ou demander à la réception.",
		noNetwork: "Pas de réseau pour le moment",
		noNetworkWhy:
			"Cette page n’a pas encore été ouverte ici et a besoin du réseau. Veuillez réessayer dans un instant.",
	},
	home: {
		title: "Où allons-nous demain ?",
		nextFromThisHotel: "Les prochaines excursions au départ de cet hôtel",
		next: "Les prochaines excursions",
		none: "Aucune excursion n’est en vente pour le moment. Demandez à la réception.",
		seeAll: "Voir toutes les excursions",
		seeAllOf: ({ trips }) =>
			trips === 1
				? "Voir l’unique excursion"
				: `Voir les ${numberWord(numberWords, trips)} excursions`,
	},
	list: {
		title: "Toutes nos excursions",
		none: "Pas d’excursion pour le moment",
		noneWhy:
			"Aucune excursion n’est en vente pour le moment. Demandez à la réception quand nous repartons.",
	},
	trip: {
		full: "Complet pour les prochaines semaines",
		fromThisHotel: "De cet hôtel",
		from: ({ place }) => `De : <place>${place}</place>`,
		dayAndTime: ({ day, time }) => `${day}, ${time}`,
		dayAndTimeFrom: ({ when, place }) => `<when>${when}</when>, départ : <place>${place}</place>`,
		anotherPlace: "un autre lieu",
		lasts: "Durée",
		left: ({ seats }) => (seats > 1 ? `${seats} libres` : `${seats} libre`),
		guideSpeaks: "Le guide parle",
		timeAtSpot: ({ time, spot }) => `${time}, ${spot}`,
		backHere: "De retour ici",
		backThere: "De retour là-bas",
		backAt: ({ time, duration }) => `${time}, après ${duration}`,
		nextDay: ({ time }) => `${time} le lendemain`,
		daysLater: ({ time, days }) => `${time}, ${days} jours plus tard`,
		effort: "Effort",
		age: "Âge",
		allAges: "Tous les âges",
		fromYears: ({ years }) => (years > 1 ? `Dès ${years} ans` : `Dès ${years} an`),
		about: "À propos de cette excursion",
		readOn: "Lire la suite",
		included: "Compris",
		notIncluded: ({ item }) => `Non compris : <item>${item}</item>`,
		bring: "À apporter",
		all: "Toutes les excursions",
		chooseDay: ({ price }) => `Choisir un jour, dès ${price}`,
	},
	idle: {
		title: "Toujours là ?",
		why: "Pour protéger vos données, nous allons effacer cet écran.",
		moreTime: "Il me faut plus de temps",
		finished: "J’ai fini, effacer l’écran",
		askedAloud: ({ seconds }) => `Toujours là ? Cet écran sera effacé dans ${seconds} secondes.`,
		clearedIn: ({ seconds }) => `Cet écran sera effacé dans ${seconds} secondes.`,
	},
	sending: {
		title: "Réservation de vos places",
		wait: "Un instant, s’il vous plaît.",
		away: "Il n’y a pas de réseau",
		awayWhy:
			"Nous continuons d’essayer ; vous n’avez rien à faire. Au retour du réseau, cet écran vous dira si les places sont à vous. Elles ne sont jamais réservées deux fois.",
		refused: "Rien n’a été réservé",
		mayNotSell:
			"Cet écran ne vend plus pour l’hôtel. Rien n’a été réservé : demandez à la réception.",
		backToChoice: "Revenir à mon choix",
		/** Sending has ended without an answer. */
		unanswered: "Pas encore de réponse",
		unansweredWhy: ({ phone }: { phone: string }) =>
			`Nous avons essayé un moment et ne savons pas encore si vos places sont réservées. Réessayez : elles ne sont jamais réservées deux fois.${phone && ` Ou appelez le ${phone}.`}`,
		tryAgain: "Réessayer",
	},
};
