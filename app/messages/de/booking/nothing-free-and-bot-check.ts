import type { nothingFreeAndBotCheck as english } from "../../en/booking/nothing-free-and-bot-check.ts";
import { plural } from "../../plural.ts";

export const nothingFreeAndBotCheck: typeof english = {
	nothingFree: {
		full: "Alles ausgebucht",
		fullSentence:
			"Alle buchbaren Tage sind voll. Wählen Sie einen im Kalender, und wir sagen Ihnen, wenn Plätze frei werden.",
		notRunning: "Zurzeit ist keine Abfahrt buchbar",
		notRunningSentence:
			"In den nächsten Monaten findet dieser Ausflug nicht statt. Schreiben Sie uns, und wir sagen Ihnen, wann es wieder losgeht.",
		otherTrips: "Andere Ausflüge ansehen",
		writeToUs: "Schreiben Sie uns",
	},
	personCheck: {
		heading: "Zeigen Sie, dass Sie ein Mensch sind",
		failed: ({ phone }) =>
			`Die Prüfung wurde nicht geladen. Laden Sie die Seite neu${phone && `, oder rufen Sie uns an: ${phone}. Wir buchen für Sie`}.`,
	},
	tellMe: "Sagen Sie mir, wenn Plätze frei werden",
	unavailable: {
		full: ({ day }) => `${day}, ist ausgebucht.`,
		tooLate: ({ day }) => `${day}, ist nicht mehr buchbar.`,
		notOnSale: ({ day }) => `${day}, ist nicht buchbar.`,
		next: ({ day, seats }) =>
			plural("de", seats, {
				one: `Der nächste freie Tag ist ${day}, noch 1 Platz.`,
				other: `Der nächste freie Tag ist ${day}, noch ${seats} Plätze.`,
			}),
		noOther: "Zurzeit ist kein anderer Tag frei.",
		take: ({ day }) => `${day} wählen`,
	},
	departuresOn: ({ day }) => `Abfahrten am ${day}`,
	limit: {
		fullDay: ({ seats, day }) =>
			plural("de", seats, {
				one: `Mehr Plätze gibt es nicht: Am ${day}, ist noch 1 frei. Auch Kleinkinder brauchen einen Platz.`,
				other: `Mehr Plätze gibt es nicht: Am ${day}, sind noch ${seats} frei. Auch Kleinkinder brauchen einen Platz.`,
			}),
		fullTrip: ({ seats }) =>
			`Mehr Plätze gibt es nicht: Bei diesem Ausflug sind es höchstens ${seats}. Auch Kleinkinder brauchen einen Platz.`,
		overfullDay: ({ seats, day }) =>
			plural("de", seats, {
				one: `So viele Plätze gibt es nicht: Am ${day}, ist noch 1 frei. Auch Kleinkinder brauchen einen Platz.`,
				other: `So viele Plätze gibt es nicht: Am ${day}, sind noch ${seats} frei. Auch Kleinkinder brauchen einen Platz.`,
			}),
		overfullTrip: ({ seats }) =>
			`So viele Plätze gibt es nicht: Bei diesem Ausflug sind es höchstens ${seats}. Auch Kleinkinder brauchen einen Platz.`,
		lookForMore: "Anderen Tag wählen",
	},
};
