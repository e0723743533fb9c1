import {
	defaultLanguage,
	pseudoLanguage,
	type StaffLanguage,
	type StaffTranslation,
	staffLanguage,
} from "./languages.ts";
import { pseudoTextsWithPlainValues } from "./pseudo-texts.ts";

/** The texts of a screen as another language has them: the same names, each with the same parameters. */
export type StaffTexts<English> = English extends string
	? string
	: English extends (...parameters: infer Parameters) => string
		? (...parameters: Parameters) => string
		: { readonly [Name in keyof English]: StaffTexts<English[Name]> };

type Translations<English> = Record<
	Exclude<StaffTranslation, typeof defaultLanguage>,
	StaffTexts<English>
>;

/**
 * The texts of one screen of staff, in the language of who reads them (`staffLanguage`) at the moment when a text is
 * read. A part of them may be kept (`const texts = saleTexts.party`), a sentence may not.
 */
export function staffTexts<English extends object>(
	english: English,
	translations: Translations<English>,
): English {
	return inLanguageOfReader(english, (language) => {
		if (language === pseudoLanguage) return pseudoTextsWithPlainValues(english);
		return language === defaultLanguage ? english : translations[language];
	});
}

/** Answers each name from what `textsIn` gives for the present reader. @param english says which names there are. */
function inLanguageOfReader<English extends object>(
	english: English,
	textsIn: (language: StaffLanguage) => object,
): English {
	const parts = new Map<string | symbol, object>();
	const valueIn = (language: StaffLanguage, name: string | symbol) =>
		Reflect.get(textsIn(language), name);
	return new Proxy(english, {
		get(_, name) {
			const value: unknown = Reflect.get(english, name);
			if (typeof value === "function")
				return (...parameters: unknown[]) => valueIn(staffLanguage(), name)(...parameters);
			if (typeof value !== "object" || value === null || Array.isArray(value))
				return valueIn(staffLanguage(), name);
			const part =
				parts.get(name) ?? inLanguageOfReader(value, (language) => valueIn(language, name));
			parts.set(name, part);
			return part;
		},
	});
}
