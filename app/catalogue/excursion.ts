import type { WrittenTexts } from "#app/messages/written-texts.ts";
import type { Access } from "./accessibility/accessibility.ts";
import type { PublicFields, TranslatedColumn } from "./excursion-fields.ts";
import type { Extra } from "./extras/extra.ts";
import type { Fare } from "./fares/fare.ts";
import type { CancellationPolicy } from "./policy/cancellation-policy.ts";
import type { People, Prices } from "./prices/prices.ts";
import type { Question } from "./questions/question.ts";

export interface Picture extends WrittenTexts<"alt"> {
	/** Address on this site: "/art/volcano.svg" or "/images/<key>". */
	url: string;
	/** Value for `srcset`; empty for an illustration (SVG), which needs none. */
	srcSet?: string | undefined;
	alt: string;
	/** Pixels of the original, to reserve the space while the picture loads. */
	width: number;
	height: number;
}

/** Weekday (0 = Sunday) → languages of the guide. Only days with a language have a departure. */
export type DayLanguages = Partial<Record<number, string[]>>;

/** Default of a new excursion that is created without days. */
export const dailyInEnglish: DayLanguages = {
	0: ["en"],
	1: ["en"],
	2: ["en"],
	3: ["en"],
	4: ["en"],
	5: ["en"],
	6: ["en"],
};

export interface Pickup extends WrittenTexts<"title" | "place"> {
	pointId: number;
	title: string;
	/** The English title, where `title` is translated. */
	bookedAs?: string;
	/** Where exactly to stand. */
	place: string;
	time: string;
	lat: number;
	lng: number;
}

/** An excursion for visitors; it must not contain staff notes. Its start, seats and days are those of its first timetable. */
/** What a whole trip costs from, and how many may come. */
export interface WholeFrom {
	cents: number;
	people: number;
}

export interface Excursion extends PublicFields, WrittenTexts<TranslatedColumn> {
	id: string;
	capacity: number;
	startTime: string;
	cutoffHours: number;
	/** Of all its timetables together. */
	dayLanguages: DayLanguages;
	prices: Prices;
	/** Those of departures that have others, which say them by their place here (`pricesOf`). */
	priceSets?: readonly Prices[];
	/** With the cheapest adult of a departure that can be booked soon, where that are not its own prices (`cheapestPrices`). */
	fromPrices?: Prices;
	/** No seat is sold soon, so `fromPrices` are those of a whole trip. */
	isFromWhole?: boolean;
	/** The cheapest whole trip that can be booked soon; absent where none is sold. */
	wholeFrom?: WholeFrom;
	ages: { adultFrom: number; childFrom: number; minimum: number };
	/** Who can come; absent where nothing is said of it. */
	access?: Access;
	/** Where the activity begins after the pickups; null when it begins on the van. */
	activity: { place: string; time: string } | null;
	/** The poster first; never empty on sale. */
	pictures: Picture[];
	/** By time. */
	pickups: Pickup[];
	/** In their order; absent where it offers none. */
	extras?: Extra[];
	/** Its own, for bookings to come; absent where the operator's holds. */
	policy?: CancellationPolicy;
	/** In their order; absent where it has none. */
	fares?: Fare[];
	/** What it asks its guests, in their order; absent where it asks nothing. */
	questions?: Question[];
}

/** Other texts cannot be an id, so no query is needed. */
export function isExcursionId(text: string): boolean {
	return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

export function seatsOf(people: People): number {
	return people.adults + people.children + people.bebe;
}

/** The first and the last year of age at which a guest is a child on that excursion; null when it takes none. */
export function childYears(ages: Excursion["ages"]): { from: number; to: number } | null {
	const from = Math.max(ages.childFrom, ages.minimum);
	const to = ages.adultFrom - 1;
	return from > to ? null : { from, to };
}

/** False when the minimum age is above that of a baby. */
export function takesBabies(ages: Excursion["ages"]): boolean {
	return ages.minimum < ages.childFrom;
}

/** The part of the day that a trip fills, for a heading of its page. */
export function partOfDay({
	startTime,
	durationMinutes,
}: Pick<Excursion, "startTime" | "durationMinutes">):
	| "morning"
	| "afternoon"
	| "evening"
	| "night"
	| "day"
	| "days" {
	const start = Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3));
	if (durationMinutes > 24 * 60) return "days";
	const end = start + durationMinutes;
	if (start < 4 * 60 || start >= 21 * 60) return "night";
	if (start < 12 * 60) return end <= 14.5 * 60 ? "morning" : "day";
	return start < 17 * 60 ? "afternoon" : "evening";
}

/** All languages, the most frequent first. */
export function languagesOf(dayLanguages: DayLanguages): string[] {
	const days = Object.values(dayLanguages).filter((languages) => languages !== undefined);
	const counts = new Map<string, number>();
	for (const language of days.flat()) counts.set(language, (counts.get(language) ?? 0) + 1);
	return [...counts].sort(([, a], [, b]) => b - a).map(([language]) => language);
}

/** Weekdays with a departure, Monday first. */
export function weekdaysOf(dayLanguages: DayLanguages): number[] {
	const days = Object.keys(dayLanguages).map(Number);
	return days.sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
}

/** The text stored with a booking, the same in every language: "04:30 · Hotel Los Dragos". */
export function pickupLabel(pickup: { time: string; title: string; bookedAs?: string }): string {
	return `${pickup.time} · ${pickup.bookedAs ?? pickup.title}`;
}
