/**
 * Texts of the database that staff write in each language. What nobody has translated yet is English, and marked as
 * English where it is shown.
 */
export interface WrittenTexts<Name extends string> {
	/** Texts that stand in English on a page of another language; absent when there are none. */
	inEnglish?: readonly Name[];
}

/** For the attribute `lang` of the element that shows a text: <h1 lang={langOf(excursion, "title")}>. */
export function langOf<Name extends string>(
	{ inEnglish }: WrittenTexts<Name>,
	name: Name,
): "en" | undefined {
	return inEnglish?.includes(name) ? "en" : undefined;
}

/** Replaces each text that is not empty in English by its translation, and names those without one (null). */
export function translated<Of, Name extends string & keyof Of>(
	english: Of,
	names: readonly Name[],
	texts: { [Each in Name]?: Of[Each] | null },
): Of & WrittenTexts<Name> {
	const writtenNames = names.filter((name) => hasWords(english[name]));
	const translatedNames = writtenNames.filter((name) => isGiven(texts[name]));
	return {
		...english,
		...Object.fromEntries(translatedNames.map((name) => [name, texts[name]])),
		...inEnglish(writtenNames.filter((name) => !isGiven(texts[name]))),
	};
}

export function inEnglish<Name extends string>(names: readonly Name[]): WrittenTexts<Name> {
	return names.length > 0 ? { inEnglish: names } : {};
}

function isGiven(text: unknown): boolean {
	return text !== undefined && text !== null;
}

function hasWords(value: unknown): boolean {
	return (typeof value === "string" || Array.isArray(value)) && value.length > 0;
}
