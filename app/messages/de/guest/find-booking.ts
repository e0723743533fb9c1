import type { findBooking as english } from "../../en/guest/find-booking.ts";

export const findBooking: typeof english = {
	title: "Meine Buchung finden",
	description: "E-Mail nicht mehr da? Wir schicken Ihnen den Link zu Ihrer Buchung noch einmal.",
	lead: "Nennen Sie uns den Code und die E-Mail-Adresse Ihrer Buchung: Wir schicken Ihnen den Link noch einmal.",
	nothingSent: "Es ist noch nichts abgeschickt.",
	code: "Code Ihrer Buchung",
	codeHint: "Zum Beispiel IX-7K3F9; er steht in jeder E-Mail von uns.",
	email: "E-Mail",
	send: "Link zuschicken",
	sending: "Wird gesendet …",
	unsent: {
		nothing: "Es ist keine E-Mail unterwegs.",
		once: "Sie bekommen eine einzige E-Mail.",
		done: "Wenn Code und E-Mail-Adresse zu einer Buchung gehören, ist die E-Mail unterwegs.",
	},
	noCode: ({ phone }) =>
		phone && `Code nicht zur Hand? Wir sehen für Sie nach: <phone>${phone}</phone>.`,
	inbox: {
		title: "Sehen Sie in Ihr Postfach",
		lead: "Wenn Code und E-Mail-Adresse zu einer Buchung gehören, ist der Link dorthin unterwegs. Das kann eine Minute dauern; sehen Sie bitte auch im Spam-Ordner nach.",
		seeTrips: "Ausflüge ansehen",
		anotherCode: "Anderen Code eingeben",
		nothingThere: ({ phone }) =>
			phone && `Nichts angekommen? Rufen Sie uns an: <phone>${phone}</phone>.`,
	},
	problems: {
		tooMany:
			"Das waren viele Anfragen auf einmal. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.",
		unavailable:
			"Wir konnten gerade nicht nachsehen. Bitte versuchen Sie es in einer Minute noch einmal.",
	},
	codeLike: "Geben Sie den Code Ihrer Buchung ein, zum Beispiel IX-7K3F9",
};
