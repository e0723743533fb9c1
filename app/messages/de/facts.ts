import type { LanguageFacts } from "#app/messages/language-facts.ts";

export const facts: LanguageFacts = { name: "Deutsch", locale: "de-DE", hour: "2-digit" };
