/** What staff type of an excursion in other languages; browser and server share it. */
import * as v from "valibot";
import { fieldOf, translatedNames } from "#app/excursions/excursion-fields.ts";
import {
	defaultLanguage,
	languageFacts,
	type Translation,
	writtenLanguages,
} from "#app/messages/languages.ts";
import { languageName } from "#app/ui/format/format.ts";

export type TranslatedName = (typeof translatedNames)[number];

/** Every language but English. */
export const otherLanguages = writtenLanguages
	.filter((language) => language !== defaultLanguage)
	.map((code) => ({ code, english: languageName(code), own: languageFacts[code].name }));

/** A stored text, and the English text of which it is the translation. */
export interface StoredTranslation {
	language: string;
	field: string;
	words: string;
	english: string;
}

/** Name of the field in the form: "texts.de.title". */
export const textName = (language: Translation, name: TranslatedName) =>
	`texts.${language}.${name}`;
/** Name of the tick that an older text is still right. */
export const checkedName = "texts_checked";

type OneLanguage = Partial<Record<TranslatedName, string>>;
export type Texts = Partial<Record<string, OneLanguage>>;

// TypeScript loses the names in fromEntries; they are exactly those of the rows
const oneLanguage = v.object(
	Object.fromEntries(
		translatedNames.map((name) => [
			name,
			// the limits of the English text; empty: no translation
			v.optional(v.union([v.literal(""), fieldOf(name).schema as v.GenericSchema<string>])),
		]),
	),
) as unknown as v.GenericSchema<OneLanguage>;

export const textsSchema = v.record(
	v.picklist(
		otherLanguages.map(({ code }) => code),
		"There is no such language",
	),
	oneLanguage,
);

/** The texts of a form; undefined when it has none. */
export function textsOf(form: FormData): Texts | undefined {
	const texts: Record<string, Record<string, string>> = {};
	for (const { code } of otherLanguages) {
		for (const name of translatedNames) {
			const typed = form.get(textName(code, name));
			if (typeof typed !== "string") continue;
			texts[code] = { ...texts[code], [name]: typed.replaceAll("\r\n", "\n").trim() };
		}
	}
	return Object.keys(texts).length > 0 ? texts : undefined;
}

export interface TranslationState {
	missing: TranslatedName[];
	older: TranslatedName[];
}

/** What a language lacks, beside these English texts; a text that is empty in English lacks nothing. */
export function translationState(
	english: Record<TranslatedName, string>,
	stored: readonly StoredTranslation[],
	language: string,
): TranslationState {
	const asked = translatedNames.filter((name) => english[name].trim() !== "");
	const of = (name: TranslatedName) =>
		stored.find((each) => each.language === language && each.field === name);
	return {
		missing: asked.filter((name) => !of(name)),
		older: asked.filter((name) => {
			const text = of(name);
			return text !== undefined && text.english !== english[name];
		}),
	};
}

/** "complete", "3 missing", "1 missing, 2 older" */
export function stateInWords({ missing, older }: TranslationState): string {
	const parts = [
		missing.length > 0 ? `${missing.length} missing` : "",
		older.length > 0 ? `${older.length} older` : "",
	].filter(Boolean);
	return parts.join(", ") || "complete";
}

/** "DE, ES complete; FR 3 missing; IT 2 older" */
export function languagesInWords(
	english: Record<TranslatedName, string>,
	stored: readonly StoredTranslation[],
): string {
	const said = Map.groupBy(otherLanguages, ({ code }) =>
		stateInWords(translationState(english, stored, code)),
	);
	return [...said]
		.map(([state, of]) => `${of.map(({ code }) => code.toUpperCase()).join(", ")} ${state}`)
		.join("; ");
}
