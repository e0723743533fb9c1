import type { Language } from "./languages.ts";
import { siteFrameTexts } from "./texts.ts";

/** For titles and subjects, which need a name: a neutral word for the site where the operator has told none. */
export function siteNameIn(language: Language, { name }: { name: string }): string {
	return name || siteFrameTexts[language].excursions;
}
