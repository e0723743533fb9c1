import type { imprint as english } from "../../en/legal/imprint.ts";

export const imprint: typeof english = {
	description: "Qui est derrière ces pages, et comment nous joindre.",
	firm: "Entreprise",
	registeredName: ({ registered, tradeName }) => `${registered} (${tradeName})`,
	address: "Adresse",
	phone: "Téléphone",
	phoneInHours: ({ hours }) => `Téléphone${hours && ` (<hours>${hours}</hours>)`}`,
	email: "E-mail",
	licence: "Licence",
	register: "Registre",
	taxNumber: "Numéro fiscal",
	responsible: "Responsable du contenu",
	missing: ({ facts }: { facts: string }) => `Non indiqué ici : ${facts}.`,
};
