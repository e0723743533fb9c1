import { defaultLanguage, isLanguage, type Language } from "./languages.ts";

/** The path of a page in that language: ("de", "/excursion/contact") → "/de/excursion/contact". */
export function pathIn(language: Language, path: string): string {
	const safePath = withoutHost(path);
	if (language === defaultLanguage) return safePath;
	return safePath === "/" ? `/${language}/` : `/${language}${safePath}`;
}

/** Attack: "//other.example", of a page that is asked for by that path, is the address of another site. */
function withoutHost(path: string): string {
	return path.replace(/^\/{2,}/, "/");
}

/** The language of an address, and its path without it: "/de/excursion/contact" → "de", "/excursion/contact". */
export function readPath(pathname: string): { language: Language; path: string } {
	const [, first = "", rest] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? [];
	// English has one address for each page, the one without a prefix
	if (!isLanguage(first) || first === defaultLanguage)
		return { language: defaultLanguage, path: pathname };
	return { language: first, path: withoutHost(rest ?? "/") };
}
