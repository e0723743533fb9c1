import type { legalPages as english } from "../../en/legal/legal-pages.ts";

export const legalPages: typeof english = {
	heading: "La letra pequeña, en palabras claras",
	navigation: "Letra pequeña",
	onThisPage: "En esta página",
	whatThisMeans: "Lo que significa",
};
