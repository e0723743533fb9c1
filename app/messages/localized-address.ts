import { defaultLanguage, isLanguage, type Language } from "./languages.ts";

/** The path of a page in that language: ("de", "/excursion/contact") → "/de/excursion/contact". */
export function pathIn(language: Language, path: string): string {
	if (language === defaultLanguage) return path;
	return path === "/" ? `/${language}/` : `/${language}${path}`;
}

/** The language of an address, and its path without it: "/de/excursion/contact" → "de", "/excursion/contact". */
export function readPath(pathname: string): { language: Language; path: string } {
	const [, first = "", rest] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? [];
	// English has one address for each page, the one without a prefix
	if (!isLanguage(first) || first === defaultLanguage)
		return { language: defaultLanguage, path: pathname };
	// attack: of "/de//other.example" the rest alone would be the address of another site, for who redirects to it
	return { language: first, path: rest?.replace(/^\/+/, "/") ?? "/" };
}
