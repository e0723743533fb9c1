import { defaultLanguage, isLanguage, type Language } from "#app/messages/languages.ts";

/** The language that `Accept-Language` likes best among ours (RFC 9110, 12.5.4); English where it names none. */
export function languageOfHeader(header: string | null): Language {
	const ranges = (header ?? "").split(",").flatMap((each) => {
		const [range = "", ...parameters] = each.split(";").map((part) => part.trim());
		const language = range.toLowerCase().split("-")[0] ?? "";
		const quality = Number(parameters.find((part) => part.startsWith("q="))?.slice(2) ?? 1);
		return isLanguage(language) && quality > 0 ? [{ language, quality }] : [];
	});
	// the sort keeps the order of equals
	return ranges.sort((a, b) => b.quality - a.quality)[0]?.language ?? defaultLanguage;
}
