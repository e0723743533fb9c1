import { numberLimits } from "#app/database/number-limits.ts";

export const planActs = ["close", "open", "seats", "start", "team"] as const;
export type PlanAct = (typeof planActs)[number];
/** What booked guests get when their departures close. */
export const planFates = ["stay", "move", "refund"] as const;
export type PlanFate = (typeof planFates)[number];

/** The number of seats that was typed, or null if a departure can't have it. */
export function seatsTyped(text: string): number | null {
	const { least, most } = numberLimits.capacityOfDate;
	const seats = /^\d{1,4}$/.test(text.trim()) ? Number(text) : -1;
	return seats >= least && seats <= most ? seats : null;
}

/** What staff want to do with the chosen departures. */
export interface PlanChoice {
	act: PlanAct;
	fate: PlanFate;
	/** The local date to which guests move. */
	target: string | null;
	/** The new number of seats. */
	seats: number | null;
	/** The new start, a local time. */
	start: string | null;
}
