import type { questions as english } from "../../en/booking/questions.ts";
import { plural } from "../../plural.ts";

export const questions: typeof english = {
	pageTitle: "Fragen zu Ihrem Ausflug",
	legend: "Für Ihren Ausflug",
	title: ({ name }) => `Was wir wissen müssen, ${name}`,
	lead: ({ until }) =>
		`Sie können bis ${until} antworten und Ihre Antworten ändern. Was Sie noch nicht wissen, darf leer bleiben.`,
	forAll: "Für Sie alle",
	guest: {
		adults: ({ number }) => `Erwachsene Person ${number}`,
		children: ({ number }) => `Kind ${number}`,
		bebe: ({ number }) => `Kleinkind ${number}`,
	},
	optional: "(freiwillig)",
	choose: "Bitte wählen",
	yes: "Ja",
	no: "Nein",
	agreedEarlier: "Sie haben einer früheren Fassung dieses Textes zugestimmt, und das bleibt so.",
	save: "Antworten speichern",
	saved: "Ihre Antworten sind gespeichert.",
	unsent: { once: "Ihre Antworten werden einmal gespeichert." },
	missing: ({ count }) =>
		plural("de", count, {
			one: "Eine Antwort fehlt noch.",
			other: `${count} Antworten fehlen noch.`,
		}),
	missingWhy: "Wir brauchen sie, damit das Richtige für Sie bereitsteht.",
	answer: "Jetzt antworten",
	look: "Ihre Antworten",
	tooLate: "Hier lassen sich Antworten nicht mehr ändern",
	wasPossibleUntil: ({ until }) => `Das war bis ${until} möglich.`,
	changedMeanwhile:
		"Im selben Moment wurde diese Buchung oder eine ihrer Fragen geändert. Bitte sehen Sie Ihre Antworten an und speichern Sie noch einmal.",
	notSaved: "Noch ist nichts gespeichert: Bitte sehen Sie an, was markiert ist.",
	errors: {
		missing: ({ title }) => `Bitte antworten Sie: ${title}`,
		agree: ({ title }) => `Bitte kreuzen Sie an: ${title}`,
		choose: ({ title }) => `Bitte wählen Sie eine der Antworten: ${title}`,
		number: ({ title }) => `Bitte geben Sie eine Zahl ein: ${title}`,
		textChanged: ({ title }) =>
			`Dieser Text wurde gerade geändert. Bitte lesen Sie ihn noch einmal und kreuzen Sie an: ${title}`,
	},
};
