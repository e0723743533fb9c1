import { defaultLanguage, type Language } from "./languages.ts";
import { useLanguage } from "./use-language.tsx";

/** A text that the operator writes themselves: in English, and in the other languages that they have written it in. */
export type OwnWords = Readonly<Partial<Record<Language, string>>> & { readonly en: string };

/** A text and the language that it is written in, which may be another one than the page's. */
export interface WordsIn {
	words: string;
	language: Language;
}

/** The operator's text in that language, otherwise in English. */
export function ownWordsIn(own: OwnWords, language: Language): WordsIn {
	const words = own[language];
	return words ? { words, language } : { words: own.en, language: defaultLanguage };
}

/** Draws the text, marked with its language where that is not the page's (WCAG 3.1.2). */
export function Words({ of: { words, language } }: { of: WordsIn }) {
	return language === useLanguage() ? words : <span lang={language}>{words}</span>;
}

/** English and German write them with a capital letter in the middle of a sentence too. */
const beginsWithWeekday = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So)/;

/** For the middle of a sentence: "Every day, 08:00 to 20:00" → "every day, 08:00 to 20:00". */
export function withinSentence({ words, language }: WordsIn): WordsIn {
	const hasCapitals = language === "en" || language === "de";
	if (hasCapitals && beginsWithWeekday.test(words)) return { words, language };
	return { words: words.charAt(0).toLowerCase() + words.slice(1), language };
}
