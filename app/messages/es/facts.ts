import type { LanguageFacts } from "#app/messages/language-facts.ts";

export const facts: LanguageFacts = { name: "Español", locale: "es-ES", hour: "numeric" };
