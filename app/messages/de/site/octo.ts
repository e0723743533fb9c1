import type { octo as english } from "../../en/site/octo.ts";

export const octo: typeof english = {
	title: "Für Wiederverkäufer",
	description:
		"Verkaufen Sie unsere Ausflüge über die OCTO-Schnittstelle: echte Plätze und Preise, sofort gebucht.",
	lead: "Ihr Programm verkauft unsere Ausflüge nach dem OCTO-Vertrag: mit den Plätzen und Preisen unserer eigenen Seiten, sofort bestätigt.",
	key: "1. Einen Schlüssel anfordern",
	keyText:
		"Schreiben Sie an <mail></mail>. Zuerst schicken wir einen Testschlüssel: Er sieht echte Plätze und belegt keine.",
	call: "2. Der erste Aufruf",
	callText:
		"Er antwortet mit den Ausflügen, die Sie verkaufen dürfen. Setzen Sie Ihren Schlüssel für KEY ein.",
	book: "3. Halten, bestätigen, stornieren",
	bookText: ({ minutes }) =>
		`Eine Reservierung hält Plätze ${minutes} Minuten und braucht keinen Namen. Senden Sie eine eigene uuid: Derselbe Aufruf zweimal ist eine Buchung. Der Gast zahlt an Sie und bekommt nur auf Ihren Wunsch Mails von uns; Sie schulden uns den Nettopreis Ihres Vertrags.`,
	more: "Alles Weitere",
	openApi: "OpenAPI-Beschreibung",
	contract: "Der OCTO-Vertrag",
	base: "Basisadresse",
};
