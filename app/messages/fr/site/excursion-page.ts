import type { excursionPage as english } from "../../en/site/excursion-page.ts";
import { plural } from "../../plural.ts";

export const excursionPage: typeof english = {
	partOfDay: {
		morning: "La matinée",
		afternoon: "L’après-midi",
		evening: "La soirée",
		night: "La nuit",
		day: "La journée",
		days: "Les journées",
	},
	facts: {
		lasts: "Durée",
		duration: ({ duration }) => `${duration}, de porte à porte`,
		starts: "Départs",
		back: "Retour",
		backAt: ({ time }) => `vers ${time}`,
		group: "Groupe",
		groupOf: ({ people }) =>
			plural("fr", people, { one: "1 personne", other: `${people} personnes au plus` }),
		effort: "Effort",
		age: "Âge",
		allAges: "À tout âge",
		fromAge: ({ years }) =>
			plural("fr", years, { one: "À partir de 1 an", other: `À partir de ${years} ans` }),
		next: ({ when, seats }) =>
			plural("fr", seats, {
				one: `<time>${when}</time>, encore 1 place`,
				other: `<time>${when}</time>, encore ${seats} places`,
			}),
		nextWhole: ({ when, people }) =>
			`<time>${when}</time>, rien que pour vous, jusqu’à ${people} personnes`,
		full: "Toutes les places sont prises",
		none: "Rien à réserver pour l’instant",
	},
	onlyInEnglish: "Cette description n’existe qu’en anglais.",
	whatToBring: "À apporter",
	goodToKnow: "Bon à savoir",
	pictures: {
		all: ({ count }) => `Voir les ${count} images`,
		numberOf: ({ number, count }) => `${number} sur ${count}`,
		previous: "Image précédente",
		next: "Image suivante",
		close: "Fermer les images",
	},
	otherTrips: "D’autres excursions",
	included: "Ce qui est compris",
	notIncluded: "Non compris",
	tripBegins: "Ici commence l’excursion",
	map: ({ stops }) => `Carte des points de prise en charge dans l’ordre du trajet : ${stops}`,
	mapNote: "Un croquis, le nord est en haut. Les numéros suivent les arrêts ci-dessus.",
	plansChange: {
		heading: "Si vos projets changent",
		text: ({ terms }) =>
			`${terms} À côté du jour choisi, nous indiquons la date et l’heure exactes. Si la météo nous empêche de partir, nous vous écrivons dès que nous le savons et vous choisissez : un autre jour ou le remboursement intégral.`,
	},
};
