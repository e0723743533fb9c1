import { instantOf } from "#app/catalogue/local-date.ts";
import type { ToldMeeting } from "#app/departures/messages/told-meeting.ts";
import type { ResourceKind } from "#app/departures/team/resource.ts";

export interface DepartureOfDay {
	excursionId: string;
	/** Local date of its start. */
	date: string;
	title: string;
	startTime: string;
	durationMinutes: number;
	/** Those of the given guide, else the promised ones. */
	languages: string[];
	pickups: number;
	/** Usual time of the first stop with guests, or of the first of all while nobody is booked; null without pickups. */
	firstPickup: string | null;
	/** Title of that stop. */
	firstPoint: string | null;
	/** What the guests of that stop were told instead. */
	firstTold: ToldMeeting | null;
	/** The newest message about time or place to guests, in words; empty without one. */
	told: string;
	/** People who stood at their pickup and got in. */
	boarded: number;
	/** Names of guide, vehicle and driver; null for a hotel's user, who is not told. */
	team: Partial<Record<ResourceKind, string>> | null;
	/** Whether the excursion goes with a guide and a vehicle of ours. */
	needs: { guide: boolean; vehicle: boolean };
	/** No more than its vehicle's seats. Null when only the guests of the user's hotels are counted. */
	capacity: number | null;
	/** Seats that may still be sold; a shared vehicle may leave fewer than the capacity. */
	free: number;
	/** Seats of confirmed bookings. */
	sold: number;
	/** Seats of live holds. */
	held: number;
	/** Seats sold beyond those of the departure or of its vehicle. */
	extra: number;
	isClosed: boolean;
	/** It has started, so its free seats can no longer be sold. */
	hasLeft: boolean;
	stage: DepartureStage;
	note: string;
	picture: { url: string } | null;
}

/** Where a departure stands at a moment; the overview opens on the one that is under way. */
export type DepartureStage = "closed" | "done" | "under way" | "to come";

/** Instants are compared, because a trip may end after midnight or days later, or in the night of a clock change. */
export function stageOf(
	{
		date,
		isClosed,
		firstPickup,
		startTime,
		durationMinutes,
	}: Pick<DepartureOfDay, "date" | "isClosed" | "firstPickup" | "startTime" | "durationMinutes">,
	{ now, timeZone }: { now: number; timeZone: string },
): DepartureStage {
	if (isClosed) return "closed";
	const first = firstPickup !== null && firstPickup < startTime ? firstPickup : startTime;
	if (now < instantOf(date, first, timeZone)) return "to come";
	return now < instantOf(date, startTime, timeZone) + durationMinutes * 60_000
		? "under way"
		: "done";
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
		free: running.filter((each) => !each.hasLeft).reduce((sum, each) => sum + each.free, 0),
		firstPickup: busy.map((each) => each.firstTold?.time ?? each.firstPickup).sort()[0] ?? null,
	};
}
