import type { ResourceKind } from "#app/resources/resource.ts";

export interface DepartureOfDay {
	excursionId: string;
	title: string;
	startTime: string;
	durationMinutes: number;
	languages: string[];
	pickups: number;
	/** Time of the first pickup; null without pickups. */
	firstPickup: string | null;
	/** Title of the first pickup point. */
	firstPoint: string | null;
	/** People who stood at their pickup and got in. */
	boarded: number;
	/** Names of guide, vehicle and driver; null for a hotel's user, who is not told. */
	team: Partial<Record<ResourceKind, string>> | null;
	/** No more than its vehicle's seats. Null when only the guests of the user's hotels are counted. */
	capacity: number | null;
	/** Free seats of its vehicle, which other departures may share; infinite without a vehicle. */
	vehicleFree: number;
	/** Seats of confirmed bookings. */
	sold: number;
	/** Seats of live holds. */
	held: number;
	isClosed: boolean;
	/** It has started, so its free seats can no longer be sold. */
	hasLeft: boolean;
	note: string;
	picture: { url: string } | null;
}

/** Where a departure stands at a moment; the overview opens on the one that is under way. */
export type DepartureStage = "closed" | "done" | "under way" | "to come";

/**
 * @param now local time "HH:MM" on the departure's own date, or null on a later date.
 */
export function stageOf(
	departure: Pick<DepartureOfDay, "isClosed" | "firstPickup" | "startTime" | "durationMinutes">,
	now: string | null,
): DepartureStage {
	if (departure.isClosed) return "closed";
	if (now === null) return "to come";
	const first =
		departure.firstPickup !== null && departure.firstPickup < departure.startTime
			? departure.firstPickup
			: departure.startTime;
	if (now < first) return "to come";
	return minutesOf(now) < minutesOf(departure.startTime) + departure.durationMinutes
		? "under way"
		: "done";
}

function minutesOf(time: string): number {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return hours * 60 + minutes;
}

export interface DayTotals {
	guests: number;
	free: number;
	firstPickup: string | null;
}

export function totalsOf(departures: readonly DepartureOfDay[]): DayTotals {
	const running = departures.filter((each) => !each.isClosed);
	const busy = running.filter((each) => each.sold > 0 && each.firstPickup);
	return {
		guests: departures.reduce((sum, each) => sum + each.sold, 0),
		free: running.filter((each) => !each.hasLeft).reduce((sum, each) => sum + freeSeats(each), 0),
		firstPickup: busy.map((each) => each.firstPickup).sort()[0] ?? null,
	};
}

export function freeSeats({ capacity, vehicleFree, sold, held }: DepartureOfDay): number {
	return Math.max(0, Math.min((capacity ?? 0) - sold - held, vehicleFree));
}

/** What staff must correct before the day. */
export function oversoldDepartures(
	departure: DepartureOfDay,
): "closed but sold" | "oversold" | null {
	if (departure.isClosed && departure.sold > 0) return "closed but sold";
	return extraSeats(departure) > 0 ? "oversold" : null;
}

/** Seats sold beyond the capacity. */
export function extraSeats({ capacity, sold }: DepartureOfDay): number {
	return capacity === null ? 0 : Math.max(0, sold - capacity);
}
