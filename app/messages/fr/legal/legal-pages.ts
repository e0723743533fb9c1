import type { legalPages as english } from "../../en/legal/legal-pages.ts";

export const legalPages: typeof english = {
	heading: "Les petites lignes, en mots simples",
	navigation: "Petites lignes",
	onThisPage: "Sur cette page",
	whatThisMeans: "En clair",
};
