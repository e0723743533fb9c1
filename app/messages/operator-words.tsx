import type { WordsIn } from "./operator-text.ts";
import { useLanguage } from "./use-language.tsx";

/** Draws the text, marked with its language where that is not the page's (WCAG 3.1.2). */
export function Words({ of: { words, language } }: { of: WordsIn }) {
	return language === useLanguage() ? words : <span lang={language}>{words}</span>;
}
