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
