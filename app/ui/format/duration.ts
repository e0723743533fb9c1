import { type Language, languageFacts } from "#app/messages/languages.ts";
import { keep } from "./memoize.ts";

type Unit = "minute" | "hour" | "day";

const inUnits = keep(
	(language: Language, unit: Unit, unitDisplay: "long" | "short") =>
		new Intl.NumberFormat(languageFacts[language].locale, { style: "unit", unit, unitDisplay }),
);

/** 90 → "1 h 30 min", 240 → "4 hours" */
export function formatDuration(minutes: number, language: Language): string {
	const whole = Math.floor(minutes / 60);
	const rest = minutes % 60;
	if (whole === 0) return `${rest} min`;
	return rest > 0 ? `${whole} h ${rest} min` : inUnits(language, "hour", "long").format(whole);
}

/**
 * "34 minutes": how long it is to `until`, both in milliseconds since the epoch. Never said too long, and the same in
 * every time zone.
 */
export function formatTimeLeft(
	until: number,
	now: number,
	language: Language,
	style: "long" | "short" = "long",
): string {
	const minutes = Math.max(1, Math.floor((until - now) / 60_000));
	const [unit, size]: [Unit, number] =
		minutes < 120 ? ["minute", 1] : minutes < 48 * 60 ? ["hour", 60] : ["day", 24 * 60];
	return inUnits(language, unit, style).format(Math.floor(minutes / size));
}
