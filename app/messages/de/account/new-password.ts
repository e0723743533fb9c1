import type { newPassword as english } from "../../en/account/new-password.ts";

export const newPassword: typeof english = {
	forgotten: {
		title: "Passwort vergessen?",
		lead: "Nennen Sie uns Ihre E-Mail-Adresse. Wir schicken Ihnen einen Link, über den Sie ein neues Passwort wählen.",
		sent: "Wenn wir diese E-Mail-Adresse kennen, ist der Link zu Ihnen unterwegs: Sehen Sie in Ihr Postfach. Der Link gilt eine Stunde.",
		email: "E-Mail",
		send: "Link zuschicken",
		sendAgain: "Noch einmal zuschicken",
		backToSignIn: "Zurück zur Anmeldung",
	},
	hint: ({ least }) =>
		`Mindestens ${least} Zeichen. Ein paar Wörter merken Sie sich leichter als Sonderzeichen; verwenden Sie keine Namen.`,
	reset: {
		title: "Ein neues Passwort",
		label: "Neues Passwort",
		save: "Neues Passwort speichern",
		signsOut: "Sie werden auf allen Ihren Geräten abgemeldet.",
		passkeysStay: ({ passkeys }) =>
			`Mit diesen Passkeys kommt man auch danach in Ihr Konto: ${passkeys}. Ist einer nicht von Ihnen? Entfernen Sie ihn auf der Seite Ihres Kontos, oder bitten Sie die Leitung Ihres Teams, Ihren zweiten Faktor zu entfernen.`,
		saved: "Ihr Passwort ist geändert. Melden Sie sich mit dem neuen an.",
	},
	over: {
		title: "Dieser Link gilt nicht mehr",
		sendNew: "Neuen Link zuschicken",
		backToSignIn: "Zurück zur Anmeldung",
	},
};
