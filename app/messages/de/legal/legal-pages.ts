import type { legalPages as english } from "../../en/legal/legal-pages.ts";

export const legalPages: typeof english = {
	heading: "Das Kleingedruckte, verständlich erklärt",
	navigation: "Kleingedrucktes",
	onThisPage: "Auf dieser Seite",
	whatThisMeans: "Das heißt",
};
