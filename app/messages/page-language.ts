import { defaultLanguage, isLanguage, type Language } from "./languages.ts";

/** The language of the page in the browser, for what runs outside of a component. */
export function pageLanguage(): Language {
	const { lang } = document.documentElement;
	return isLanguage(lang) ? lang : defaultLanguage;
}
