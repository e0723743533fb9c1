/** What staff type into the form of a fare, checked; the server alone has it. */
import * as v from "valibot";
import { numberOrNone, priceOrNone } from "#app/catalogue/prices/typed-price-schema.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { choicesTexts } from "#app/messages/staff/excursions/choices.ts";
import { faresTexts } from "#app/messages/staff/excursions/fares.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import { textsEntries } from "#app/ui/translations/translations.ts";

const texts = faresTexts.errors;

const { age, percentOff, priceCents } = numberLimits;

/** What guests read of a fare, and staff may give in each language. */
const readByGuests = {
	title: lineOfText({ what: () => choicesTexts.form.titleLabel, least: 3, most: 60 }),
	proof: lineOfText({ what: () => faresTexts.form.proof, most: 120 }),
};

export const fareFormSchema = v.pipe(
	v.object({
		...readByGuests,
		countsAs: v.picklist(["adults", "children", "bebe"], () => texts.countsAs),
		fromAge: numberOrNone(age, () => texts.age),
		toAge: numberOrNone(age, () => texts.age),
		percentOff: numberOrNone(percentOff, () => texts.percentOff),
		priceCents: priceOrNone(priceCents, () => texts.price),
	}),
	v.forward(
		v.partialCheck(
			[["percentOff"], ["priceCents"]],
			(fields) => (fields.percentOff === null) !== (fields.priceCents === null),
			() => texts.onePrice,
		),
		["percentOff"],
	),
	v.forward(
		v.partialCheck(
			[["fromAge"], ["toAge"]],
			({ fromAge, toAge }) => fromAge === null || toAge === null || fromAge <= toAge,
			() => texts.ages,
		),
		["toAge"],
	),
);

/** Their texts in other languages. */
export const fareTextsSchema = v.object(textsEntries(readByGuests));

export type FareFields = v.InferOutput<typeof fareFormSchema>;
