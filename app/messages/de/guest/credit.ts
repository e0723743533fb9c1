import type { credit as english } from "../../en/guest/credit.ts";

export const credit: typeof english = {
	pageTitle: "Mit Guthaben bezahlen",
	title: "Mit Guthaben bezahlen",
	lead: ({ owed }) =>
		`Ein Guthaben bezahlt von den ${owed} so viel, wie es hat. Den Rest bezahlen Sie mit Karte.`,
	partPaid: ({ paid, owed }) =>
		`${paid} sind mit Ihrem Guthaben bezahlt. Noch zu bezahlen: ${owed}.`,
	label: "Code Ihres Guthabens",
	hint: "Er beginnt mit CR.",
	pay: "Mit dem Guthaben bezahlen",
	payRest: ({ owed }) => `${owed} mit Karte bezahlen`,
	have: "Ich habe ein Guthaben",
	inForm: ({ left }) =>
		`Auf diesem Guthaben sind ${left}. Es bezahlt, wenn Sie buchen; den Rest bezahlen Sie mit Karte.`,
	problems: {
		unknown: "Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise.",
		ended: "Dieses Guthaben ist abgelaufen.",
		empty: "Auf diesem Guthaben ist nichts mehr.",
		tooLittle: ({ left, least }) =>
			`Auf diesem Guthaben sind ${left}: zu wenig für diese Buchung, weil für die Karte mindestens ${least} bleiben müssen.`,
		nothingOwed: "Für diese Buchung ist nichts mehr zu bezahlen.",
		over: "Die Plätze dieser Buchung sind nicht mehr reserviert.",
		changed:
			"Im selben Moment hat jemand dieses Guthaben benutzt oder die Buchung geändert. Es wurde nichts abgebucht: Bitte versuchen Sie es noch einmal.",
		tooFast: "Das waren zu viele Versuche. Bitte warten Sie eine Minute.",
		notHere:
			"Ein Guthaben lässt sich hier nicht benutzen. Buchen Sie auf Ihrem Handy und geben Sie den Code dort ein.",
	},
	yours: {
		title: "Ihr Guthaben",
		left: ({ left }) => `noch ${left}`,
		until: ({ day }) => `Gültig bis ${day}`,
		created: "Für Sie ausgestellt",
		spent: ({ reference }) => `Bezahlt für ${reference}`,
		givenBack: ({ reference }) => `Zurück von ${reference}`,
		paidOut: "Ausgezahlt",
		expired: "Abgelaufen",
		use: "Geben Sie den Code ein, wo eine Buchung danach fragt, oder sagen Sie ihn uns.",
	},
	mail: {
		subject: ({ amount, reference }) => `Ihr Guthaben von ${amount} (${reference})`,
		heading: ({ amount }) => `Sie haben ein Guthaben von ${amount}.`,
		weather: ({ title, date, amount }) =>
			`Weil das Wetter „${title}“ am ${date} verhindert hat, haben Sie ein Guthaben von ${amount}.`,
		goodwill: ({ title, date, amount }) =>
			`Für Ihre Buchung von „${title}“ am ${date} geben wir Ihnen ein Guthaben von ${amount}.`,
		code: ({ code }) =>
			`Der Code ist ${code}. Geben Sie ihn ein, wo das Buchungsformular nach einem Code fragt, oder sagen Sie ihn uns: Wer ihn hat, kann damit bezahlen. Was übrig bleibt, bleibt Ihnen.`,
		see: "Zu unseren Ausflügen",
	},
};
