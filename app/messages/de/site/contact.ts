import type { contact as english } from "../../en/site/contact.ts";

export const contact: typeof english = {
	heading: "Fragen Sie uns alles",
	lead: "Erzählen Sie uns, wer mitkommt und was Ihnen gefällt. Ein Mensch antwortet.",
	name: "Ihr Name",
	email: "E-Mail-Adresse",
	emailHint: "Nur für unsere Antwort.",
	message: "Nachricht",
	leaveEmpty: "Bitte leer lassen",
	send: "Nachricht senden",
	sending: "Wird gesendet …",
	unsent: {
		nothing: "Wir haben sie noch nicht gelesen.",
		once: "Es bleibt bei einer Nachricht.",
		done: "Wir haben Ihre Nachricht.",
	},
	refused: {
		fields: "Ihre Nachricht ist noch nicht gesendet",
		tooMany: "Das waren viele Nachrichten in kurzer Zeit",
		unavailable: "Ihre Nachricht konnte nicht gespeichert werden",
		hint: ({ phone }) =>
			`Was Sie geschrieben haben, ist noch da. Bitte senden Sie es in einer Minute noch einmal${phone && `, oder rufen Sie an: <phone>${phone}</phone>`}.`,
	},
	sent: {
		heading: "Danke, wir haben Ihre Nachricht.",
		lead: "Ein Mensch liest sie und antwortet per E-Mail.",
		seeAll: "Alle Ausflüge ansehen",
	},
	ways: {
		label: "Andere Wege zu uns",
		callOrWrite: "Anrufen oder schreiben",
		office: "Das Büro",
		pickup:
			"<points>Alle Abholorte</points> mit ihren Ausflügen und Zeiten; Ihrer steht auf Ihrem Voucher. Seien Sie bitte fünf Minuten früher da. Wenn Sie den Bus nicht sehen, rufen Sie uns an.",
		findBooking: "Meine Buchung finden",
		voucher:
			"Zu Ihrem Voucher führt der Link in der Bestätigungsmail. Ist die Mail verloren gegangen, <ask>fordern Sie den Link neu an</ask>.",
	},
};
