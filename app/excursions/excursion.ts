import type { PublicFields } from "./excursion-fields.ts";

export interface Picture {
	/** Address on this site: "/art/volcano.svg" or "/images/<key>". */
	url: string;
	/** Its widths for `srcset`; none for an illustration, which is sharp at any size. */
	srcSet?: string | undefined;
	alt: string;
	/** Pixels of the original, so that a page keeps its place while the picture loads. */
	width: number;
	height: number;
}

export interface Prices {
	adultCents: number;
	childCents: number;
	bebeCents: number;
}

export interface People {
	adults: number;
	children: number;
	bebe: number;
}

export const guestKinds = ["adults", "children", "bebe"] as const satisfies (keyof People)[];

/** What each kind of guest pays; `totalCents` and its SQL (party-price.server.ts) are made from it. */
export const priceOfKind = {
	adults: "adultCents",
	children: "childCents",
	bebe: "bebeCents",
} as const satisfies Record<keyof People, keyof Prices>;

/** Weekday (0 = Sunday) → languages that the guide speaks. A trip leaves on the days that have one. */
export type DayLanguages = Partial<Record<number, string[]>>;

/** What an excursion gets that is made without a map: stored like any other. */
export const dailyInEnglish: DayLanguages = Object.fromEntries(
	[0, 1, 2, 3, 4, 5, 6].map((day) => [day, ["en"]]),
);

/** What the guide speaks on a weekday, or null when nothing leaves that day. */
export function languagesOn(dayLanguages: DayLanguages, weekday: number): string[] | null {
	const languages = dayLanguages[weekday];
	return languages && languages.length > 0 ? languages : null;
}

export interface Pickup {
	pointId: number;
	title: string;
	/** Where exactly to stand. */
	place: string;
	time: string;
	lat: number;
	lng: number;
}

/** What rules about departures need to know of an excursion. */
export interface Timetable {
	capacity: number;
	startTime: string;
	cutoffHours: number;
	dayLanguages: DayLanguages;
}

/** What a visitor may know of an excursion; staff's notes are not in it. */
export interface Excursion extends Timetable, PublicFields {
	id: string;
	prices: Prices;
	ages: { adultFrom: number; childFrom: number; minimum: number };
	/** Where the activity begins after the pickups; null when it begins in the van. */
	activity: { place: string; time: string } | null;
	/** The poster first; never empty on sale. */
	pictures: Picture[];
	/** By time. */
	pickups: Pickup[];
}

export { categories, categoryName } from "./category.ts";

/** Anything else is not worth a look into the database. */
export function isExcursionId(text: string): boolean {
	return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

export function seatsOf(people: People): number {
	return people.adults + people.children + people.bebe;
}

export function totalCents(prices: Prices, people: People): number {
	return guestKinds.reduce((sum, kind) => sum + people[kind] * prices[priceOfKind[kind]], 0);
}

/** Babies are refused where the youngest guest must be older than a baby is. */
export function takesBabies(ages: Excursion["ages"]): boolean {
	return ages.minimum < ages.childFrom;
}

/** Which part of a day the trip fills, for a heading: "The morning". */
export function partOfDay({
	startTime,
	durationMinutes,
}: Pick<Excursion, "startTime" | "durationMinutes">): string {
	const start = Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3));
	if (durationMinutes > 24 * 60) return "days";
	const end = start + durationMinutes;
	if (start < 4 * 60 || start >= 21 * 60) return "night";
	if (start < 12 * 60) return end <= 14.5 * 60 ? "morning" : "day";
	return start < 17 * 60 ? "afternoon" : "evening";
}

/** Every language that a guide speaks on some day, the commonest first. */
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

/** What is stored with a booking, and what the guest chose: "04:30 · Hotel Los Dragos". */
export function pickupLabel(pickup: { time: string; title: string }): string {
	return `${pickup.time} · ${pickup.title}`;
}
