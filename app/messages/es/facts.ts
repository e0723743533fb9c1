import type { LanguageFacts } from "#app/messages/languages.ts";

export const facts: LanguageFacts = { name: "Español", locale: "es-ES", hour: "numeric" };
