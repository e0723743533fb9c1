import type { Assigned } from "./assignment.ts";

/** What the guides of a departure speak together, as ISO 639-1 codes; null without a guide, or where it is not known of one of them. */
export function guideLanguages(
	team: readonly Pick<Assigned, "kind" | "languages">[],
): string[] | null {
	const guides = team.filter(({ kind }) => kind === "guide");
	if (guides.length === 0 || guides.some(({ languages }) => languages === "")) return null;
	return [...new Set(guides.flatMap(({ languages }) => languagesOfText(languages) ?? []))];
}

/** @param text codes with a space between, as they are stored: "en de". */
export function languagesOfText(text: string): string[] | null {
	const codes = text.split(" ").filter(Boolean);
	return codes.length > 0 ? codes : null;
}

/** Promised languages that a guide does not speak; none while it is not known what the guide speaks. */
export function unspokenLanguages(
	promised: readonly string[],
	spoken: readonly string[] | null,
): string[] {
	return spoken ? promised.filter((language) => !spoken.includes(language)) : [];
}
