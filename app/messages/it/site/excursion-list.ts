import type { excursionList as english } from "../../en/site/excursion-list.ts";
import { capital, numberWord, phrase } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

export const excursionList: typeof english = {
	noneThatDay: "Non rimborsabile in quel giorno",
	freeFrom: ({ date }) => `Cancellazione gratuita da ${date}`,
	heading: "Dove andiamo?",
	categories: { daily: "In giornata", weekend: "Fine settimana", adventure: "Avventura" },
	filters: {
		label: "Filtri",
		folded: "Scelga tipo, giorno, lingua o prezzo",
		kind: "Tipo di escursione",
		weekday: "Giorno della settimana",
		when: "Quando",
		anyDay: "Qualsiasi giorno",
		seatsFor: "Posti per",
		anyPeople: "Qualsiasi numero di persone",
		anyLanguage: "Qualsiasi lingua",
		price: "Prezzo per adulto, fino a",
		anyPrice: "Qualsiasi prezzo",
		show: "Mostra le escursioni",
		clear: "Togli tutti i filtri",
		noNetwork:
			"Al momento non c’è connessione. Le sue scelte sono ancora qui: cerchi di nuovo quando la connessione torna.",
	},
	span: {
		week: "Nei prossimi 7 giorni",
		tomorrow: "Domani",
		weekend: "Questo fine settimana",
		"next-week": "La prossima settimana",
	},
	tomorrow: ({ date }) => `Domani, ${date}`,
	upTo: ({ price }) => `fino a ${price}`,
	parts: {
		kind: { daily: "in giornata", weekend: "nel fine settimana", adventure: "di avventura" },
		otherKind: ({ kind }) => `«${kind}»`,
		kindBefore: ({ kind }) => kind,
		trips: ({ count, kinds }) =>
			phrase(plural("it", count, { one: "escursione", other: "escursioni" }), kinds),
		excursions: ({ kinds }) => phrase("escursioni", kinds),
		weekday: ({ day }) => day,
		onWeekdays: ({ days }) => `di ${days}`,
		anyWeekday: ({ day }) => day,
		onAnyWeekday: ({ days }) => `di ${days}`,
		span: {
			week: "nei prossimi 7 giorni",
			tomorrow: "domani",
			weekend: "questo fine settimana",
			"next-week": "la prossima settimana",
		},
		onDate: ({ date }) => date,
		dates: ({ weekdays, when }) => phrase(weekdays, when),
		tripIn: ({ trip, language }) => `${trip} in ${language}`,
		tripUpTo: ({ trip, price }) => `${trip} a ${price} o meno`,
	},
	count: ({ count, trips, dates }) =>
		phrase(
			plural("it", count, {
				zero: `Nessuna ${trips}`,
				one: `Un’${trips}`,
				other: `${capital(numberWord(numberWords, count))} ${trips}`,
			}),
			dates,
		),
	title: ({ excursions, dates, language, people, price }) =>
		phrase(
			capital(excursions),
			dates,
			language && `in ${language}`,
			people && `per ${people}`,
			price && `fino a ${price}`,
		),
	nothing: {
		onSale: ({ trip }) => `Al momento nessuna ${trip} è in vendita`,
		onDates: ({ trip, dates }) => `Nessuna ${trip} parte ${dates}`,
		inLanguage: ({ trip, dates }) => `Nessuna ${trip} parte ${dates || "al momento"}`,
		atPrice: ({ trip, dates, price }) => phrase(`Nessuna ${trip}`, dates, `costa ${price} o meno`),
		forPeople: ({ trip, dates, people }) =>
			phrase(
				`Nessuna ${trip} ha posto`,
				dates,
				plural("it", people, {
					one: "per una persona",
					other: `per ${numberWord(numberWords, people)} persone`,
				}),
			),
	},
	instead: {
		days: ({ trips, days }) => `Le ${trips} partono ${days}.`,
		date: ({ date }) => `La prossima parte ${date}.`,
		languages: ({ languages }) => `Le guide di queste escursioni parlano ${languages}.`,
		price: ({ price }) => `La più economica costa ${price}.`,
		seats: ({ seats }) =>
			plural("it", seats, {
				one: "Su ciascuna resta al massimo un posto.",
				other: `Su ciascuna restano al massimo ${numberWord(numberWords, seats)} posti.`,
			}),
	},
	nearest: ({ differences }) => `L’escursione più simile ${differences}:`,
	difference: {
		categories: "è di un altro tipo",
		days: "parte in un altro giorno della settimana",
		when: "parte in un’altra data",
		language: "ha una guida che parla un’altra lingua",
		maxCents: "costa di più",
		people: "ha meno posti liberi",
	},
	askUs: "Ce lo chieda: forse troviamo il modo.",
	noTrips: {
		heading: "Al momento non ci sono escursioni in vendita",
		lead: ({ phone }) =>
			`Ci scriva e le diciamo quando ci sono di nuovo escursioni.${phone && ` Oppure chiami il numero ${phone}.`}`,
		write: "Ci scriva",
	},
};
