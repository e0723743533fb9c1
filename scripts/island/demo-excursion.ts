import type { excursions } from "#app/database/schema.server.ts";
import type { PickupPoint } from "./pickup-points.ts";

/** Everything that the demo says about one excursion. */
export interface DemoExcursion {
	row: Omit<typeof excursions.$inferInsert, "createdAt" | "updatedAt"> & { minimumAge: number };
	/** The poster first. */
	pictures: [Picture, Picture, Picture, ...Picture[]];
	/** Guide languages by weekday, 0 = Sunday; it departs on the days listed. */
	languages: Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, Language[]>>;
	/** In the order of the drive; the first is when the day starts. */
	pickups: [time: string, point: PickupPoint][];
	/** How the departures from tomorrow on have sold, in order; later ones are empty. */
	coming: ComingDeparture[];
}

export type Language = "en" | "de" | "es" | "fr" | "it" | "nl";

/** Places left, on the usual seats or on others; or why the day is closed. */
export type ComingDeparture =
	| number
	| { left: number; capacity: number; note: string }
	| { closed: string };

export interface Picture {
	key: string;
	alt: string;
	width: number;
	height: number;
}

/** A whole illustration. */
export function poster(file: string, alt: string): Picture {
	return { key: `art/${file}.svg`, alt, width: 960, height: 960 };
}

export function paragraphs(...texts: string[]): string {
	return texts.join("\n\n");
}

export function lines(...items: string[]): string {
	return items.join("\n");
}
