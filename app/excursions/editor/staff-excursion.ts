import { type DayLanguages, weekdaysOf } from "#app/excursions/excursion.ts";
import type { FieldValues } from "#app/excursions/excursion-fields.ts";
import { languageName, weekdayName } from "#app/ui/format/format.ts";
import type { StoredTranslation } from "./excursion-translations.ts";

export interface StaffPicture {
	id: number;
	key: string;
	url: string;
	srcSet: string | undefined;
	alt: string;
	width: number;
	height: number;
}

/** A pickup as the API has it, with extra fields for staff. */
interface StaffPickup {
	excursion_id: string;
	pickup_time: string;
	pickup_point: { title: string; point_id: number };
	place: string;
	isActive: boolean;
}

/** An excursion for staff, in API names; prices in units of the currency. */
export interface StaffExcursion extends FieldValues {
	id: string;
	day_languages: DayLanguages;
	version: number;
	/** The poster first. */
	images: StaffPicture[];
	/** Its texts in other languages. */
	texts: StoredTranslation[];
	/** By time. */
	pickups: StaffPickup[];
	createdAt: number;
	updatedAt: number;
}

/** A field in which two edits differ. */
export interface Difference {
	label: string;
	theirs: string;
	yours: string;
}

/** Text of a field's value. */
export function valueInWords(value: string | number | boolean): string {
	return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

export function daysInWords(days: DayLanguages): string {
	if (Object.values(days).every((languages) => !languages?.length)) return "On no day";
	return weekdaysOf(days)
		.filter((day) => days[day]?.length)
		.map((day) => `${weekdayName(day, "short")} ${(days[day] ?? []).map(languageName).join(", ")}`)
		.join(" · ");
}
