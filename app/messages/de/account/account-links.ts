import type { accountLinks as english } from "../../en/account/account-links.ts";

export const accountLinks: typeof english = {
	invitation: {
		title: "Ihr Konto",
		heading: ({ name }) => `Willkommen, ${name}`,
		lead: ({ email }) => `Wählen Sie das Passwort Ihres Kontos. Sie melden sich mit ${email} an.`,
		label: "Ihr Passwort",
		save: "Passwort speichern",
		saved:
			"Ihr Passwort ist gespeichert. Melden Sie sich mit Ihrer E-Mail-Adresse und diesem Passwort an.",
		somebodyElse: {
			heading: "Hier ist jemand anderes angemeldet",
			lead: ({ invited, email, signedIn }) =>
				`Diese Einladung ist für ${invited} (${email}). Auf diesem Gerät ist ${signedIn} angemeldet.`,
			signOut: ({ signedIn }) => `${signedIn} abmelden und weiter`,
			stay: ({ signedIn }) => `Als ${signedIn} angemeldet bleiben`,
		},
		over: {
			heading: "Diese Einladung gilt nicht mehr",
			lead: ({ hours }) =>
				`Eine Einladung gilt einmal und ${hours} Stunden lang, und eine neuere ersetzt sie. Wenn Sie Ihr Passwort schon gewählt haben, melden Sie sich damit an. Sonst bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.`,
			signIn: "Anmelden",
		},
	},
	notMe: {
		title: "Das war ich nicht",
		lead: "Jemand hat mit Ihrer Adresse ein Konto beantragt, und niemand hat es bestätigt. Wenn Sie es nicht waren, entfernen Sie das Konto: Sein Passwort und alles andere darin werden sofort gelöscht.",
		remove: "Konto entfernen",
		afterAll: "Wenn Sie es doch selbst waren, schließen Sie diese Seite.",
		removed: {
			heading: "Das Konto ist gelöscht",
			note: "Zu Ihrer Adresse gibt es kein Konto mehr.",
			goHome: "Zur Startseite",
		},
		nothing: ({ phone }) =>
			`Mit diesem Link lässt sich nichts entfernen: Er wurde schon verwendet, ist älter als eine Woche, oder das Konto ist bestätigt. Wenn nicht Sie es bestätigt haben, rufen Sie uns an: ${phone}.`,
		failed:
			"Das hat nicht geklappt. Warten Sie bitte eine Minute und versuchen Sie es noch einmal.",
	},
	verified: "Ihre E-Mail-Adresse ist bestätigt.",
	failed: {
		title: "Die Anmeldung hat nicht geklappt",
		heading: "Das hat nicht geklappt",
		lead: "Wir konnten Ihre Anfrage nicht abschließen. Bitte versuchen Sie es noch einmal.",
		code: "Fehlercode:",
		goHome: "Zur Startseite",
	},
};
