import { byName } from "#app/ui/format/by-name.ts";
import type { ResourceKind } from "./resource.ts";

/** Ids of all resources of a kind that a departure gets; a kind without a list stays as it is. */
export type TeamChange = { [Kind in ResourceKind]?: readonly number[] | undefined };

/** Another departure that a resource is on at the same time. */
export interface Clash {
	name: string;
	/** Of the other departure. */
	title: string;
	/** Local date. */
	date: string;
	startTime: string;
}

/** More people are booked than the vehicles have seats. */
export interface TooSmall {
	/** "Van 3 + Van 5" */
	name: string;
	/** Of all of them. */
	seats: number;
	date: string;
	startTime: string;
	takenSeats: number;
}

/** A guide, vehicle or driver of one departure. */
export interface Assigned {
	departureId: number;
	kind: ResourceKind;
	resourceId: number;
	name: string;
	/** Of a guide: ISO 639-1 codes with a space between; empty for others. */
	languages: string;
	/** Of a vehicle. */
	seats: number | null;
}

/** What a departure's guides, vehicles and drivers are called. */
export type TeamNames = Record<ResourceKind, string[]>;

export function teamNames(team: readonly Pick<Assigned, "kind" | "name">[]): TeamNames {
	const namesOf = (wantedKind: ResourceKind) =>
		team
			.filter(({ kind }) => kind === wantedKind)
			.sort(byName)
			.map(({ name }) => name);
	return { guide: namesOf("guide"), vehicle: namesOf("vehicle"), driver: namesOf("driver") };
}

/** "Van 3 + Van 5" */
export function joinedNames(names: readonly string[]): string {
	return names.join(" + ");
}
