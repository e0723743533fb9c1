import { type Language, languageFacts } from "#app/messages/languages.ts";
import { keep } from "./keep.ts";

const hours = keep((language: Language) => {
	const style = { style: "unit", unit: "hour", unitDisplay: "long" } as const;
	return new Intl.NumberFormat(languageFacts[language].locale, style);
});

/** 90 → "1 h 30 min", 240 → "4 hours" */
export function formatDuration(minutes: number, language: Language): string {
	const whole = Math.floor(minutes / 60);
	const rest = minutes % 60;
	if (whole === 0) return `${rest} min`;
	return rest > 0 ? `${whole} h ${rest} min` : hours(language).format(whole);
}
