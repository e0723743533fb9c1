import type { LanguageFacts } from "#app/messages/language-facts.ts";

// Finnish dates: an English one would show that it was not written by the page's language
export const facts: LanguageFacts = { name: "Ƥşéûðö", locale: "fi-FI", hour: "numeric" };
