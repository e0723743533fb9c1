import { instantOf } from "#app/catalogue/local-date.ts";
import type { ToldMeeting } from "#app/departures/messages/told-meeting.ts";
import type { TeamNames } from "#app/departures/team/assignment.ts";
import type { Minimum } from "./minimum.ts";

export interface DepartureOfDay {
	id: number;
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
	newestMessage: string;
	/** People who stood at their pickup and got in. */
	boarded: number;
	/** Null for a hotel's user, who is not told. */
	team: TeamNames | null;
	/** Whether the excursion goes with a guide and a vehicle of ours. */
	needs: { guide: boolean; vehicle: boolean };
	/** No more than its vehicles' seats. Null when only the guests of the user's hotels are counted. */
	capacity: number | null;
	/** Seats that may still be sold. */
	free: number;
	/** Parties that wait for seats; 0 for a hotel's user. */
	waiting: number;
	/** One party has the whole of it; false for a hotel's user. */
	isWhole: boolean;
	/** Seats of confirmed bookings. */
	sold: number;
	/** Seats of live holds. */
	held: number;
	/** Seats sold beyond those of the departure or of its vehicles. */
	extra: number;
	state: "open" | "closed" | "cancelled";
	/** Null for one that always runs, and for a hotel's user. */
	minimum: Minimum | null;
	/** It has started, so its free seats can no longer be sold. */
	hasLeft: boolean;
	stage: DepartureStage;
	note: string;
	picture: { url: string } | null;
}

/** True for a departure that does not leave: cancelled, or closed before anybody booked it. */
export function isOff({ state, sold }: Pick<DepartureOfDay, "state" | "sold">): boolean {
	return state === "cancelled" || (state === "closed" && sold === 0);
}

/** Where a departure stands at a moment; the overview opens on the one that is under way. */
export type DepartureStage = "off" | "done" | "under way" | "to come";

/** Instants are compared, because a trip may end after midnight or days later, or in the night of a clock change. */
export function stageOf(
	{
		date,
		state,
		sold,
		firstPickup,
		startTime,
		durationMinutes,
	}: Pick<
		DepartureOfDay,
		"date" | "state" | "sold" | "firstPickup" | "startTime" | "durationMinutes"
	>,
	{ now, timeZone }: { now: number; timeZone: string },
): DepartureStage {
	if (isOff({ state, sold })) return "off";
	const first = firstPickup !== null && firstPickup < startTime ? firstPickup : startTime;
	if (now < instantOf(date, first, timeZone)) return "to come";
	return now < instantOf(date, startTime, timeZone) + durationMinutes * 60_000
		? "under way"
		: "done";
}
