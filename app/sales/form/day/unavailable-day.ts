import { isLocalDate } from "#app/catalogue/local-date.ts";
import type { Departure } from "#app/departures/departure.ts";
import { bestDeparture, departuresOn } from "#app/departures/offer/chosen-departure.ts";

interface UnavailableDay {
	/** Local date. */
	date: string;
	why: "full" | "tooLate" | "notOnSale";
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
	const bestOfDay = bestDeparture(departuresOn(departures, date));
	if (bestOfDay?.state === "open") return null;
	const open = departures.filter(({ state }) => state === "open");
	const roomy = open.filter(({ left }) => left >= seats);
	const isLater = (each: Departure) => each.date > date;
	const next = roomy.find(isLater) ?? roomy[0] ?? open.find(isLater) ?? open[0] ?? null;
	return { date, why: reason(bestOfDay), next };
}

function reason(departure: Departure | null): UnavailableDay["why"] {
	if (departure?.state === "full") return "full";
	if (departure?.state === "too-late") return "tooLate";
	return "notOnSale";
}
