import type { ResourceFields } from "./resource-schema.ts";

/** What the save of a guide, vehicle or driver depends on. */
export interface ResourceState {
	/** Null where there is none of this kind. */
	storedResource: { seats: number | null; version: number } | null;
	/** Whether a user has the typed email; true where none was typed. */
	isUser: boolean;
	/** Its departures from today on, with the seats taken and those of all their vehicles. */
	coming: readonly {
		excursionId: string;
		date: string;
		takenSeats: number;
		vehicleSeats: number | null;
	}[];
}

export type ResourceDecision =
	/** `excursionIds`: excursions whose free seats may have changed. */
	| { outcome: "saved"; excursionIds: string[] }
	| { outcome: "unknown" }
	/** Somebody saved it after the form was opened. */
	| { outcome: "newer" }
	| { outcome: "no such user" }
	/** It is still on these departures. */
	| { outcome: "in use"; dates: string[] }
	/** More seats are taken on these dates. */
	| { outcome: "too few seats"; days: { date: string; takenSeats: number }[] };

const mostDays = 5;

/**
 * One on coming departures stays in use, and a vehicle keeps the seats that are taken in it.
 * @param openedVersion the version on which the form is based; null: this save wins in any case.
 */
export function decideResource(
	{ kind, seats, isActive }: Pick<ResourceFields, "kind" | "seats" | "isActive">,
	openedVersion: number | null,
	{ storedResource, isUser, coming }: ResourceState,
): ResourceDecision {
	if (!storedResource) return { outcome: "unknown" };
	if (openedVersion !== null && openedVersion !== storedResource.version)
		return { outcome: "newer" };
	if (!isUser) return { outcome: "no such user" };
	if (!isActive && coming.length > 0)
		return { outcome: "in use", dates: [...new Set(coming.map(({ date }) => date))] };
	const fewer = seats === null ? 0 : (storedResource.seats ?? 0) - seats;
	const full = coming.filter(
		({ takenSeats, vehicleSeats }) => fewer > 0 && takenSeats > (vehicleSeats ?? 0) - fewer,
	);
	if (full.length > 0) {
		const days = [...Map.groupBy(full, ({ date }) => date)].map(([date, ofDay]) => ({
			date,
			takenSeats: Math.max(...ofDay.map(({ takenSeats }) => takenSeats)),
		}));
		return { outcome: "too few seats", days: days.slice(0, mostDays) };
	}
	const excursionIds = kind === "vehicle" ? coming.map(({ excursionId }) => excursionId) : [];
	return { outcome: "saved", excursionIds: [...new Set(excursionIds)] };
}
