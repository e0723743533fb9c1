import type { excursions, extras, fares } from "#app/database/schema.server.ts";
import type { DemoQuestion } from "./kayak-questions.ts";
import type { PickupPoint } from "./pickup-points.ts";

/** All demo data of one excursion. */
export interface DemoExcursion {
	row: Omit<typeof excursions.$inferInsert, "createdAt" | "updatedAt"> & { minimumAge: number };
	/** The poster first. */
	pictures: [Picture, Picture, Picture, ...Picture[]];
	/** Guide languages by weekday, 0 = Sunday; it departs on the days listed. */
	languages: Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, Language[]>>;
	/** Local time of a second departure on each of these days. */
	secondStart?: string;
	/** For this price one party may have the whole second departure while nobody is on it. */
	secondWholePriceCents?: number;
	/** With fewer guests staff decide two days ahead whether it runs. */
	minimumGuests?: number;
	/** In driving order; the first time is the start. */
	pickups: [time: string, point: PickupPoint][];
	extras?: DemoExtra[];
	fares?: DemoFare[];
	questions?: DemoQuestion[];
	/** Sales of the departures from tomorrow on, in order; later ones are empty. */
	coming: ComingDeparture[];
}

type DemoExtra = Omit<
	typeof extras.$inferInsert,
	"id" | "excursionId" | "position" | "createdAt" | "updatedAt"
> & {
	/** In the other languages. */
	texts: Record<"de" | "es" | "fr" | "it", { title: string; note: string }>;
};

type DemoFare = Omit<
	typeof fares.$inferInsert,
	"id" | "excursionId" | "position" | "createdAt" | "updatedAt"
> & {
	/** In the other languages. */
	texts: Record<"de" | "es" | "fr" | "it", { title: string; proof: string }>;
};

export type Language = "en" | "de" | "es" | "fr" | "it" | "nl";

/** Free seats, of the usual capacity or another; why the day is closed, or what staff said of the weather that stops it. */
export type ComingDeparture =
	| number
	| { left: number; capacity: number; note: string }
	| { closed: string }
	| { calledOff: string };

export interface Picture {
	key: string;
	alt: string;
	width: number;
	height: number;
}

/** The whole illustration. */
export function poster(file: string, alt: string): Picture {
	return { key: `art/${file}.svg`, alt, width: 960, height: 960 };
}

export function paragraphs(...texts: string[]): string {
	return texts.join("\n\n");
}

export function lines(...items: string[]): string {
	return items.join("\n");
}
