import type { privacyPolicy as english } from "../../en/legal/privacy-policy.ts";
import { plural } from "../../plural.ts";

const daysInWords = (days: number) =>
	plural("de", days, { one: "einen Tag", other: `${days} Tage` });

const monthsInWords = (months: number) =>
	plural("de", months, { one: "einen Monat", other: `${months} Monate` });

export const privacyPolicy: typeof english = {
	description: "Was wir von Ihnen speichern, wofür, wie lange und wer es sonst noch sieht.",
	who: {
		heading: "Wer sich um Ihre Daten kümmert",
		means: "Wir selbst, und Sie können einem Menschen schreiben.",
		text: ({ firm, email }) =>
			[
				firm && `Verantwortlich ist ${firm}.`,
				email && `Für alle Fragen zu Ihren Daten: <mail>${email}</mail>.`,
			]
				.filter(Boolean)
				.join(" "),
	},
	storedData: {
		heading: "Was wir speichern und wie lange",
		means: "Nur, was der Bus, der Guide und das Finanzamt brauchen.",
		noCardNumber: "Ihre Kartennummer erreicht uns nie.",
		table: "Was, wofür, wie lange",
		what: "Was",
		why: "Wofür",
		long: "Wie lange",
		whyLabel: "Wofür:",
		longLabel: "Wie lange:",
		reason:
			"Die Daten einer Buchung brauchen wir, um unseren Vertrag mit Ihnen zu erfüllen, unsere Bücher, weil das Gesetz sie verlangt. Ohne Namen und E-Mail-Adresse können wir nicht für Sie buchen; Telefonnummer und Hinweise sind freiwillig.",
	},
	rows: {
		booking: {
			what: "Name, E-Mail-Adresse, Ausflug, Gäste, Abholort, Ihre Sprache",
			why: "um Sie zum Ausflug zu bringen und Ihnen dazu zu schreiben",
			long: ({ months, unpaidDays }) =>
				`bis ${monthsInWords(months)} nach dem Ausflug; wenn sie nie bezahlt wurde, ${daysInWords(unpaidDays)}`,
		},
		phone: {
			what: "Telefonnummer und Hinweise, wenn Sie welche angeben",
			why: "für den Tag des Ausflugs: ein verspäteter Bus, ein Kindersitz",
			long: ({ months, unpaidDays }) =>
				`bis ${monthsInWords(months)} nach dem Ausflug; wenn sie nie bezahlt wurde, ${daysInWords(unpaidDays)}`,
		},
		answers: {
			what: "Was Sie auf die Fragen zu einem Ausflug antworten, für sich und Ihre Mitreisenden",
			why: "damit das Richtige für Sie bereitsteht: eine Größe, ein Essen, Ihre Einwilligung",
			long: ({ months, unpaidDays }) =>
				`bis ${monthsInWords(months)} nach dem Ausflug; wenn sie nie bezahlt wurde, ${daysInWords(unpaidDays)}`,
		},
		money: {
			what: "Betrag, Zahlungsreferenz, Erstattungen und jede Änderung der Buchung",
			why: "Buchhaltung, Erstattungen, spätere Fragen",
			long: "mit unseren Büchern, so lange es das Gesetz verlangt; nach der oben genannten Zeit ohne Ihren Namen und ohne alles, was Sie oder wir über Sie geschrieben haben",
		},
		mails: {
			what: "Kopien unserer Mails an Sie",
			why: "um zu wissen, was wir Ihnen gesagt haben",
			long: ({ days }) =>
				`den Wortlaut ${daysInWords(days)}; dass und wann wir geschrieben haben, so lange wie Ihren Namen`,
		},
		messages: {
			what: "Nachrichten von der Kontaktseite",
			why: "um Ihnen zu antworten",
			long: ({ months }) =>
				`${monthsInWords(months)} nach unserer Antwort; kürzer, wenn Sie es wünschen`,
		},
		waitingList: {
			what: "Ihr Platz auf einer Warteliste: Name, Gäste, Haltestelle, E-Mail oder Telefon",
			why: "um Ihnen frei gewordene Plätze anzubieten",
			long: ({ months }) => `${monthsInWords(months)} nachdem die Liste für Sie endet`,
		},
		handoff: {
			what: "Eine Auswahl, die Sie vom Bildschirm eines Hotels auf Ihr Telefon oder zur Rezeption mitnehmen (ohne Namen)",
			why: "damit Ihr Telefon oder wer sie für Sie bucht sie sieht",
			long: "etwas länger als einen Tag",
		},
		address: {
			what: "Ihre Netzwerkadresse",
			why: "um Fluten von Buchungen und Mails zu stoppen; das Protokoll der Server",
			long: "eine Minute; unkenntlich gemacht, solange unbezahlte Plätze für Sie freigehalten werden; im Protokoll einige Tage",
		},
	},
	accounts: {
		what: "Konten von Team und Hotels: Name, E-Mail-Adresse, verschlüsselt gespeichertes Passwort (Hash) und jede Anmeldung mit Adresse und Browser",
		why: "zum Anmelden und um zu sehen, wer es sonst getan hat",
		long: ({ days }) =>
			`bis das Konto gelöscht wird; eine Anmeldung bis ${daysInWords(days)} nach ihrer letzten Verwendung. Was das Team in einer Buchung getan hat, trägt seinen Namen, solange es die Buchung gibt`,
	},
	shared: {
		heading: "Wer es sonst noch sieht",
		means:
			"Ihr Guide und Ihr Fahrer, am Tag selbst. Die Firmen, die Mails und Geld befördern. Niemand, der wirbt.",
		team: "Guide und Fahrer Ihres Ausflugs: Name, Zahl der Gäste, Abholort, Telefonnummer, Hinweise und Antworten.",
		hotel:
			"Ihr Hotel, wenn Sie an seinem Bildschirm oder an seiner Rezeption gebucht haben oder dort bezahlen: diese Buchung mit Name, E-Mail-Adresse und Telefonnummer.",
		whatsApp:
			"WhatsApp, wenn wir Ihnen dort schreiben, weil sich am Tag selbst etwas ändert: Ihre Telefonnummer und diese Nachricht.",
		payment: ({ provider }) =>
			`${provider}, wo Sie bezahlen: E-Mail-Adresse, Betrag, Name des Ausflugs und Ihr Code. Was Sie dort eingeben, etwa die Nummer Ihrer Karte, erhält nur ${provider}.`,
		firms:
			"Diese Firmen arbeiten für uns nach einem Vertrag zur Auftragsverarbeitung, einige davon in den Vereinigten Staaten nach den Standardvertragsklauseln der Europäischen Union:",
		firm: {
			stripe: "Stripe: Zahlungen",
			resend: "Resend: verschickt unsere Mails",
			cloudflare: "Cloudflare: betreibt die Server, die Ihnen antworten",
			cloudflareWithTurnstile:
				"Cloudflare: betreibt die Server, die Ihnen antworten; seine Prüfung Turnstile unterscheidet Menschen von Programmen, wenn jemand sehr viele Buchungen macht (nur dann läuft ihr Skript in Ihrem Browser)",
			turso: "Turso: bewahrt die Datenbank auf",
		},
		signIn: ({ providers }) =>
			`Teammitglieder, die sich mit ${providers} anmelden: Diese Firma nennt uns Name und E-Mail-Adresse und erfährt von der Anmeldung.`,
		noAdvertising:
			"Wir verkaufen keine Daten, zeigen keine Werbung und verschicken keinen Newsletter.",
	},
	cookies: {
		heading: "Cookies",
		means:
			"Keine, wenn Sie sich nur umsehen. Ein paar, wo ohne sie etwas nicht ginge. Kein Banner, denn wir müssen Sie nichts fragen.",
		only: "Unsere Seiten setzen ein Cookie nur,",
		handoff:
			"wenn Sie den Code eines Hotelbildschirms mit Ihrem Telefon öffnen: „handover“, damit niemand sonst damit buchen kann, für einen Tag;",
		signIn: ({ prefix, days }) =>
			`wenn Sie sich anmelden, wie es Team und Hotels tun: „${prefix}.session_token“, „${prefix}.session_data“ und „${prefix}.dont_remember“, bis ${daysInWords(days)} nach Ihrem letzten Besuch, eines für die zehn Minuten einer Anmeldung bei einer anderen Firma oder eines Formulars, das auf Ihr Passwort wartet, „${prefix}.two_factor“ für die zehn Minuten, in denen wir nach einem Code fragen, „${prefix}.passkey“ für die fünf Minuten, in denen wir nach einem Passkey fragen, „${prefix}.trust_device“ für 30 Tage, wenn Sie nicht wieder gefragt werden möchten, und „${prefix}.device“, an dem wir Ihr Gerät wiedererkennen und Sie vor Anmeldungen auf anderen warnen, für 400 Tage;`,
		signInLanguage: ({ prefix }) =>
			`wenn Sie dort, wo sich das Team anmeldet, eine Sprache wählen: „${prefix}.language“, damit Sie sie nicht noch einmal wählen müssen, für ein Jahr;`,
		held: "wenn Sie gebucht und noch nicht bezahlt haben: „held“ und „seats_held“, damit jede Seite Sie zu Ihren Plätzen zurückführen kann, für höchstens zwei Stunden; was Sie eingegeben haben und ein zufälliger Schlüssel des Formulars warten in diesem einen Tab Ihres Browsers, bis der Ausflug bezahlt oder der Tab geschlossen ist;",
		flash: ({ prefix }) =>
			`nach einem Schritt mit einer Buchung von Ihnen: „${prefix}.flash“, damit die nächste Seite sagen kann, wie er ausgegangen ist, für zwei Minuten;`,
		totem: "auf den Bildschirmen in Hotels, damit wir wissen, welches Hotel es ist.",
		all: "Alle mit Namen, und wann sie spätestens enden",
		withBrowser: "mit dem Browser",
		declinedOffer:
			"Wenn Sie das Angebot schließen, in einer anderen Sprache zu lesen, merkt sich das Ihr Browser und sagt es niemandem.",
		noOtherFirm:
			"Wir messen keine Besucher, und keine andere Firma setzt auf den Seiten für Gäste Cookies oder lädt dort etwas.",
		turnstileAlone:
			"Wir messen keine Besucher. Eine andere Firma lädt auf einer Seite für Gäste etwas: Macht jemand sehr viele Buchungen, läuft auf der Seite dieses Ausflugs die Prüfung von Cloudflare und darf, was sie dafür braucht, im Browser speichern.",
		otherSites:
			"Die Zahlungsseite und die Karte hinter dem Link eines Vouchers sind Seiten anderer Firmen mit eigenen Regeln.",
	},
	rights: {
		heading: "Ihre Rechte",
		means:
			"Einsehen, berichtigen, mitnehmen, löschen lassen. Schreiben Sie eine Zeile, wir antworten innerhalb eines Monats.",
		text: "Auf der Seite Ihrer Buchung, unter „Ihre Daten“, nehmen Sie eine Kopie mit und lassen Ihre Daten löschen, sobald der Ausflug vorbei oder storniert ist. Sie können Auskunft, Berichtigung, Löschung, Einschränkung und eine Kopie Ihrer Daten verlangen und ihrer Verwendung widersprechen. Was wir nach dem Gesetz aufbewahren müssen, löschen wir, sobald es das nicht mehr verlangt. Sie können sich bei der Datenschutzbehörde Ihres Wohnorts beschweren.",
	},
};
