import type { LanguageFacts } from "#app/messages/language-facts.ts";

export const facts: LanguageFacts = {
	name: "Italiano",
	locale: "it-IT",
	hour: "2-digit",
	firstOfMonth: "1º",
};
