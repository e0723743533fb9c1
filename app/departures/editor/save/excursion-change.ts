/** What staff may change of an excursion: fields of the API and the form, with their messages. */
import * as v from "valibot";
import {
	changeEntries,
	creationEntries,
	translatedFields,
} from "#app/catalogue/excursion-field-schemas.ts";
import {
	flatPickupAssignmentSchema,
	pickupAssignmentSchema,
} from "#app/catalogue/pickup-points/pickup-point.ts";
import { dayLanguagesSchema } from "#app/departures/timetables/timetable.ts";
import { excursionRulesTexts as rules } from "#app/messages/staff/excursions/excursion-rules.ts";
import { fieldRulesTexts } from "#app/messages/staff/excursions/field-rules.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import { textsEntries } from "#app/ui/translations/translations.ts";

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

/** A new excursion; the fields of the specification are enough. */
export const excursionCreationSchema = v.pipe(
	v.object({
		...creationEntries,
		day_languages: v.optional(dayLanguagesSchema),
	}),
	v.forward(
		v.partialCheck(
			[["adult_from_age"], ["child_from_age"]],
			agesInOrder,
			() => rules.agesNotInOrder,
		),
		["adult_from_age"],
	),
	v.forward(
		v.partialCheck(
			[["activity_place"], ["activity_time"]],
			activityWhole,
			() => rules.activityNotWhole,
		),
		["activity_time"],
	),
);
export type ExcursionCreation = v.InferOutput<typeof excursionCreationSchema>;

const mostPickups = 60;

const pictureWords = v.pipe(
	lineOfText({ what: () => rules.what.pictureWords, most: 300 }),
	v.minLength(3, () => rules.pictureWithoutWords),
);

/** Omitted fields stay unchanged. */
export const excursionChangeSchema = v.pipe(
	v.object({
		id: v.pipe(
			v.string(),
			v.uuid(() => fieldRulesTexts.notUuid({ what: rules.what.id })),
		),
		...changeEntries,
		day_languages: v.optional(dayLanguagesSchema),
		// of its own fields; the others are those of its pictures
		...textsEntries(translatedFields, pictureWords),
		/** The version that the change is based on; a newer one is not overwritten. */
		version: v.optional(
			v.pipe(
				v.number(() => fieldRulesTexts.notNumber({ what: rules.what.version })),
				v.safeInteger(() => fieldRulesTexts.notWhole({ what: rules.what.version })),
			),
		),
		/** In either of the two accepted shapes; replaces all pickups. */
		pickups: v.optional(
			v.pipe(
				v.array(v.union([pickupAssignmentSchema, flatPickupAssignmentSchema])),
				v.maxLength(mostPickups, () => rules.tooManyPickups({ most: mostPickups })),
				v.transform((all) => all.map(stopOf)),
			),
		),
		/** In order; the first is the poster. */
		pictures: v.optional(
			v.array(
				v.object({
					id: v.pipe(v.number(), v.safeInteger()),
					alt: pictureWords,
				}),
			),
		),
		removed_pictures: v.optional(v.array(v.pipe(v.number(), v.safeInteger())), []),
	}),
	v.forward(
		v.partialCheck(
			[["adult_from_age"], ["child_from_age"]],
			agesInOrder,
			() => rules.agesNotInOrder,
		),
		["adult_from_age"],
	),
	v.forward(
		v.partialCheck(
			[["activity_place"], ["activity_time"]],
			activityWhole,
			() => rules.activityNotWhole,
		),
		["activity_time"],
	),
);
export type ExcursionChange = v.InferOutput<typeof excursionChangeSchema>;

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
