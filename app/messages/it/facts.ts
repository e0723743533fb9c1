import type { LanguageFacts } from "#app/messages/languages.ts";

export const facts: LanguageFacts = {
	name: "Italiano",
	locale: "it-IT",
	hour: "2-digit",
	firstOfMonth: "1º",
};
