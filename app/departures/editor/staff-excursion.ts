import type { DayLanguages } from "#app/catalogue/excursion.ts";
import type { FieldValues } from "#app/catalogue/excursion-fields.ts";
import type { StaffPicture } from "#app/catalogue/pictures/staff-picture.ts";
import { excursionStateTexts } from "#app/messages/staff/excursions/excursion-state.ts";
import type { StoredTranslation } from "#app/ui/translations/translations.ts";

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
	/** Its texts in other languages, and those of its pictures ("picture-12"). */
	texts: StoredTranslation[];
	/** By time. */
	pickups: StaffPickup[];
	createdAt: number;
	updatedAt: number;
}

/** What is missing before the excursion can go on sale, in words. */
export function missingForSale(has: { pictures: number; openPickups: number }): string[] {
	const { missing } = excursionStateTexts;
	return [
		...(has.pictures > 0 ? [] : [missing.picture]),
		...(has.openPickups > 0 ? [] : [missing.pickup]),
	];
}
