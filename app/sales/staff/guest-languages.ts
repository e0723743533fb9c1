import { writtenLanguages } from "#app/messages/languages.ts";

/** What staff may say that a guest speaks: what we write, and what others often speak. */
export const guestLanguages: readonly string[] = [
	...new Set([...writtenLanguages, "nl", "pt", "sv", "da", "no", "fi", "pl", "ru"]),
];
