import * as v from "valibot";
import { readTickBox } from "#app/ui/form/form.ts";
import { lineOfText } from "#app/ui/form/text-schema.ts";

const pickupTime = v.pipe(
	v.string(),
	v.trim(),
	v.minLength(5, "Pickup time must be at least 5 characters long"),
	v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Pickup time must be a time like 04:30"),
);
const pickupTitle = lineOfText({ what: "Pickup title", least: 3, most: 120 });
const pointId = v.pipe(
	v.number("Pickup point must be a number"),
	v.integer("Pickup point must be a whole number"),
	v.gtValue(0, "Pickup point must be positive"),
);
const excursionId = v.pipe(v.string(), v.uuid("Excursion must be a UUID"));

const latitudeSchema = v.pipe(
	v.number("Latitude must be a number"),
	v.minValue(-90, "Latitude must be between -90 and 90"),
	v.maxValue(90, "Latitude must be between -90 and 90"),
);
const longitudeSchema = v.pipe(
	v.number("Longitude must be a number"),
	v.minValue(-180, "Longitude must be between -180 and 180"),
	v.maxValue(180, "Longitude must be between -180 and 180"),
);

/** A stop of an excursion at a pickup point, at a local time. */
export const pickupAssignmentSchema = v.object({
	excursion_id: excursionId,
	pickup_time: pickupTime,
	pickup_point: v.object({ title: pickupTitle, point_id: pointId }),
});

/** The same with the pickup point's coordinates. */
export const flatPickupAssignmentSchema = v.object({
	excursion_id: excursionId,
	pickup_time: pickupTime,
	pickup_point_id: pointId,
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
	place: v.optional(lineOfText({ what: "The place", most: 200 }), ""),
	lat: latitudeSchema,
	lng: longitudeSchema,
	isActive: v.optional(v.boolean(), true),
});
export type PointFields = v.InferOutput<typeof pointSchema>;

export const pointIdSchema = pointId;

/** All fields are required: a missing one would be emptied. */
export const pointChangeSchema = v.object({
	...pointSchema.entries,
	place: lineOfText({ what: "The place", most: 200 }),
	isActive: v.boolean("In use: yes or no is missing"),
});

/** Unchecked input of `pointChangeSchema`. A comma is accepted as decimal point; an empty field is not 0. */
export function pointInputOf(form: FormData): Record<string, unknown> {
	return {
		title: form.get("title") ?? undefined,
		place: form.get("place") ?? undefined,
		lat: coordinate(form.get("lat")),
		lng: coordinate(form.get("lng")),
		isActive: readTickBox(form, "isActive"),
	};
}

function coordinate(entry: FormDataEntryValue | null): number {
	const text = String(entry ?? "")
		.trim()
		.replace(",", ".");
	return text === "" ? Number.NaN : Number(text);
}
