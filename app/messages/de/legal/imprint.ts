import type { imprint as english } from "../../en/legal/imprint.ts";

export const imprint: typeof english = {
	description: "Wer diese Seiten betreibt und wie Sie uns erreichen.",
	firm: "Firma",
	registeredName: ({ registered, tradeName }) => `${registered} (${tradeName})`,
	address: "Anschrift",
	phone: "Telefon",
	phoneInHours: ({ hours }) => `Telefon${hours && ` (<hours>${hours}</hours>)`}`,
	email: "E-Mail",
	licence: "Zulassung",
	register: "Register",
	taxNumber: "Steuernummer",
	responsible: "Verantwortlich für den Inhalt",
	missing: ({ facts }: { facts: string }) => `Hier nicht angegeben: ${facts}.`,
};
