import type { yourData as english } from "../../en/guest/your-data.ts";

export const yourData: typeof english = {
	link: "Ihre Daten: mitnehmen oder löschen lassen",
	pageTitle: "Ihre Daten",
	title: "Ihre Daten",
	lead: "Was wir in dieser Buchung von Ihnen speichern: zum Mitnehmen oder zum Löschen.",
	email: "Die E-Mail-Adresse Ihrer Buchung",
	emailWhy:
		"Ein Voucher liegt manchmal offen auf einem Tisch. Ihre E-Mail-Adresse zeigt, dass Sie es sind.",
	backTo: "Zurück zur Buchung",
	take: {
		heading: "Mitnehmen",
		text: "Eine Datei (JSON) mit allem, was wir in dieser Buchung von Ihnen speichern: was Sie eingegeben haben, unsere Notizen, unsere Mails, die Zahlungen und jede Änderung.",
		button: "Meine Daten herunterladen",
	},
	erase: {
		heading: "Löschen lassen",
		goes: "Sofort und endgültig verschwinden: Ihr Name, Ihre E-Mail-Adresse, Telefonnummer und Hinweise, Ihre Sprache, der Wortlaut unserer Mails an Sie und alles, was jemand in dieser Buchung über Sie geschrieben hat.",
		stays: ({ reference }) =>
			`Das Gesetz verpflichtet uns, ohne Ihren Namen in unseren Büchern zu behalten: den Code <code>${reference}</code>, den Ausflug und seinen Tag, wie viele Sie waren und wo Sie eingestiegen sind, Beträge, Zahlungen und deren Daten.`,
		ends: "Diese Seite und der Voucher funktionieren nicht mehr. Wir finden die Buchung nicht mehr unter Ihrem Namen oder Ihrer E-Mail-Adresse und können keine Fragen mehr zu ihr beantworten.",
		others:
			"Der Zahlungsanbieter bewahrt Ihre Zahlung nach seinen eigenen gesetzlichen Pflichten auf. Sicherungskopien der Datenbank enden von selbst nach einigen Tagen oder Wochen. Nachrichten von der Kontaktseite gehören zu keiner Buchung: Schreiben Sie uns, und wir löschen auch sie.",
		button: "Meine Daten endgültig löschen",
		unsent: { once: "Gelöscht wird nur einmal." },
		notYet: "Noch können Sie sie nicht löschen",
		waits: {
			isComing:
				"Der Ausflug steht noch bevor, und ohne Ihre Daten gibt es keinen Voucher. Sobald er vorbei oder storniert ist, können Sie sie hier löschen.",
			isHeld:
				"Für Sie werden gerade Plätze freigehalten. Wenn diese Zeit vorbei ist, können Sie Ihre Daten hier löschen.",
			hasMoneyToReturn:
				"Sie bekommen noch Geld zurück. Sobald Sie es haben, können Sie Ihre Daten hier löschen.",
			hasOpenPage:
				"Eine Zahlungsseite dieser Buchung ist noch offen. Sobald sie bezahlt oder geschlossen ist, können Sie Ihre Daten hier löschen.",
			hasDispute:
				"Ihre Bank hat über eine Zahlung dieser Buchung noch nicht entschieden. Danach können Sie Ihre Daten hier löschen.",
			isOwed:
				"Für diese Buchung ist noch etwas zu bezahlen. Sobald das erledigt ist, können Sie Ihre Daten hier löschen.",
			hasOpenQuestion:
				"Wir klären zu dieser Buchung noch etwas. Schreiben Sie uns, wenn es lange dauert.",
			hasMailOnItsWay:
				"Gerade geht eine Mail an Sie hinaus. Bitte versuchen Sie es in einigen Minuten noch einmal, spätestens in einer Stunde.",
		},
	},
	problems: {
		nothing: "Es ist noch nichts geschehen.",
		wrongEmail:
			"Das ist nicht die E-Mail-Adresse dieser Buchung. Bitte sehen Sie in der Mail mit Ihrem Voucher nach.",
		tooMany:
			"Das waren viele Versuche in kurzer Zeit. Bitte versuchen Sie es in einer Minute noch einmal.",
		changed: "An dieser Buchung hat sich etwas geändert. Bitte sehen Sie noch einmal nach.",
	},
	erased: {
		title: "Ihre Daten sind gelöscht",
		lead: "Name, E-Mail-Adresse, Telefonnummer, Hinweise und Mails sind aus Ihrer Buchung verschwunden. Was wir nach dem Gesetz behalten müssen, trägt Ihren Namen nicht mehr.",
		home: "Zur Startseite",
	},
};
