import { instantOf } from "#app/catalogue/local-date.ts";
import type { DepartureRow, Lacking } from "./departure.ts";

const hour = 60 * 60_000;

/** What it still lacks with so many guests more; null when it runs then. */
export function lackingWith(lacking: Lacking | null, guests: number): Lacking | null {
	return lacking && lacking.missing > guests
		? { ...lacking, missing: lacking.missing - guests }
		: null;
}

/** When staff decide whether a departure with too few guests runs, in milliseconds since the epoch. */
export function decisionInstant(
	{ date, startTime, decideHours }: Pick<DepartureRow, "date" | "startTime" | "decideHours">,
	timeZone: string,
): number {
	return instantOf(date, startTime, timeZone) - decideHours * hour;
}
