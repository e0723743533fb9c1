import { type Language, languageFacts } from "#app/messages/languages.ts";

/** In the largest unit that leaves no rest: 7200 → "2 hours". Apart from the formats, which every widget carries. */
export function lifetimeIn(language: Language, seconds: number): string {
	const [unit, length] =
		seconds % 86_400 === 0
			? (["day", 86_400] as const)
			: seconds % 3600 === 0
				? (["hour", 3600] as const)
				: (["minute", 60] as const);
	return new Intl.NumberFormat(languageFacts[language].locale, {
		style: "unit",
		unit,
		unitDisplay: "long",
	}).format(seconds / length);
}
