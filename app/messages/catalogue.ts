import { type Language, languages, pseudoLanguage, type Translation } from "./languages.ts";
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
	const hasPseudo = languages.includes(pseudoLanguage);
	return {
		...translations,
		[pseudoLanguage]: hasPseudo ? pseudoTexts(translations.en) : translations.en,
	};
}
