import { type Language, languageFacts } from "./languages.ts";

const rules = new Map<Language, Intl.PluralRules>();

/**
 * Chooses the form that the language uses with this number (CLDR's plural rules). `zero` is for texts that say
 * "none" in words, which no rule of these languages asks for.
 */
export function plural(
	language: Language,
	count: number,
	forms: { zero?: string; one: string; other: string },
): string {
	if (count === 0 && forms.zero !== undefined) return forms.zero;
	let rule = rules.get(language);
	if (!rule) {
		rule = new Intl.PluralRules(languageFacts[language].locale);
		rules.set(language, rule);
	}
	return rule.select(count) === "one" ? forms.one : forms.other;
}
