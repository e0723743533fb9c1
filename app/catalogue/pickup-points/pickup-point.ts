import * as v from "valibot";
import { fieldRulesTexts as rules } from "#app/messages/staff/excursions/field-rules.ts";
import { pickupRulesTexts as what } from "#app/messages/staff/excursions/pickup-rules.ts";
import { readTickBox } from "#app/ui/form/values/read-tick-box.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import { textsEntries, textsOf } from "#app/ui/translations/translations.ts";

const pickupTime = v.pipe(
	v.string(),
	v.trim(),
	v.minLength(5, () => rules.tooShort({ what: what.time, least: 5 })),
	v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, () => rules.notTime({ what: what.time })),
);
const pickupTitle = lineOfText({ what: () => what.title, least: 3, most: 120 });
const pickupPlace = lineOfText({ what: () => what.place, most: 200 });
export const pointIdSchema = v.pipe(
	v.number(() => rules.notNumber({ what: what.point })),
	v.safeInteger(() => rules.notWhole({ what: what.point })),
	v.gtValue(0, () => rules.notPositive({ what: what.point })),
);
const excursionId = v.pipe(
	v.string(),
	v.uuid(() => rules.notUuid({ what: what.excursion })),
);

const latitudeSchema = degreesWithin(() => what.latitude, 90);
const longitudeSchema = degreesWithin(() => what.longitude, 180);

function degreesWithin(what: () => string, most: number) {
	const outside = () => rules.outside({ what: what(), least: -most, most });
	return v.pipe(
		v.number(() => rules.notNumber({ what: what() })),
		v.minValue(-most, outside),
		v.maxValue(most, outside),
	);
}

/** A stop of an excursion at a pickup point, at a local time. */
export const pickupAssignmentSchema = v.object({
	excursion_id: excursionId,
	pickup_time: pickupTime,
	pickup_point: v.object({ title: pickupTitle, point_id: pointIdSchema }),
});

/** The same with the pickup point's coordinates. */
export const flatPickupAssignmentSchema = v.object({
	excursion_id: excursionId,
	pickup_time: pickupTime,
	pickup_point_id: pointIdSchema,
	pickup_title: pickupTitle,
	pickup_lat: latitudeSchema,
	pickup_lng: longitudeSchema,
});

export interface PickupPoint {
	id: number;
	title: string;
	/** Where exactly to stand. */
	place: string;
	lat: number;
	lng: number;
	/** Guests can choose it. */
	isActive: boolean;
}

export const pointSchema = v.object({
	title: pickupTitle,
	place: v.optional(pickupPlace, ""),
	lat: latitudeSchema,
	lng: longitudeSchema,
	isActive: v.optional(v.boolean(), true),
});
export type PointFields = v.InferOutput<typeof pointSchema>;

/** All fields are required: a missing one would be emptied. */
export const pointFormSchema = v.object({
	...pointSchema.entries,
	place: pickupPlace,
	isActive: v.boolean(() => rules.undecided({ what: what.isActive })),
});

/** What guests read of a point, and staff may give in each language. */
export const translatedOfPoint = ["title", "place"] as const;

/** A text in another language that was not sent stays as it is. */
export const pointChangeSchema = v.object({
	...pointFormSchema.entries,
	...textsEntries({ title: pickupTitle, place: pickupPlace }),
});
export type PointChange = v.InferOutput<typeof pointChangeSchema>;

/** Unchecked input of `pointChangeSchema`. A comma is accepted as decimal point; an empty field is not 0. */
export function pointInputOf(form: FormData): Record<string, unknown> {
	return {
		title: form.get("title") ?? undefined,
		place: form.get("place") ?? undefined,
		lat: coordinate(form.get("lat")),
		lng: coordinate(form.get("lng")),
		isActive: readTickBox(form, "isActive"),
		...textsOf(form),
	};
}

function coordinate(entry: FormDataEntryValue | null): number {
	const text = String(entry ?? "")
		.trim()
		.replace(",", ".");
	return text === "" ? Number.NaN : Number(text);
}
