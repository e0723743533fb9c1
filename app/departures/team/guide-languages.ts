import type { Assigned } from "./assignment.ts";

/** What the guide of a departure speaks, as ISO 639-1 codes; null without a guide, or where it is not known of the guide. */
export function guideLanguages(
	team: readonly Pick<Assigned, "kind" | "languages">[],
): string[] | null {
	const guide = team.find(({ kind }) => kind === "guide");
	return guide ? languagesOfText(guide.languages) : null;
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
