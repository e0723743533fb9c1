import type { legalPages as english } from "../../en/legal/legal-pages.ts";

export const legalPages: typeof english = {
	heading: "Le clausole in piccolo, in parole semplici",
	navigation: "Clausole e note",
	onThisPage: "In questa pagina",
	whatThisMeans: "Che cosa significa",
};
