import type { excursionList as english } from "../../en/site/excursion-list.ts";
import { capital, numberWord, phrase } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

export const excursionList: typeof english = {
	noneThatDay: "Non remboursable ce jour-là",
	freeFrom: ({ date }) => `Annulation gratuite à partir du ${date}`,
	heading: "Où allons-nous ?",
	categories: { daily: "À la journée", weekend: "Week-end", adventure: "Aventure" },
	filters: {
		label: "Filtres",
		folded: "Choisir le type, le jour, la langue ou le prix",
		kind: "Type d’excursion",
		weekday: "Jour de la semaine",
		when: "Quand",
		anyDay: "N’importe quel jour",
		seatsFor: "Places pour",
		anyPeople: "Peu importe le nombre",
		anyLanguage: "Toutes les langues",
		price: "Prix par adulte, jusqu’à",
		anyPrice: "Tous les prix",
		show: "Voir les excursions",
		clear: "Effacer tous les filtres",
		noNetwork:
			"Il n’y a pas de réseau pour le moment. Vos choix sont toujours là : relancez la recherche dès que le réseau est de retour.",
	},
	span: {
		week: "Dans les 7 prochains jours",
		tomorrow: "Demain",
		weekend: "Ce week-end",
		"next-week": "La semaine prochaine",
	},
	tomorrow: ({ date }) => `Demain, ${date}`,
	upTo: ({ price }) => `jusqu’à ${price}`,
	parts: {
		kind: { daily: "à la journée", weekend: "de week-end", adventure: "d’aventure" },
		otherKind: ({ kind }) => `« ${kind} »`,
		kindBefore: ({ kind }) => kind,
		trips: ({ count, kinds }) =>
			phrase(plural("fr", count, { one: "excursion", other: "excursions" }), kinds),
		excursions: ({ kinds }) => phrase("excursions", kinds),
		weekday: ({ day }) => `le ${day}`,
		onWeekdays: ({ days }) => days,
		anyWeekday: ({ day }) => `un ${day}`,
		onAnyWeekday: ({ days }) => days,
		span: {
			week: "dans les 7 prochains jours",
			tomorrow: "demain",
			weekend: "ce week-end",
			"next-week": "la semaine prochaine",
		},
		onDate: ({ date }) => `le ${date}`,
		dates: ({ weekdays, when }) => phrase(weekdays, when),
		tripIn: ({ trip, language }) => `${trip} en ${language}`,
		tripUpTo: ({ trip, price }) => `${trip} à ${price} ou moins`,
	},
	count: ({ count, trips, dates }) => {
		const number = { zero: "Aucune", one: "Une", other: capital(numberWord(numberWords, count)) };
		return phrase(plural("fr", count, number), trips, dates);
	},
	title: ({ excursions, dates, language, people, price }) =>
		phrase(
			capital(excursions),
			dates,
			language && `en ${language}`,
			people && `pour ${people}`,
			price && `jusqu’à ${price}`,
		),
	nothing: {
		onSale: ({ trip }) => `Aucune ${trip} n’est en vente pour le moment`,
		onDates: ({ trip, dates }) => `Aucune ${trip} ne part ${dates}`,
		inLanguage: ({ trip, dates }) => `Aucune ${trip} ne part ${dates || "pour le moment"}`,
		atPrice: ({ trip, dates, price }) =>
			phrase(`Aucune ${trip} ne coûte`, dates, `${price} ou moins`),
		forPeople: ({ trip, dates, people }) =>
			phrase(
				`Aucune ${trip} n’a de place`,
				dates,
				plural("fr", people, {
					one: "pour une personne",
					other: `pour ${numberWord(numberWords, people)} personnes`,
				}),
			),
	},
	instead: {
		days: ({ trips, days }) => `Les ${trips} partent ${days}.`,
		date: ({ date }) => `La prochaine part le ${date}.`,
		languages: ({ languages }) => `Les guides de ces excursions parlent ${languages}.`,
		price: ({ price }) => `La moins chère coûte ${price}.`,
		seats: ({ seats }) =>
			plural("fr", seats, {
				one: "Il reste au plus une place sur chacune d’elles.",
				other: `Il reste au plus ${numberWord(numberWords, seats)} places sur chacune d’elles.`,
			}),
	},
	nearest: ({ differences }) => `L’excursion la plus proche ${differences} :`,
	difference: {
		categories: "est d’un autre type",
		days: "part un autre jour de la semaine",
		when: "part à une autre date",
		language: "a un guide qui parle une autre langue",
		maxCents: "coûte plus cher",
		people: "a moins de places libres",
	},
	askUs: "Demandez-nous : nous trouverons peut-être une solution.",
	noTrips: {
		heading: "Aucune excursion n’est en vente pour le moment",
		lead: ({ phone }) =>
			`Écrivez-nous et nous vous dirons quand il y aura de nouveau des excursions.${phone && ` Ou appelez le ${phone}.`}`,
		write: "Écrivez-nous",
	},
};
