import { type DayLanguages, dailyInEnglish } from "#app/catalogue/excursion.ts";
import { fieldNames, rowOf } from "#app/catalogue/excursion-fields.ts";
import type { StaffPicture } from "#app/catalogue/pictures/staff-picture.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { typedTextsOf } from "#app/ui/translations/translations.ts";
import { excursionInputOf } from "./excursion-form.ts";
import type { StaffExcursion } from "./staff-excursion.ts";

export interface DraftStop {
	pointId: number;
	title: string;
	place: string;
	time: string;
	isActive: boolean;
	isRemoved: boolean;
}

/** The editor's values: as stored, or as typed. */
export interface ExcursionDraft {
	fields: TypedValues;
	isActive: boolean;
	days: DayLanguages;
	stops: DraftStop[];
	pictures: (StaffPicture & { isRemoved: boolean })[];
}

/** A value as its control sends it. */
export function typedAs(value: string | number | boolean): string {
	if (typeof value === "boolean") return value ? "on" : "off";
	// only prices have a part behind the point: "45.50"
	if (typeof value === "number" && !Number.isInteger(value)) return value.toFixed(2);
	return String(value);
}

/** @param audience whose fields it has: a hotel reads only what is public. */
export function draftOf(
	excursion: StaffExcursion,
	audience: "public" | "staff" = "staff",
): ExcursionDraft {
	const fields: TypedValues = {};
	for (const name of fieldNames)
		if (audience === "staff" || rowOf(name).audience === "public")
			fields[name] = typedAs(excursion[name]);
	Object.assign(fields, typedTextsOf(excursion.texts));
	return {
		fields,
		isActive: excursion.isActive,
		days: excursion.day_languages,
		stops: excursion.pickups.map(({ pickup_point, pickup_time, place, isActive }) => ({
			pointId: pickup_point.point_id,
			title: pickup_point.title,
			place,
			time: pickup_time,
			isActive,
			isRemoved: false,
		})),
		pictures: excursion.images.map((image) => ({ ...image, isRemoved: false })),
	};
}

export const emptyDraft: ExcursionDraft = {
	fields: Object.fromEntries(fieldNames.map((name) => [name, typedAs(rowOf(name).initial ?? "")])),
	isActive: false,
	days: dailyInEnglish,
	stops: [],
	pictures: [],
};

/** A refused form exactly as it was sent, so that nothing typed is lost. */
export function typedDraft(
	form: FormData,
	base: ExcursionDraft,
	points: readonly { id: number; title: string; place: string; isActive: boolean }[],
): ExcursionDraft {
	const fields = { ...base.fields };
	for (const [name, value] of form) if (typeof value === "string") fields[name] = value;
	const input = excursionInputOf(form);
	return {
		fields,
		isActive: input.isActive ?? base.isActive,
		days: input.day_languages ?? base.days,
		stops: input.pickups ? typedStops(form, points) : base.stops,
		pictures: input.pictures ? typedPictures(form, base.pictures) : base.pictures,
	};
}

function typedStops(
	form: FormData,
	points: readonly { id: number; title: string; place: string; isActive: boolean }[],
): DraftStop[] {
	const removed = new Set(form.getAll("remove_pickup").map(Number));
	const times = form.getAll("pickup_time").map(String);
	return form.getAll("pickup_point").flatMap((value, index) => {
		const point = points.find(({ id }) => id === Number(value));
		if (!point) return [];
		const { id: pointId, title, place, isActive } = point;
		const isRemoved = removed.has(pointId);
		return [{ pointId, title, place, isActive, time: times[index] ?? "", isRemoved }];
	});
}

function typedPictures(
	form: FormData,
	storedPictures: ExcursionDraft["pictures"],
): ExcursionDraft["pictures"] {
	const removed = new Set(form.getAll("remove_picture").map(Number));
	const alts = form.getAll("picture_alt").map(String);
	return form.getAll("picture").flatMap((value, index) => {
		const picture = storedPictures.find(({ id }) => id === Number(value));
		if (!picture) return [];
		const isRemoved = removed.has(picture.id);
		return [{ ...picture, alt: alts[index] ?? picture.alt, isRemoved }];
	});
}
