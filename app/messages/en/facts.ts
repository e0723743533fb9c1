import type { LanguageFacts } from "#app/messages/languages.ts";

export const facts: LanguageFacts = { name: "English", locale: "en-GB", hour: "2-digit" };
