import type { Departure } from "./departure.ts";

/** Whether one party may have the whole of it: nobody else has a seat. */
export function mayBeWhole({
	sells,
	left,
	capacity,
}: Pick<Departure, "sells" | "left" | "capacity">): boolean {
	return sells !== undefined && left === capacity && capacity > 0;
}

/** Whether a departure is sold as a party wants it: by seats, or whole. */
export function sellsTo(
	party: { isWhole?: boolean },
	departure: Pick<Departure, "sells" | "left" | "capacity">,
): boolean {
	return party.isWhole ? mayBeWhole(departure) : departure.sells !== "whole";
}

/** The same for staff, who make any departure private that is empty. */
export function staffMaySell(
	party: { isWhole: boolean },
	{ sells, left, capacity }: Pick<Departure, "sells" | "left" | "capacity">,
): boolean {
	return party.isWhole ? left === capacity : sells !== "whole";
}
