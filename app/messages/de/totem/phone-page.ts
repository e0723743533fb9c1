import type { phonePage as english } from "../../en/totem/phone-page.ts";

export const phonePage: typeof english = {
	title: "Ihre Buchung abschließen",
	day: "Tag",
	guests: "Gäste",
	pickUp: "Wir holen Sie ab",
	toPay: "Sie zahlen",
	toPayAtReception: "Sie zahlen an der Rezeption",
	stillFree: ({ seats }) =>
		`${seats === 1 ? "Noch 1 Platz ist" : `Noch ${seats} Plätze sind`} an diesem Tag frei. Ihre gehören Ihnen, sobald Sie buchen.`,
	book: "Zahlungspflichtig buchen",
	bookAndPay: ({ price }) => `Zahlungspflichtig buchen, ${price}`,
	chosenAt: ({ hotel }) =>
		`Ausgewählt im ${hotel}. Der Bildschirm dort aktualisiert sich von selbst.`,
	unread: ({ phone }) =>
		`Es wurde nichts gebucht und nichts abgebucht. Bitte versuchen Sie es in einigen Minuten noch einmal${phone && ` oder rufen Sie ${phone} an`}.`,
	ended: {
		title: "Dieser Code ist verbraucht",
		text: "Jeder Code gilt für eine Buchung, auf einem Handy, 15 Minuten lang. Tippen Sie auf dem Bildschirm in der Lobby auf „Neuen Code zeigen“ und scannen Sie diesen. Mit diesem hier wurde nichts gebucht.",
	},
	gone: {
		title: "Diese Plätze sind gerade vergeben",
		text: ({ trip, day }) =>
			`Jemand anderes hat „<trip>${trip}</trip>“ am ${day} gebucht, während Sie Ihr Handy gesucht haben. Das tut uns leid. Es wurde nichts gebucht und nichts bezahlt.`,
		otherDays: "Andere Tage ansehen",
	},
};
