import type { home as english } from "../../en/site/home.ts";
import { capital, numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

export const home: typeof english = {
	hero: {
		promise: "Toute l’île, une belle journée après l’autre.",
		lead: "<first>Découvrez l’île à travers des expériences inoubliables.</first>",
		pickup: "Nous venons vous chercher et vous ramenons.",
		fromPrice: ({ price }) => `Excursions à partir de ${price}.`,
		pictureAlt:
			"L’île : un volcan au-dessus d’un village blanc, une lagune avec des voiles et des kayaks, une famille qui se promène sur la plage",
	},
	finder: {
		label: "Trouver une excursion",
		when: "Quand",
		anyDay: "N’importe quel jour",
		who: "Qui",
		kind: "Quel genre de journée",
		anyKind: "Surprenez-moi",
		find: "Voir les places libres",
	},
	kinds: {
		heading: ({ kinds }) =>
			kinds > 1
				? `${capital(numberWord(numberWords, kinds))} façons de passer la journée`
				: "Comment passer la journée",
		all: ({ trips }) =>
			trips > 1 ? `Les ${numberWord(numberWords, trips)} excursions` : "Toutes les excursions",
		daily: "Quelques heures, et retour le jour même.",
		weekend: "Des sorties pour le week-end.",
		weekendOn: ({ days }) => `Des sorties pour le week-end, ${days}.`,
		adventure: "Un peu plus d’effort, des souvenirs pour des années.",
		fromPrice: ({ price }) => `Dès ${price}.`,
	},
	leaving: {
		heading: "Les prochains départs",
		asOf: ({ date, time }) =>
			`Nous sommes le ${date}. Places disponibles à <time>${time}</time> (heure de l’île).`,
		all: "Voir tous les départs",
		none: "Aucun départ ne peut être réservé en ligne pour le moment. Écrivez-nous : parfois une place se libère.",
	},
	day: {
		pictureAlt: "Un minibus sur une route sinueuse au pied d’un volcan",
		heading: "Nous venons vous chercher et vous ramenons",
		lead: "Une excursion, comme elle se déroule :",
		leadOf: ({ title }) => `« <title>${title}</title> », comme elle se déroule :`,
		book: {
			time: "Avant",
			heading: "Choisissez un jour et payez en ligne",
			text: "Votre bon arrive par e-mail, avec l’heure et le lieu de prise en charge en grosses lettres.",
		},
		pickup: {
			time: "Le matin",
			heading: "Nous venons vous chercher",
			text: "Votre guide connaît votre nom.",
			textAt: ({ places }) =>
				`À l’un de nos ${numberWord(numberWords, places)} points de prise en charge. Votre guide connaît votre nom.`,
		},
		begin: {
			time: "Ensuite",
			heading: "La journée commence",
			text: "Vous regardez autour de vous, nous portons le reste.",
			textAt: ({ place }) =>
				`<place>${place}</place>. Vous regardez autour de vous, nous portons le reste.`,
		},
		back: {
			time: "Plus tard",
			heading: "Retour à votre point de départ",
			text: "Une bonne fatigue, et une histoire à raconter.",
		},
	},
	promises: {
		heading: "Ce sur quoi vous pouvez compter",
		cancel: {
			figure: ({ hours }) => `${hours} h`,
			heading: "Changez d’avis gratuitement",
		},
		groups: {
			heading: "Petits groupes",
			text: ({ guests }) =>
				`Jamais plus de ${guests} personnes dans une aventure, pour que personne n’ait à se presser.`,
		},
		guides: {
			heading: "Langues de nos guides",
			text: ({ languages }) => `${languages}. Chaque départ indique celles que parle son guide.`,
		},
	},
	contact: {
		heading: "Vous hésitez sur le jour ?",
		lead: ({ hours }) =>
			`Dites-nous qui vient et ce que vous aimez. Une personne vous répond.${hours && ` <hours>${hours}</hours>.`}`,
		write: "Écrivez-nous",
	},
};
