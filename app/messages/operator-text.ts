import { defaultLanguage, type Language, languages } from "./languages.ts";

/** A text that the operator writes themselves: in English, and in the other languages that they have written it in. */
export type OperatorText = Readonly<Partial<Record<Language, string>>> & { readonly en: string };

/** A text and the language that it is written in, which may be another one than the page's. */
export interface WordsIn {
	words: string;
	language: Language;
}

/** The operator's text in that language, otherwise in English, otherwise in the first in which they have written it. */
export function operatorTextIn(text: OperatorText, language: Language): WordsIn {
	const order: readonly Language[] = [language, defaultLanguage, ...languages];
	const writtenIn = order.find((each) => text[each]) ?? defaultLanguage;
	return { words: text[writtenIn] ?? "", language: writtenIn };
}

/** English and German write them with a capital letter in the middle of a sentence too. */
const beginsWithWeekday = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So)/;

/** For the middle of a sentence: "Every day, 08:00 to 20:00" → "every day, 08:00 to 20:00". */
export function withinSentence({ words, language }: WordsIn): WordsIn {
	const hasCapitals = language === "en" || language === "de";
	if (hasCapitals && beginsWithWeekday.test(words)) return { words, language };
	return { words: words.charAt(0).toLowerCase() + words.slice(1), language };
}
