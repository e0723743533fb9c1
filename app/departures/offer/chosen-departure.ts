import type { Departure } from "#app/departures/departure.ts";

/** Departures of one date, in the order of their starts. */
export function departuresOn<Row extends { date: string }>(
	departures: readonly Row[],
	date: string | null | undefined,
): Row[] {
	return departures.filter((each) => each.date === date);
}

/**
 * The departures among which a guest chooses on a date: all that are not closed. Without any, the closed ones, so that
 * a refusal can say why.
 */
export function startsOn<Row extends { date: string; state: string }>(
	departures: readonly Row[],
	date: string | null | undefined,
): Row[] {
	const ofDate = departuresOn(departures, date);
	const offered = ofDate.filter(({ state }) => state !== "closed" && state !== "cancelled");
	return offered.length > 0 ? offered : ofDate;
}

/**
 * The departure that a form chooses by its date and start.
 * @param start "HH:MM"; may be absent where the date has one departure.
 * @returns "start missing" where the date has several, undefined where it has none at this start.
 */
export function chosenDeparture<Row extends { date: string; state: string; startTime: string }>(
	departures: readonly Row[],
	{ date, start }: { date: string; start?: string | undefined },
): Row | "start missing" | undefined {
	if (start) return departuresOn(departures, date).find(({ startTime }) => startTime === start);
	const starts = startsOn(departures, date);
	return starts.length > 1 ? "start missing" : starts[0];
}

/** Which of several departures of a day says best what the day offers; the first that applies. */
const faces: Departure["state"][] = ["open", "full", "too-late", "closed"];

/** What a calendar shows of a day: its departure with the most free seats; null without any. */
export function bestDeparture(ofDay: readonly Departure[]): Departure | null {
	const [best] = [...ofDay].sort(
		(one, other) => faces.indexOf(one.state) - faces.indexOf(other.state) || other.left - one.left,
	);
	return best ?? null;
}

/** What tells a departure from the others of its day in a link or a form; nothing where it is the only one. */
export function startQuery(
	departures: readonly Pick<Departure, "date" | "state">[],
	{ date, startTime }: { date: string; startTime: string },
): { start?: string } {
	return startsOn(departures, date).length > 1 ? { start: startTime } : {};
}

/** The starts of an excursion that leaves several times a day, in their order; empty for one that leaves once. */
export function startsOfADay(departures: readonly Departure[]): string[] {
	const offered = departures.filter(({ state }) => state !== "closed");
	const byDate = Map.groupBy(offered, ({ date }) => date);
	const several = [...byDate.values()].filter(({ length }) => length > 1);
	return [...new Set(several.flat().map(({ startTime }) => startTime))].sort();
}
