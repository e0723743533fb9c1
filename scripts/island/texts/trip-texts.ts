import type { PickupPoint } from "../pickup-points.ts";

/** A demo excursion in another language; a text that is left out stands in English. */
export interface TripTexts {
	title: string;
	subtitle: string;
	description: string;
	included: string;
	not_included: string;
	effort: string;
	what_to_bring: string;
	good_to_know: string;
	activity_place?: string;
	/** What each picture shows, in their order. */
	pictures: [string, string, string];
}

/** The name of its poster's file. */
export type TripName =
	| "snorkel"
	| "whales"
	| "tour"
	| "catamaran"
	| "volcano"
	| "caves"
	| "kayak"
	| "market"
	| "stars";

/** The words for a pickup point; a title that is the same in every language is left out. */
type PointTexts = Partial<Pick<PickupPoint, "title">> & { place: string };

export interface IslandTexts<Point extends string> {
	trips: Record<TripName, TripTexts>;
	points: Record<Point, PointTexts>;
}
