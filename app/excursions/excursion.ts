import * as v from "valibot";
import { numberLimits } from "#app/database/number-limits.ts";
import { blockOfText, lineOfText } from "#app/ui/form/text-schema.ts";

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
export interface Excursion extends Timetable {
	id: string;
	title: string;
	subtitle: string;
	description: string;
	category: string;
	prices: Prices;
	durationMinutes: number;
	ages: { adultFrom: number; childFrom: number; minimum: number };
	effort: string;
	included: string[];
	notIncluded: string[];
	whatToBring: string;
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

const language = lineOfText({ what: "Language", least: 2, most: 40 });

/** `day_languages`: weekday "0" to "6" → languages. A map lists every day of departure; an empty one has none. */
export const dayLanguagesSchema = v.record(
	v.pipe(v.string(), v.regex(/^[0-6]$/, "Day must be 0-6")),
	v.array(language),
);

const title = lineOfText({ what: "Title", least: 4, most: 120 });
const subtitle = lineOfText({ what: "Subtitle", least: 4, most: 240 });
const description = blockOfText({ what: "Description", least: 10, most: 10_000 });
export const notes = blockOfText({ what: "Notes", most: 2000 });
const highestPrice = numberLimits.priceCents.most / 100;
const priceOf = (who: "Adult" | "Child" | "Baby") =>
	v.pipe(
		v.number(`${who} price must be a number`),
		v.finite(`${who} price must be a number`),
		v.check(
			(units) => units === Number.POSITIVE_INFINITY || units <= highestPrice,
			`${who} price must be at most ${highestPrice}`,
		),
		v.check(isWholeCents, `${who} price must have at most two decimals`),
	);
const notNegative = (who: "Child" | "Baby") =>
	v.pipe(priceOf(who), v.minValue(0, `${who} price must not be negative`));

/** 64.1 is 6409.999… cents in binary; 0.001 is no amount of money. */
export function isWholeCents(units: number): boolean {
	const cents = units * 100;
	// what is no number at all is told by another rule
	return !Number.isFinite(cents) || Math.abs(cents - Math.round(cents)) < 1e-6;
}

/** Prices are in units of the currency, as the spec's calls have them: 64 or 64.5. */
export const excursionCreateSchema = v.object({
	title,
	subtitle,
	comments: v.optional(notes, ""),
	description,
	price_adult: priceOf("Adult"),
	price_child: priceOf("Child"),
	price_bebe: priceOf("Baby"),
	day_languages: v.optional(dayLanguagesSchema),
	isActive: v.boolean("On sale: yes or no is missing"),
});

export const excursionUpdateSchema = v.object({
	...excursionCreateSchema.entries,
	id: v.pipe(v.string(), v.uuid("Id must be a UUID")),
	category: lineOfText({ what: "Category", least: 3, most: 60 }),
	price_adult: v.pipe(priceOf("Adult"), v.gtValue(0, "Adult price must be more than 0")),
	price_child: notNegative("Child"),
	price_bebe: notNegative("Baby"),
});
