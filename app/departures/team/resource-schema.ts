import * as v from "valibot";
import { numberLimits } from "#app/database/number-limits.ts";
import { writtenStaffLanguages } from "#app/messages/languages.ts";
import { resourceRulesTexts as texts } from "#app/messages/staff/departures/resource-rules.ts";
import { plainEmail } from "#app/ui/form/values/email-address.ts";
import { fieldError, filled, lineOfText, phoneNumber } from "#app/ui/form/values/text-schema.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

const { least, most } = numberLimits.capacity;
/** Languages that guides of an island have, by their names in small letters, in each language of staff. */
const codesByName = new Map(
	"ar bg ca cs da de en es et eu fi fr ga gl hr hu is it ja ko lt lv nl no pl pt ro ru sk sl sv tr uk zh"
		.split(" ")
		.flatMap((code) =>
			writtenStaffLanguages.map((language): [string, string] => [
				formatsIn(language).languageName(code).toLowerCase(),
				code,
			]),
		),
);
const languages = v.pipe(
	filled(lineOfText({ what: () => texts.what.languages, most: 60 })),
	v.transform((text) => {
		const words = text
			.toLowerCase()
			.split(/[\s,]+/)
			.filter(Boolean);
		return [...new Set(words.map((word) => codesByName.get(word) ?? word))];
	}),
	v.array(
		v.pipe(
			v.string(),
			v.regex(/^[a-z]{2}$/, () => texts.languages),
		),
	),
);
const common = {
	name: lineOfText({
		what: () => texts.what.name,
		least: 2,
		most: 80,
		missing: () => texts.nameMissing,
	}),
	phone: filled(phoneNumber(() => texts.what.phone, fieldError("phoneLike"))),
	isActive: v.optional(v.pipe(v.string(), v.maxLength(10))),
};
const email = v.pipe(
	filled(lineOfText({ what: () => texts.what.email, most: 254 })),
	v.transform(plainEmail),
);

/** The form of a guide, a vehicle or a driver. */
export const resourceSchema = v.pipe(
	v.variant("kind", [
		v.object({ kind: v.literal("guide"), ...common, languages, email }),
		v.object({ kind: v.literal("driver"), ...common, email }),
		v.object({
			kind: v.literal("vehicle"),
			...common,
			seats: v.pipe(
				v.string(() => texts.seatsMissing),
				v.trim(),
				v.regex(/^\d{1,4}$/, () => texts.seatsNotWhole),
				v.transform(Number),
				v.minValue(least, () => texts.seatsTooFew({ least })),
				v.maxValue(most, () => texts.seatsTooMany({ most })),
			),
		}),
	]),
	v.transform((fields) => ({
		kind: fields.kind,
		name: fields.name,
		phone: fields.phone,
		languages: fields.kind === "guide" ? fields.languages : [],
		seats: fields.kind === "vehicle" ? fields.seats : null,
		email: fields.kind === "vehicle" ? "" : fields.email,
		isActive: fields.isActive === "on",
	})),
);

export type ResourceFields = v.InferOutput<typeof resourceSchema>;
