import { langOf, type StaffTexts } from "./staff-text.ts";

/** A text of staff within a sentence of the page, marked where it stands in English. */
export function StaffWords<Name extends string>({
	of: row,
	name,
	words,
}: {
	of: StaffTexts<Name>;
	name: Name;
	words: string;
}) {
	const lang = langOf(row, name);
	return lang ? <span lang={lang}>{words}</span> : words;
}
