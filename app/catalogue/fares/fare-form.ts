/** What staff type into the form of a fare, checked; the server alone has it. */
import * as v from "valibot";
import { type NumberLimit, numberLimits } from "#app/database/number-limits.ts";
import { choicesTexts } from "#app/messages/staff/excursions/choices.ts";
import { faresTexts } from "#app/messages/staff/excursions/fares.ts";
import { lineOfText } from "#app/ui/form/text-schema.ts";
import { textsEntries } from "#app/ui/translations/translations.ts";

const texts = faresTexts.errors;

const nothing = v.pipe(
	v.optional(v.pipe(v.string(), v.trim(), v.literal("")), ""),
	v.transform(() => null),
);
const wholeNumber = ({ least, most }: NumberLimit, words: string) =>
	v.pipe(
		v.string(),
		v.trim(),
		v.regex(/^\d{1,3}$/),
		v.transform(Number),
		v.minValue(least, words),
		v.maxValue(most, words),
	);
const { age, percentOff, priceCents } = numberLimits;
const years = v.union([nothing, wholeNumber(age, texts.age)], texts.age);

/** What guests read of a fare, and staff may give in each language. */
const readByGuests = {
	title: lineOfText({ what: choicesTexts.form.titleLabel, least: 3, most: 60 }),
	proof: lineOfText({ what: faresTexts.form.proof, most: 120 }),
};

export const fareFormSchema = v.pipe(
	v.object({
		...readByGuests,
		countsAs: v.picklist(["adults", "children", "bebe"], texts.countsAs),
		fromAge: years,
		toAge: years,
		percentOff: v.union([nothing, wholeNumber(percentOff, texts.percentOff)], texts.percentOff),
		priceCents: v.union(
			[
				nothing,
				v.pipe(
					v.string(),
					v.trim(),
					v.regex(/^\d{1,5}([.,]\d{1,2})?$/),
					v.transform((text) => Math.round(Number(text.replace(",", ".")) * 100)),
					v.maxValue(priceCents.most, texts.price),
				),
			],
			texts.price,
		),
	}),
	v.forward(
		v.partialCheck(
			[["percentOff"], ["priceCents"]],
			(fields) => (fields.percentOff === null) !== (fields.priceCents === null),
			texts.onePrice,
		),
		["percentOff"],
	),
	v.forward(
		v.partialCheck(
			[["fromAge"], ["toAge"]],
			({ fromAge, toAge }) => fromAge === null || toAge === null || fromAge <= toAge,
			texts.ages,
		),
		["toAge"],
	),
);

/** Their texts in other languages. */
export const fareTextsSchema = v.object(textsEntries(readByGuests));

export type FareFields = v.InferOutput<typeof fareFormSchema>;
