import type { accountMails as english } from "../../en/account/account-mails.ts";

export const accountMails: typeof english = {
	hello: ({ name }) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
	link: ({ label, url }) => `${label}: ${url}`,
	verification: {
		subject: ({ operator }) => `Bestätigen Sie Ihre E-Mail-Adresse für ${operator}`,
		heading: "Ist das Ihre Adresse?",
		say: ({ email }) => `Bitte bestätigen Sie, dass ${email} Ihnen gehört.`,
		action: "E-Mail-Adresse bestätigen",
		life: "Der Link gilt eine Stunde.",
		otherwise:
			"Wenn Sie kein Konto beantragt haben, hat jemand anderes Ihre Adresse eingegeben. Sie können diese E-Mail ignorieren oder uns schreiben, dann entfernen wir das Konto.",
	},
	emailChange: {
		subject: ({ operator }) => `E-Mail-Adresse für ${operator} ändern?`,
		heading: "E-Mail-Adresse ändern?",
		say: ({ newEmail }) =>
			`Sie möchten sich künftig mit ${newEmail} anmelden. Öffnen Sie den Link in dem Browser, in dem Sie angemeldet sind.`,
		action: "E-Mail-Adresse ändern",
		life: "Der Link gilt eine Stunde.",
		otherwise:
			"Wenn Sie das nicht waren, ignorieren Sie diese E-Mail und ändern Sie Ihr Passwort: Jemand ist unter Ihrem Namen angemeldet.",
	},
	reset: {
		subject: ({ operator }) => `Ein neues Passwort für ${operator}`,
		heading: "Ein neues Passwort",
		say: "Sie möchten ein neues Passwort. Hier wählen Sie es.",
		action: "Neues Passwort wählen",
		life: "Der Link gilt eine Stunde und einmal.",
		otherwise:
			"Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.",
	},
	invitation: {
		subject: ({ operator }) => `Ihr Konto bei ${operator}`,
		heading: "Willkommen",
		say: ({ inviter, operator, email }) =>
			`${inviter} hat bei ${operator} ein Konto für Sie angelegt. Sie melden sich mit ${email} und einem Passwort an, das nur Sie kennen: Hier wählen Sie es.`,
		action: "Passwort wählen",
		life: ({ hours }) => `Der Link gilt ${hours} Stunden und einmal.`,
		otherwise:
			"Wenn Sie kein Konto erwarten, ignorieren Sie diese E-Mail: Ohne Passwort kann niemand es verwenden.",
	},
	passkeyAdded: {
		subject: ({ operator }) => `Ein neuer Passkey für ${operator}`,
		heading: "Ein neuer Passkey",
		say: ({ passkey }) =>
			`Zu Ihrem Konto kam der Passkey „${passkey}“ hinzu. Wer ihn hat, kann sich damit anmelden.`,
		action: "Meine Passkeys ansehen",
		life: "Wenn Sie das waren, brauchen Sie nichts zu tun.",
		otherwise:
			"Wenn nicht, entfernen Sie den Passkey auf dieser Seite und ändern Sie Ihr Passwort: Jemand war unter Ihrem Namen angemeldet.",
	},
	passkeyRemoved: {
		subject: ({ operator }) => `Ein Passkey für ${operator} wurde entfernt`,
		heading: "Ein Passkey wurde entfernt",
		say: ({ passkey }) =>
			`Der Passkey „${passkey}“ wurde aus Ihrem Konto entfernt. Damit kann sich niemand mehr anmelden.`,
		action: "Meine Passkeys ansehen",
		life: "Wenn Sie das waren, brauchen Sie nichts zu tun.",
		otherwise: "Wenn nicht, ändern Sie Ihr Passwort: Jemand war unter Ihrem Namen angemeldet.",
	},
	passkeyCopied: {
		subject: ({ operator }) => `Ein Passkey für ${operator} wurde abgelehnt`,
		heading: "Vielleicht hat jemand eine Kopie Ihres Passkeys",
		say: ({ passkey }) =>
			`Jemand wollte sich mit Ihrem Passkey „${passkey}“ anmelden, aber sein Zähler stand nicht höher als beim letzten Mal. Das kommt vor, wenn es eine Kopie gibt. Es wurde niemand angemeldet.`,
		action: "Meine Passkeys ansehen",
		life: "Entfernen Sie diesen Passkey auf dieser Seite und legen Sie einen neuen an.",
		otherwise:
			"Wenn nicht Sie es versucht haben, tun Sie das noch heute: Jemand hatte Ihr Gerät in der Hand.",
	},
	deletion: {
		subject: ({ operator }) => `Ihr Konto bei ${operator} löschen?`,
		heading: "Ihr Konto löschen?",
		say: "Sie möchten Ihr Konto löschen. Das lässt sich nicht rückgängig machen. Öffnen Sie den Link in dem Browser, in dem Sie angemeldet sind.",
		action: "Konto löschen",
		life: "Der Link gilt einen Tag und einmal.",
		otherwise:
			"Wenn Sie das nicht waren, ignorieren Sie diese E-Mail und ändern Sie Ihr Passwort: Jemand ist unter Ihrem Namen angemeldet.",
	},
	newDevice: {
		subject: ({ operator }) => `Neues Gerät bei ${operator} angemeldet`,
		heading: "Waren Sie das?",
		say: ({ device, address }) =>
			address
				? `Soeben hat sich jemand zum ersten Mal mit ${device} bei Ihrem Konto angemeldet, von der Adresse ${address}.`
				: `Soeben hat sich jemand zum ersten Mal mit ${device} bei Ihrem Konto angemeldet.`,
		device: ({ browser, system }) => `${browser} auf ${system}`,
		unknownDevice: "einem unbekannten Gerät",
		action: "Meine Anmeldungen ansehen",
		life: "Wenn Sie das waren, brauchen Sie nichts zu tun.",
		otherwise:
			"Wenn Sie das nicht waren, kennt jemand Ihr Passwort. Wählen Sie sofort ein neues: Damit werden alle Geräte abgemeldet.",
		newPassword: "Neues Passwort wählen",
	},
	secondFactor: {
		action: "Neues Passwort wählen",
		ifYou: "Wenn Sie das waren oder davon wissen, ist nichts zu tun.",
		otherwise: "Wenn nicht, kennt jemand Ihr Passwort: Wählen Sie sofort ein neues.",
		added: {
			subject: ({ operator }) => `Anmeldung in zwei Schritten bei ${operator} ist eingeschaltet`,
			heading: "Anmeldung in zwei Schritten eingeschaltet",
			say: ({ email }) =>
				`Wer sich als ${email} anmeldet, wird nun auch nach einem Code aus einer Authentifizierungs-App gefragt. Alle anderen Geräte wurden abgemeldet.`,
		},
		removed: {
			subject: ({ operator }) => `Anmeldung in zwei Schritten bei ${operator} ist ausgeschaltet`,
			heading: "Anmeldung in zwei Schritten ausgeschaltet",
			say: ({ email }) =>
				`Wer sich als ${email} anmeldet, wird nicht mehr nach einem Code gefragt. Alle anderen Geräte wurden abgemeldet.`,
		},
		takenAway: {
			subject: ({ operator }) => `Ihr zweiter Faktor bei ${operator} wurde entfernt`,
			heading: "Ihr zweiter Faktor wurde entfernt",
			say: ({ email }) =>
				`Unser Team hat den zweiten Faktor von ${email} entfernt, wie es geschieht, wenn ein Telefon oder ein Sicherheitsschlüssel verloren geht. Die bisherige Authentifizierungs-App, die Wiederherstellungscodes und die Passkeys öffnen nichts mehr, und alle Geräte wurden abgemeldet.`,
		},
		recoveryCodeUsed: {
			subject: ({ operator }) => `Ein Wiederherstellungscode wurde bei ${operator} verwendet`,
			heading: "Ein Wiederherstellungscode wurde verwendet",
			say: ({ email }) =>
				`Jemand hat sich mit einem Wiederherstellungscode als ${email} ausgewiesen. Jeder Code gilt einmal; auf Ihrer Kontoseite steht, wie viele übrig sind.`,
		},
	},
};
