import type { Language } from "./languages.ts";
import { readPath } from "./localized-address.ts";

/**
 * The language of the page in the browser, for what runs outside of a component. By its address, because a browser that
 * translates the page writes its own language into `<html lang>`, and a script has the texts of the page's language alone.
 */
export function pageLanguage(): Language {
	return readPath(location.pathname).language;
}
