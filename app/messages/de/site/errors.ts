import type { errors as english } from "../../en/site/errors.ts";

export const errors: typeof english = {
	notFound: {
		title: "Seite nicht gefunden",
		lead: "Diese Seite gibt es leider nicht, oder nicht mehr.",
		goHome: "Zur Startseite",
	},
	broken: {
		title: "Da ist etwas schiefgegangen!",
		lead: "Es liegt an uns, nicht an Ihnen. Bitte versuchen Sie es noch einmal. Passiert es wieder, sagen Sie uns Bescheid, und wir buchen für Sie.",
		unknown: "Die Seite konnte nicht angezeigt werden.",
	},
	tryAgain: "Noch einmal versuchen",
	number: "Wenn Sie uns anrufen oder schreiben, nennen Sie uns bitte diese Nummer:",
	showError: "Fehler anzeigen",
	hideError: "Fehler ausblenden",
};
