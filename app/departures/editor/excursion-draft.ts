import { type DayLanguages, dailyInEnglish } from "#app/catalogue/excursion.ts";
import { fieldNames, fieldOf } from "#app/catalogue/excursion-fields.ts";
import type { StaffPicture } from "#app/catalogue/pictures/staff-picture.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { textName, typedTextsOf } from "#app/ui/translations/translations.ts";
import { excursionInputOf } from "./excursion-form.ts";
import type { ExcursionChange } from "./save/excursion-change.ts";
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
function typedAs(value: string | number | boolean): string {
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
		if (audience === "staff" || fieldOf(name).audience === "public")
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
	fields: Object.fromEntries(
		fieldNames.map((name) => [name, typedAs(fieldOf(name).initial ?? "")]),
	),
	isActive: false,
	days: dailyInEnglish,
	stops: [],
	pictures: [],
};

/** A merged change, as the editor shows it. */
export function changedDraft(
	change: ExcursionChange,
	stored: StaffExcursion,
	points: readonly { id: number; title: string; place: string; isActive: boolean }[],
): ExcursionDraft {
	const base = draftOf(stored);
	const fields = { ...base.fields };
	for (const name of fieldNames) {
		const value = change[name];
		if (value !== undefined) fields[name] = typedAs(value);
	}
	for (const [language, texts] of Object.entries(change.texts ?? {}))
		for (const [name, text] of Object.entries(texts ?? {}))
			fields[textName(language, name)] = text ?? "";
	const words = new Map(change.pictures?.map(({ id, alt }) => [id, alt]));
	const order = [...words.keys()];
	return {
		fields,
		isActive: change.isActive,
		days: change.day_languages ?? base.days,
		stops: change.pickups ? stopsAt(points, change.pickups) : base.stops,
		pictures: base.pictures
			.map((picture) => ({
				...picture,
				alt: words.get(picture.id) ?? picture.alt,
				isRemoved: change.removed_pictures.includes(picture.id),
			}))
			.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
	};
}

function stopsAt(
	points: readonly { id: number; title: string; place: string; isActive: boolean }[],
	stops: readonly { pointId: number; time: string }[],
): DraftStop[] {
	return stops.flatMap(({ pointId, time }) => {
		const point = points.find(({ id }) => id === pointId);
		if (!point) return [];
		const { title, place, isActive } = point;
		return [{ pointId, title, place, isActive, time, isRemoved: false }];
	});
}

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
	stored: ExcursionDraft["pictures"],
): ExcursionDraft["pictures"] {
	const removed = new Set(form.getAll("remove_picture").map(Number));
	const alts = form.getAll("picture_alt").map(String);
	return form.getAll("picture").flatMap((value, index) => {
		const picture = stored.find(({ id }) => id === Number(value));
		if (!picture) return [];
		const isRemoved = removed.has(picture.id);
		return [{ ...picture, alt: alts[index] ?? picture.alt, isRemoved }];
	});
}
