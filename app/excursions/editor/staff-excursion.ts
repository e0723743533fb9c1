import { type DayLanguages, weekdaysOf } from "#app/excursions/excursion.ts";
import { languageName, weekdayName } from "#app/ui/format/format.ts";

export interface StaffPicture {
	id: number;
	key: string;
	url: string;
	srcSet: string | undefined;
	alt: string;
	width: number;
	height: number;
}

/** A pickup assignment as the calls write it, with what staff want to see beside it. */
export interface StaffPickup {
	excursion_id: string;
	pickup_time: string;
	pickup_point: { title: string; point_id: number };
	place: string;
	/** Guests can choose it. */
	isActive: boolean;
}

/** An excursion as staff know it, in the names of the calls; prices in units of the currency. */
export interface StaffExcursion {
	id: string;
	title: string;
	subtitle: string;
	description: string;
	comments: string;
	category: string;
	price_adult: number;
	price_child: number;
	price_bebe: number;
	capacity: number;
	start_time: string;
	duration_minutes: number;
	cutoff_hours: number;
	adult_from_age: number;
	child_from_age: number;
	minimum_age: number;
	effort: string;
	included: string;
	not_included: string;
	what_to_bring: string;
	activity_place: string;
	activity_time: string;
	isActive: boolean;
	day_languages: DayLanguages;
	version: number;
	/** The poster first. */
	images: StaffPicture[];
	/** By time. */
	pickups: StaffPickup[];
	createdAt: number;
	updatedAt: number;
}

/** The fields of the form by their labels, in its order. */
export const fieldLabels = {
	title: "Title",
	subtitle: "Subtitle",
	description: "Description",
	category: "Category",
	comments: "Notes for staff",
	price_adult: "Adult price",
	price_child: "Child price",
	price_bebe: "Baby price",
	capacity: "Seats",
	start_time: "Start",
	duration_minutes: "Duration",
	cutoff_hours: "Bookings close",
	adult_from_age: "Adult age",
	child_from_age: "Child age",
	minimum_age: "Minimum age",
	effort: "Effort",
	included: "Included",
	not_included: "Not included",
	what_to_bring: "What to bring",
	activity_place: "Place of the activity",
	activity_time: "Time of the activity",
	isActive: "On sale",
} as const satisfies Partial<Record<keyof StaffExcursion, string>>;

export type ExcursionField = keyof typeof fieldLabels;
export const excursionFields = Object.keys(fieldLabels).filter(
	(name): name is ExcursionField => name in fieldLabels,
);

/** One thing that two editors see differently. */
export interface Difference {
	label: string;
	theirs: string;
	yours: string;
}

/** A value of a field as staff read it. */
export function said(value: string | number | boolean): string {
	return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

export function daysInWords(days: DayLanguages): string {
	if (Object.values(days).every((languages) => !languages?.length)) return "On no day";
	return weekdaysOf(days)
		.filter((day) => days[day]?.length)
		.map((day) => `${weekdayName(day, "short")} ${(days[day] ?? []).map(languageName).join(", ")}`)
		.join(" · ");
}
