import type { BaseIssue } from "valibot";
import type { Catalogue } from "./catalogue.ts";
import { defaultLanguage, isLanguage } from "./languages.ts";

/**
 * The message of a rule, in the language that the schema is checked with (valibot's `lang`):
 * v.check(isOpen, inTexts(fieldErrorTexts, (texts) => texts.closed)).
 */
export function inTexts<Texts, Issue extends BaseIssue<unknown>>(
	catalogue: Catalogue<Texts>,
	read: (texts: Texts, issue: Issue) => string,
): (issue: Issue) => string {
	return (issue) => read(catalogue[isLanguage(issue.lang) ? issue.lang : defaultLanguage], issue);
}
