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
	verified: "Ihre E-Mail-Adresse ist bestätigt.",
	failed: {
		title: "Die Anmeldung hat nicht geklappt",
		heading: "Das hat nicht geklappt",
		lead: "Wir konnten Ihre Anfrage nicht abschließen. Bitte versuchen Sie es noch einmal.",
		code: "Fehlercode:",
		goHome: "Zur Startseite",
	},
};
