import { type Language, pseudoLanguage, type Translation } from "./languages.ts";
import { pseudoTexts } from "./pseudo-texts.ts";

/** The texts of one part of the product, by language. */
export type Catalogue<Texts> = Readonly<Record<Language, Texts>>;

/**
 * Joins the translations of one part of the product. A language that lacks a text does not compile, because each
 * translation has the type of the English one.
 */
export function catalogue<Texts extends object>(
	translations: Record<Translation, Texts>,
): Catalogue<Texts> {
	return {
		...translations,
		// the condition stands in the build as a constant, so that a build without the pseudo-language does not carry it
		[pseudoLanguage]: import.meta.env?.VITE_PSEUDO_LANGUAGE
			? pseudoTexts(translations.en)
			: translations.en,
	};
}
