/** What staff may write of an excursion: the calls' and the form's fields, and their messages. */
import * as v from "valibot";
import { type NumberLimit, numberLimits } from "#app/database/number-limits.ts";
import { excursionCreateSchema, excursionUpdateSchema, notes } from "#app/excursions/excursion.ts";
import {
	flatPickupAssignmentSchema,
	pickupAssignmentSchema,
} from "#app/pickup-points/pickup-point.ts";
import { blockOfText, lineOfText } from "#app/ui/form/text-schema.ts";

const wholeNumber = (what: string, { least, most }: NumberLimit) =>
	v.pipe(
		v.number(`${what} must be a number`),
		v.integer(`${what} must be a whole number`),
		v.minValue(least, `${what} must be at least ${least}`),
		v.maxValue(most, `${what} must be at most ${most}`),
	);
const clockTime = (what: string) =>
	v.pipe(
		v.string(`${what} must be a time like 04:30`),
		v.trim(),
		v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${what} must be a time like 04:30`),
	);
const line = (what: string, most: number) => lineOfText({ what, most });
const block = (what: string, most: number) => blockOfText({ what, most });

const details = {
	capacity: wholeNumber("Seats", numberLimits.capacity),
	start_time: clockTime("Start"),
	duration_minutes: wholeNumber("Duration", numberLimits.durationMinutes),
	cutoff_hours: wholeNumber("Hours before the start", numberLimits.cutoffHours),
	adult_from_age: wholeNumber("Adult age", numberLimits.age),
	child_from_age: wholeNumber("Child age", numberLimits.age),
	minimum_age: wholeNumber("Minimum age", numberLimits.age),
	effort: line("Effort", 200),
	included: block("Included", 2000),
	not_included: block("Not included", 2000),
	what_to_bring: block("What to bring", 500),
	activity_place: line("Place of the activity", 200),
	activity_time: v.union(
		[v.literal(""), clockTime("Time of the activity")],
		"Time of the activity must be a time like 04:30",
	),
};

const prices = {
	price_adult: excursionUpdateSchema.entries.price_adult,
	price_child: excursionUpdateSchema.entries.price_child,
	price_bebe: excursionUpdateSchema.entries.price_bebe,
};

interface Related {
	adult_from_age?: number | undefined;
	child_from_age?: number | undefined;
	activity_place?: string | undefined;
	activity_time?: string | undefined;
}
const agesInOrder = (input: Related) =>
	input.adult_from_age === undefined ||
	input.child_from_age === undefined ||
	input.adult_from_age >= input.child_from_age;
const activityWhole = (input: Related) =>
	input.activity_place === undefined ||
	input.activity_time === undefined ||
	(input.activity_place === "") === (input.activity_time === "");
const agesMessage = "Adults can't be younger than children";
const activityMessage = "Place and time of the activity go together";

/** What a new excursion is made of; the spec's fields are enough. */
export const excursionCreationSchema = v.pipe(
	v.object({
		...excursionCreateSchema.entries,
		...prices,
		category: v.optional(excursionUpdateSchema.entries.category, "daily"),
		capacity: v.optional(details.capacity, 12),
		start_time: v.optional(details.start_time, "09:00"),
		duration_minutes: v.optional(details.duration_minutes, 240),
		cutoff_hours: v.optional(details.cutoff_hours, 12),
		adult_from_age: v.optional(details.adult_from_age, 12),
		child_from_age: v.optional(details.child_from_age, 2),
		minimum_age: v.optional(details.minimum_age, 0),
		effort: v.optional(details.effort, ""),
		included: v.optional(details.included, ""),
		not_included: v.optional(details.not_included, ""),
		what_to_bring: v.optional(details.what_to_bring, ""),
		activity_place: v.optional(details.activity_place, ""),
		activity_time: v.optional(details.activity_time, ""),
	}),
	v.forward(v.partialCheck([["adult_from_age"], ["child_from_age"]], agesInOrder, agesMessage), [
		"adult_from_age",
	]),
	v.forward(
		v.partialCheck([["activity_place"], ["activity_time"]], activityWhole, activityMessage),
		["activity_time"],
	),
);
export type ExcursionCreation = v.InferOutput<typeof excursionCreationSchema>;

/** What is left out stays as it is. */
export const excursionChangeSchema = v.pipe(
	v.object({
		...excursionUpdateSchema.entries,
		...v.partial(v.object(details)).entries,
		comments: v.optional(notes),
		/** The version that was read; a newer one is then not overwritten. */
		version: v.optional(
			v.pipe(v.number("Version must be a number"), v.integer("Version must be a whole number")),
		),
		/** In either of the two shapes; replaces all. */
		pickups: v.optional(
			v.pipe(
				v.array(v.union([pickupAssignmentSchema, flatPickupAssignmentSchema])),
				v.maxLength(60, "At most 60 pickups"),
				v.transform((all) => all.map(stopOf)),
			),
		),
		/** In their order; the first is the poster. */
		pictures: v.optional(
			v.array(
				v.object({
					id: v.pipe(v.number(), v.integer()),
					alt: v.pipe(
						lineOfText({ what: "The words for a picture", most: 300 }),
						v.minLength(3, "Say in a few words what the picture shows"),
					),
				}),
			),
		),
		removed_pictures: v.optional(v.array(v.pipe(v.number(), v.integer())), []),
	}),
	v.forward(v.partialCheck([["adult_from_age"], ["child_from_age"]], agesInOrder, agesMessage), [
		"adult_from_age",
	]),
	v.forward(
		v.partialCheck([["activity_place"], ["activity_time"]], activityWhole, activityMessage),
		["activity_time"],
	),
);
export type ExcursionChange = v.InferOutput<typeof excursionChangeSchema>;

/** When the van stops where. */
export interface Stop {
	pointId: number;
	time: string;
}

/** Both shapes of a pickup assignment say the same. */
export function stopOf(
	assignment:
		| v.InferOutput<typeof pickupAssignmentSchema>
		| v.InferOutput<typeof flatPickupAssignmentSchema>,
): Stop {
	const pointId =
		"pickup_point" in assignment ? assignment.pickup_point.point_id : assignment.pickup_point_id;
	return { pointId, time: assignment.pickup_time };
}

/** What an excursion still lacks before it can go on sale, in words. */
export function missingForSale(has: { pictures: number; openPickups: number }): string[] {
	return [
		...(has.pictures > 0 ? [] : ["a picture"]),
		...(has.openPickups > 0 ? [] : ["a pickup point that is in use"]),
	];
}
