import type { signIn as english } from "../../en/account/sign-in.ts";

export const signIn: typeof english = {
	title: "Anmelden",
	greeting: {
		morning: "Guten Morgen",
		afternoon: "Guten Tag",
		evening: "Guten Abend",
	},
	form: {
		email: "E-Mail",
		password: "Passwort",
		staySignedIn: "Auf diesem Gerät angemeldet bleiben",
		submit: "Anmelden",
		submitting: "Anmeldung läuft …",
		forgot: "Ich habe mein Passwort vergessen",
	},
	passkey: {
		use: "Mit einem Passkey anmelden",
		waiting: "Warten auf Ihren Passkey …",
		ended: {
			cancelled:
				"Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder melden Sie sich auf andere Weise an.",
			busy: "Zu viele Versuche. Warten Sie eine Minute, und versuchen Sie es dann noch einmal.",
			offline:
				"Wir waren nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es dann noch einmal.",
			failed:
				"Ihr Passkey ließ sich nicht verwenden. Versuchen Sie es noch einmal, oder melden Sie sich auf andere Weise an.",
		},
	},
	providers: { besidePassword: "Oder anmelden mit", alone: "Anmelden mit" },
	impossible:
		"Im Moment kann sich hier niemand anmelden. Wenden Sie sich bitte an den Betreiber dieser Seite.",
	signOutMessage: { accountDeleted: "Ihr Konto ist gelöscht.", signedOut: "Sie sind abgemeldet" },
};
