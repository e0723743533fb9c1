import { isLanguage, type Language } from "./languages.ts";

/**
 * The language of a screen whose address does not tell it: a totem speaks its hotel's, the page on the phone after it
 * the guest's, the dashboard staff's. The data of such a route say it as `screenLanguage`.
 */
export function screenLanguageOf(
	matches: readonly ({ loaderData?: unknown } | undefined)[],
): Language | null {
	for (const match of matches) {
		const loaderData = match?.loaderData;
		if (typeof loaderData !== "object" || loaderData === null || !("screenLanguage" in loaderData))
			continue;
		if (isLanguage(loaderData.screenLanguage)) return loaderData.screenLanguage;
	}
	return null;
}
