import type { imprint as english } from "../../en/legal/imprint.ts";

export const imprint: typeof english = {
	description: "Chi gestisce queste pagine e come contattarci.",
	firm: "Impresa",
	registeredName: ({ registered, tradeName }) => `${registered} (${tradeName})`,
	address: "Indirizzo",
	phone: "Telefono",
	phoneInHours: ({ hours }) => `Telefono${hours && ` (<hours>${hours}</hours>)`}`,
	email: "E-mail",
	licence: "Licenza",
	register: "Registro",
	taxNumber: "Codice fiscale",
	responsible: "Responsabile dei contenuti",
	missing: ({ facts }: { facts: string }) => `Qui non è indicato: ${facts}.`,
};
