import type { LanguageFacts } from "#app/messages/languages.ts";

export const facts: LanguageFacts = { name: "Français", locale: "fr-FR", hour: "2-digit" };
