/** Which texts of an excursion staff may give in each language: its own, and the words of its pictures. */
import { translatedNames } from "#app/catalogue/excursion-fields.ts";

/** The field of a picture's words among the texts of its excursion: "picture-12". */
export const pictureField = (id: number) => `picture-${id}`;

/** The picture of such a field, or null. */
export function pictureOf(field: string): number | null {
	const [, id] = /^picture-(\d{1,15})$/.exec(field) ?? [];
	return id === undefined ? null : Number(id);
}

/** English words beside which translations are written; fields that were not sent are absent. */
export type EnglishWords = Partial<Record<(typeof translatedNames)[number], string>> & {
	pictures?: readonly { id: number; alt: string }[] | undefined;
};

/** The English words by the field of their translations. */
export function englishTexts({ pictures = [], ...ownWords }: EnglishWords): Record<string, string> {
	const words: Record<string, string> = {};
	for (const name of translatedNames) {
		const text = ownWords[name];
		if (text !== undefined) words[name] = text;
	}
	for (const { id, alt } of pictures) words[pictureField(id)] = alt;
	return words;
}
