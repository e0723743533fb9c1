import type { Departure } from "#app/excursions/calendar/departure.ts";
import { isLocalDate } from "#app/excursions/local-date.ts";
import { formatCount, formatDate } from "#app/ui/format/format.ts";

export interface UnavailableDay {
	/** Local date. */
	date: string;
	/** The reason as a whole sentence. */
	words: string;
	/** The next day with seats for the whole party, otherwise with any; null when there is none. */
	next: Departure | null;
}

/**
 * @param departures by date, including those that cannot be booked.
 * @param seats of the whole party.
 * @returns null when the day can be booked or none was requested.
 */
export function unavailableDay(
	departures: readonly Departure[],
	date: string | null,
	seats: number,
): UnavailableDay | null {
	if (!date || !isLocalDate(date)) return null;
	const asked = departures.find((each) => each.date === date);
	if (asked?.state === "open") return null;
	const open = departures.filter(({ state }) => state === "open");
	const roomy = open.filter(({ left }) => left >= seats);
	const isLater = (each: Departure) => each.date > date;
	const next = roomy.find(isLater) ?? roomy[0] ?? open.find(isLater) ?? open[0] ?? null;
	return { date, words: `${formatDate(date, "long")} ${reason(asked)}`, next };
}

function reason(departure: Departure | undefined): string {
	if (departure?.state === "full") return "is full.";
	if (departure?.state === "too-late") return "can no longer be booked.";
	return "is not on sale.";
}

/** "Sunday 6 June, 5 seats left" */
export function freeDayInWords({ date, left }: Departure): string {
	return `${formatDate(date, "long")}, ${formatCount(left, { one: "seat", other: "seats" })} left`;
}
