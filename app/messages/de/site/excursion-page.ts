import type { excursionPage as english } from "../../en/site/excursion-page.ts";
import { plural } from "../../plural.ts";

export const excursionPage: typeof english = {
	partOfDay: {
		morning: "Der Morgen",
		afternoon: "Der Nachmittag",
		evening: "Der Abend",
		night: "Die Nacht",
		day: "Der Tag",
		days: "Die Tage",
	},
	facts: {
		lasts: "Dauer",
		duration: ({ duration }) => `${duration}, von Tür zu Tür`,
		starts: "Abfahrt",
		back: "Zurück",
		backAt: ({ time }) => `gegen ${time}`,
		group: "Gruppe",
		groupOf: ({ people }) =>
			plural("de", people, { one: "1 Person", other: `höchstens ${people} Personen` }),
		effort: "Anforderung",
		age: "Alter",
		allAges: "für jedes Alter",
		fromAge: ({ years }) => plural("de", years, { one: "ab 1 Jahr", other: `ab ${years} Jahren` }),
		next: ({ when, seats }) =>
			plural("de", seats, {
				one: `<time>${when}</time>, noch 1 Platz`,
				other: `<time>${when}</time>, noch ${seats} Plätze`,
			}),
		nextWhole: ({ when, people }) => `<time>${when}</time>, nur für Sie, bis zu ${people} Personen`,
		full: "Alle Plätze sind vergeben",
		none: "Zurzeit nicht buchbar",
	},
	onlyInEnglish: "Diese Beschreibung gibt es nur auf Englisch.",
	whatToBring: "Bitte mitbringen",
	goodToKnow: "Gut zu wissen",
	pictures: {
		all: ({ count }) => `Alle ${count} Bilder`,
		numberOf: ({ number, count }) => `${number} von ${count}`,
		previous: "Voriges Bild",
		next: "Nächstes Bild",
		close: "Bilder schließen",
	},
	otherTrips: "Weitere Ausflüge",
	included: "Das ist dabei",
	notIncluded: "Nicht dabei",
	tripBegins: "Hier beginnt der Ausflug",
	map: ({ stops }) => `Karte der Abholorte in der Reihenfolge der Fahrt: ${stops}`,
	mapNote: "Eine Skizze, Norden ist oben. Die Nummern folgen den Abholorten oben.",
	plansChange: {
		heading: "Wenn sich Ihre Pläne ändern",
		text: ({ terms }) =>
			`${terms} Beim gewählten Tag zeigen wir Ihnen das genaue Datum und die Uhrzeit. Lässt das Wetter die Abfahrt nicht zu, schreiben wir Ihnen, sobald wir es wissen, und Sie entscheiden: ein anderer Tag oder Ihr ganzes Geld zurück.`,
	},
};
