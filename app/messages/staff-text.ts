/**
 * Texts of the database that staff write in each language. What nobody has translated yet is English, and marked as
 * English where it is shown.
 */
export interface StaffTexts<Name extends string> {
	/** Texts that stand in English on a page of another language; absent when there are none. */
	inEnglish?: readonly Name[];
}

/** For the attribute `lang` of the element that shows a text: <h1 lang={langOf(excursion, "title")}>. */
export function langOf<Name extends string>(
	{ inEnglish }: StaffTexts<Name>,
	name: Name,
): "en" | undefined {
	return inEnglish?.includes(name) ? "en" : undefined;
}

/** Replaces each text that is not empty in English by its translation, and names those without one. */
export function translated<Of, Name extends string & keyof Of>(
	english: Of,
	names: readonly Name[],
	texts: Partial<Pick<Of, Name>>,
): Of & StaffTexts<Name> {
	const own = names.filter((name) => hasWords(english[name]));
	const known = own.filter((name) => texts[name] !== undefined);
	return {
		...english,
		...Object.fromEntries(known.map((name) => [name, texts[name]])),
		...inEnglish(own.filter((name) => texts[name] === undefined)),
	};
}

export function inEnglish<Name extends string>(names: readonly Name[]): StaffTexts<Name> {
	return names.length > 0 ? { inEnglish: names } : {};
}

function hasWords(value: unknown): boolean {
	return (typeof value === "string" || Array.isArray(value)) && value.length > 0;
}
