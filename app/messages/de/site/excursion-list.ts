import type { excursionList as english } from "../../en/site/excursion-list.ts";
import { capital, numberWord, phrase } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

export const excursionList: typeof english = {
	noneThatDay: "An diesem Tag keine Erstattung möglich",
	freeFrom: ({ date }) => `Kostenlos stornierbar ab ${date}`,
	heading: "Wohin soll es gehen?",
	categories: { daily: "Tagesausflüge", weekend: "Wochenende", adventure: "Abenteuer" },
	filters: {
		label: "Filter",
		folded: "Art, Tag, Sprache oder Preis wählen",
		kind: "Art des Ausflugs",
		weekday: "Wochentag",
		when: "Wann",
		anyDay: "Beliebiger Tag",
		seatsFor: "Plätze für",
		anyPeople: "Beliebig viele Personen",
		anyLanguage: "Jede Sprache",
		price: "Preis pro Erwachsenem, bis",
		anyPrice: "Jeder Preis",
		show: "Ausflüge zeigen",
		clear: "Alle Filter entfernen",
		noNetwork:
			"Im Moment gibt es keine Verbindung. Ihre Auswahl ist noch da: Suchen Sie noch einmal, sobald die Verbindung zurück ist.",
	},
	span: {
		week: "In den nächsten 7 Tagen",
		tomorrow: "Morgen",
		weekend: "Dieses Wochenende",
		"next-week": "Nächste Woche",
	},
	tomorrow: ({ date }) => `Morgen, ${date}`,
	upTo: ({ price }) => `bis ${price}`,
	parts: {
		// the beginning of a compound: "Tages- oder Wochenendausflüge"
		kind: { daily: "Tages", weekend: "Wochenend", adventure: "Abenteuer" },
		otherKind: ({ kind }) => `„${kind}“`,
		kindBefore: ({ kind }) => `${kind}-`,
		trips: ({ count, kinds }) => compound(kinds, plural("de", count, trip)),
		excursions: ({ kinds }) => compound(kinds, trip.other),
		weekday: ({ day }) => day,
		onWeekdays: ({ days }) => `am ${days}`,
		anyWeekday: ({ day }) => day,
		onAnyWeekday: ({ days }) => `an einem ${days}`,
		span: {
			week: "in den nächsten 7 Tagen",
			tomorrow: "morgen",
			weekend: "an diesem Wochenende",
			"next-week": "nächste Woche",
		},
		onDate: ({ date }) => `am ${date}`,
		dates: ({ weekdays, when }) => phrase(weekdays, when),
		tripIn: ({ trip, language }) => `${trip} auf ${language}`,
		tripUpTo: ({ trip, price }) => `${trip} für ${price} oder weniger`,
	},
	count: ({ count, trips, dates }) => {
		const number = { zero: "Kein", one: "Ein", other: capital(numberWord(numberWords, count)) };
		return phrase(plural("de", count, number), trips, dates);
	},
	title: ({ excursions, dates, language, people, price }) =>
		phrase(
			excursions,
			dates,
			language && `auf ${language}`,
			people && `für ${people}`,
			price && `bis ${price}`,
		),
	nothing: {
		onSale: ({ trip }) => `Zurzeit gibt es keinen ${trip}`,
		onDates: ({ trip, dates }) => `Kein ${trip} startet ${dates}`,
		inLanguage: ({ trip, dates }) => `Kein ${trip} startet ${dates || "in nächster Zeit"}`,
		atPrice: ({ trip, dates, price }) =>
			phrase(`Kein ${trip} kostet`, dates, `${price} oder weniger`),
		forPeople: ({ trip, dates, people }) =>
			phrase(
				`Kein ${trip} hat`,
				dates,
				plural("de", people, {
					one: "noch einen Platz frei",
					other: `noch ${numberWord(numberWords, people)} Plätze frei`,
				}),
			),
	},
	instead: {
		days: ({ trips, days }) => `${trips} starten ${days}.`,
		date: ({ date }) => `Der nächste startet am ${date}.`,
		languages: ({ languages }) => `Diese Ausflüge werden auf ${languages} geführt.`,
		price: ({ price }) => `Der günstigste kostet ${price}.`,
		seats: ({ seats }) =>
			plural("de", seats, {
				one: "Überall ist höchstens noch ein Platz frei.",
				other: `Überall sind höchstens noch ${numberWord(numberWords, seats)} Plätze frei.`,
			}),
	},
	nearest: ({ differences }) => `Der ähnlichste Ausflug ${differences}:`,
	difference: {
		categories: "ist von anderer Art",
		days: "startet an einem anderen Wochentag",
		when: "startet an einem anderen Datum",
		language: "wird in einer anderen Sprache geführt",
		maxCents: "kostet mehr",
		people: "hat weniger freie Plätze",
	},
	askUs: "Fragen Sie uns: Vielleicht finden wir einen Weg.",
	noTrips: {
		heading: "Zurzeit sind keine Ausflüge buchbar",
		lead: ({ phone }) =>
			`Schreiben Sie uns, dann sagen wir Ihnen, wann es wieder Ausflüge gibt.${phone && ` Oder rufen Sie uns an: ${phone}.`}`,
		write: "Schreiben Sie uns",
	},
};

const trip = { one: "Ausflug", other: "Ausflüge" };

function compound(kinds: string, noun: string): string {
	if (kinds.endsWith("“")) return `${kinds}-${noun}`;
	return kinds ? kinds + noun.toLowerCase() : noun;
}
