/** What staff may change of an excursion: fields of the API and the form, with their messages. */
import * as v from "valibot";
import { changeEntries, creationEntries } from "#app/excursions/excursion-fields.ts";
import {
	flatPickupAssignmentSchema,
	pickupAssignmentSchema,
} from "#app/pickup-points/pickup-point.ts";
import { lineOfText } from "#app/ui/form/text-schema.ts";
import { type TranslatedName, textsSchema } from "./excursion-translations.ts";

const language = lineOfText({ what: "Language", least: 2, most: 40 });

/** `day_languages`: weekday "0" to "6" → languages. Replaces all days; an empty map means no departures. */
export const dayLanguagesSchema = v.record(
	v.pipe(v.string(), v.regex(/^[0-6]$/, "Day must be 0-6")),
	v.array(language),
);

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

/** A new excursion; the fields of the specification are enough. */
export const excursionCreationSchema = v.pipe(
	v.object({
		...creationEntries,
		day_languages: v.optional(dayLanguagesSchema),
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

/** Omitted fields stay unchanged. */
export const excursionChangeSchema = v.pipe(
	v.object({
		id: v.pipe(v.string(), v.uuid("Id must be a UUID")),
		...changeEntries,
		day_languages: v.optional(dayLanguagesSchema),
		/** By language, then by field; an empty text is removed. */
		texts: v.optional(textsSchema),
		/** Older texts that are still right: "de.title". */
		texts_checked: v.optional(v.array(v.string()), []),
		/** The version that the change is based on; a newer one is not overwritten. */
		version: v.optional(
			v.pipe(v.number("Version must be a number"), v.integer("Version must be a whole number")),
		),
		/** In either of the two accepted shapes; replaces all pickups. */
		pickups: v.optional(
			v.pipe(
				v.array(v.union([pickupAssignmentSchema, flatPickupAssignmentSchema])),
				v.maxLength(60, "At most 60 pickups"),
				v.transform((all) => all.map(stopOf)),
			),
		),
		/** In order; the first is the poster. */
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
export type ExcursionChange = v.InferOutput<typeof excursionChangeSchema> & {
	/** The English texts beside which the translations were written, when a merge has changed them since. */
	translatedFrom?: Partial<Record<TranslatedName, string>>;
};

export interface Stop {
	pointId: number;
	time: string;
}

/** Converts either shape of a pickup to one. */
function stopOf(
	assignment:
		| v.InferOutput<typeof pickupAssignmentSchema>
		| v.InferOutput<typeof flatPickupAssignmentSchema>,
): Stop {
	const pointId =
		"pickup_point" in assignment ? assignment.pickup_point.point_id : assignment.pickup_point_id;
	return { pointId, time: assignment.pickup_time };
}

/** What is missing before the excursion can go on sale, in words. */
export function missingForSale(has: { pictures: number; openPickups: number }): string[] {
	return [
		...(has.pictures > 0 ? [] : ["a picture"]),
		...(has.openPickups > 0 ? [] : ["a pickup point that is in use"]),
	];
}
