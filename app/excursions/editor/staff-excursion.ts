import { type DayLanguages, weekdaysOf } from "#app/excursions/excursion.ts";
import type { FieldValues } from "#app/excursions/excursion-fields.ts";
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
export interface StaffExcursion extends FieldValues {
	id: string;
	day_languages: DayLanguages;
	version: number;
	/** The poster first. */
	images: StaffPicture[];
	/** By time. */
	pickups: StaffPickup[];
	createdAt: number;
	updatedAt: number;
}

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
