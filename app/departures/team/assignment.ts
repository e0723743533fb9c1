import type { ResourceKind } from "./resource.ts";

/** Ids of the resources that a departure gets; null takes one away, an absent kind stays as it is. */
export type TeamChange = Partial<Record<ResourceKind, number | null>>;

/** Another departure that a resource is on at the same time. */
export interface Clash {
	name: string;
	/** Of the other departure. */
	title: string;
	/** Local date. */
	date: string;
	startTime: string;
}

/** More people are booked than the vehicle has seats. */
export interface TooSmall {
	name: string;
	seats: number;
	date: string;
	taken: number;
}

/** A guide, vehicle or driver of one departure. */
export interface Assigned {
	excursionId: string;
	/** Local date. */
	date: string;
	kind: ResourceKind;
	resourceId: number;
	name: string;
	/** Of a guide: ISO 639-1 codes with a space between; empty for others. */
	languages: string;
	/** Of a vehicle. */
	seats: number | null;
	/** Seats that all departures which share the vehicle have taken; null for a person. */
	taken: number | null;
}
