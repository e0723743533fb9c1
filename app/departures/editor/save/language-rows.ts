import type { DayLanguages } from "#app/catalogue/excursion.ts";

/** Rows of `excursion_day_languages`: the guide's languages on each weekday, in their order and each once. */
export function languageRows(excursionId: string, days: DayLanguages) {
	return Object.entries(days).flatMap(([day, languages]) =>
		[...new Set(languages)].map((language, position) => ({
			excursionId,
			day: Number(day),
			language,
			position,
		})),
	);
}
