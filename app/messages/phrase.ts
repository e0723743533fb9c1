/** What texts are made of, for the functions of the catalogue alone. */

/** Joins the parts of a phrase, without those that are empty. */
export function phrase(...parts: readonly string[]): string {
	return parts.filter(Boolean).join(" ");
}

/** The text with a capital letter, for the beginning of a sentence. */
export function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A small number as a word, a larger one in figures. @param words from zero on. */
export function numberWord(words: readonly string[], count: number): string {
	return words[count] ?? String(count);
}
