import { langOf, type WrittenTexts } from "./written-texts.ts";

/** A text of staff within a sentence of the page, marked where it stands in English. */
export function WrittenWords<Name extends string>({
	of: row,
	name,
	words,
}: {
	of: WrittenTexts<Name>;
	name: Name;
	words: string;
}) {
	const lang = langOf(row, name);
	return lang ? <span lang={lang}>{words}</span> : words;
}
