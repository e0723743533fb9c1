import type { LanguageFacts } from "#app/messages/language-facts.ts";

export const facts: LanguageFacts = { name: "English", locale: "en-GB", hour: "2-digit" };
