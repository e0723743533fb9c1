import type { Language } from "#app/messages/languages.ts";
import { type OperatorText, operatorTextIn } from "#app/messages/operator-text.ts";
import type { MarkdownBlock } from "./markdown.ts";
import { readMarkdown } from "./read-markdown.server.ts";

export interface LegalAddition {
	/** In which it is written: another one than the page's where that has no words. */
	language: Language;
	blocks: MarkdownBlock[];
}

/** What the operator adds to a legal page, for readers of that language; null without a text. */
export function legalAddition(text: OperatorText, language: Language): LegalAddition | null {
	const addition = operatorTextIn(text, language);
	return addition.words
		? { language: addition.language, blocks: readMarkdown(addition.words) }
		: null;
}
