/** What staff write in other languages of what they wrote in English; browser and server share it. */
import * as v from "valibot";
import { defaultLanguage, writtenLanguages } from "#app/messages/languages.ts";
import { translationsTexts as texts } from "#app/messages/staff/excursions/translations.ts";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { languageName } from "#app/ui/format/format.ts";

export const otherLanguages = writtenLanguages
	.filter((language) => language !== defaultLanguage)
	.map((code) => ({
		code,
		/** As staff read it. */
		get name() {
			return languageName(code);
		},
	}));

/** A stored text, and the English text of which it is the translation. */
export interface StoredTranslation {
	language: string;
	field: string;
	words: string;
	english: string;
}

/** English texts by the name of their field. */
export type EnglishTexts = Readonly<Record<string, string>>;

/** Texts by language, then by field. */
export type Texts = Partial<Record<string, Partial<Record<string, string>>>>;

/** Name of the field in the form: "texts.de.title". */
export const textName = (language: string, field: string) => `texts.${language}.${field}`;
/** Name of the tick that an older text is still right. */
export const checkedName = "texts_checked";

/**
 * Texts in other languages, each within the limits of its English text; an empty one is removed.
 * @param rest rule of the fields that these do not name.
 */
export function textsSchema(
	fields: Record<string, v.GenericSchema<string>>,
	rest?: v.GenericSchema<string>,
): v.GenericSchema<Texts> {
	const noText = v.literal("");
	const entries = Object.fromEntries(
		Object.entries(fields).map(([field, schema]) => [field, v.optional(v.union([noText, schema]))]),
	);
	return v.record(
		v.picklist(
			otherLanguages.map(({ code }) => code),
			() => texts.refused.noSuchLanguage,
		),
		rest ? v.objectWithRest(entries, v.union([noText, rest])) : v.object(entries),
	);
}

/** Schema entries of a change that may bring such texts along. */
export function textsEntries(...of: Parameters<typeof textsSchema>) {
	return {
		/** By language, then by field; an empty text is removed. */
		texts: v.optional(textsSchema(...of)),
		/** Older texts that are still right: "de.title". */
		texts_checked: v.optional(v.array(v.pipe(v.string(), v.maxLength(100))), []),
	};
}

/** The texts of a form, not yet checked; nothing when it has none. */
export function textsOf(form: FormData): { texts?: Texts; texts_checked?: string[] } {
	const rows = [...form].flatMap(([name, value]) => {
		const [, language, field] = /^texts\.([^.]+)\.([^.]+)$/.exec(name) ?? [];
		if (language === undefined || field === undefined || typeof value !== "string") return [];
		return [{ language, field, words: value.replaceAll("\r\n", "\n").trim() }];
	});
	if (rows.length === 0) return {};
	const byLanguage = [...Map.groupBy(rows, ({ language }) => language)].map(
		([language, ofLanguage]) =>
			[language, Object.fromEntries(ofLanguage.map(({ field, words }) => [field, words]))] as const,
	);
	return {
		texts: Object.fromEntries(byLanguage),
		texts_checked: form.getAll(checkedName).map(String),
	};
}

export function typedTextsOf(
	texts: readonly Pick<StoredTranslation, "language" | "field" | "words">[],
): TypedValues {
	return Object.fromEntries(
		texts.map(({ language, field, words }) => [textName(language, field), words]),
	);
}

/** The same texts as rows. */
export function typedTexts({
	texts = {},
	texts_checked: checkedNames,
}: {
	texts?: Texts | undefined;
	texts_checked: readonly string[];
}) {
	return Object.entries(texts).flatMap(([language, wordsByField = {}]) =>
		Object.entries(wordsByField).flatMap(([field, words]) => {
			const isChecked = checkedNames.includes(`${language}.${field}`);
			return words === undefined ? [] : [{ language, field, words, isChecked }];
		}),
	);
}

/** Each error of a text names its language: "German: Title must be …". */
export function errorsInLanguages(errors: FormErrors): FormErrors {
	return Object.fromEntries(
		Object.entries(errors).map(([name, messages]) => {
			const [section, code] = name.split(".");
			const of = section === "texts" ? otherLanguages.find((each) => each.code === code) : null;
			if (!of) return [name, messages];
			const language = of.name;
			return [name, messages.map((error) => texts.refused.ofLanguage({ language, error }))];
		}),
	);
}

/** Id of the control to which an error belongs. */
export function anchorOf(name: string): string {
	return name.startsWith("texts.") ? name : (name.split(".")[0] ?? name);
}

export interface TranslationState {
	missing: string[];
	/** Fields whose English text has changed since. */
	older: string[];
}

/** What a language lacks, beside these English texts; a text that is empty in English lacks nothing. */
export function translationState(
	english: EnglishTexts,
	storedTexts: readonly StoredTranslation[],
	language: string,
): TranslationState {
	const fields = Object.keys(english).filter((field) => english[field]?.trim() !== "");
	const of = (field: string) =>
		storedTexts.find((each) => each.language === language && each.field === field);
	return {
		missing: fields.filter((field) => !of(field)),
		older: fields.filter((field) => {
			const text = of(field);
			return text !== undefined && text.english !== english[field];
		}),
	};
}

/** "complete", "3 missing", "1 missing, 2 older" */
export function stateInWords({ missing, older }: TranslationState): string {
	const counts = { missing: missing.length, older: older.length };
	if (counts.missing > 0 && counts.older > 0) return texts.state.missingAndOlder(counts);
	if (counts.missing > 0) return texts.state.missing(counts);
	return counts.older > 0 ? texts.state.older(counts) : texts.state.complete;
}

/** "DE, ES complete; FR 3 missing; IT 2 older" */
export function languagesInWords(
	english: EnglishTexts,
	storedTexts: readonly StoredTranslation[],
): string {
	const byState = Map.groupBy(otherLanguages, ({ code }) =>
		stateInWords(translationState(english, storedTexts, code)),
	);
	return [...byState]
		.map(([state, of]) =>
			texts.state.ofLanguages({
				languages: of.map(({ code }) => code.toUpperCase()).join(", "),
				state,
			}),
		)
		.join("; ");
}
