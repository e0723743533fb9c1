import type { LanguageFacts } from "#app/messages/language-facts.ts";

export const facts: LanguageFacts = {
	name: "Français",
	locale: "fr-FR",
	hour: "2-digit",
	firstOfMonth: "1er",
	hourSign: "\u00a0h\u00a0",
};
