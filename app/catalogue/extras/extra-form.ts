/** What staff type into the form of an extra, checked; the server alone has it. */
import * as v from "valibot";
import { numberLimits } from "#app/database/number-limits.ts";
import { choicesTexts } from "#app/messages/staff/excursions/choices.ts";
import { extrasTexts } from "#app/messages/staff/excursions/extras.ts";
import { blockOfText, lineOfText } from "#app/ui/form/text-schema.ts";
import { tick } from "#app/ui/form/tick-schema.ts";
import { textsEntries } from "#app/ui/translations/translations.ts";

const texts = extrasTexts.errors;

const nothing = v.pipe(
	v.optional(v.literal(""), ""),
	v.transform(() => null),
);
/** What guests read of an extra, and staff may give in each language. */
const readByGuests = {
	title: lineOfText({ what: choicesTexts.form.titleLabel, least: 3, most: 60 }),
	note: blockOfText({ what: extrasTexts.form.note, most: 200 }),
};
const wholeNumber = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number));

export const extraFormSchema = v.pipe(
	v.object({
		...readByGuests,
		charged: v.picklist(["person", "booking"], texts.charged),
		forAdults: tick,
		forChildren: tick,
		forBebe: tick,
		priceCents: v.pipe(
			v.optional(v.string(), ""),
			v.trim(),
			v.regex(/^\d{1,5}([.,]\d{1,2})?$/, texts.price),
			v.transform((text) => Math.round(Number(text.replace(",", ".")) * 100)),
			v.maxValue(numberLimits.priceCents.most, texts.price),
		),
		isRequired: tick,
		stock: v.union(
			[nothing, v.pipe(wholeNumber, v.maxValue(numberLimits.extraStock.most))],
			texts.stock,
		),
		stockId: v.union([nothing, wholeNumber], texts.sharedStock),
	}),
	v.forward(
		v.partialCheck(
			[["charged"], ["forAdults"], ["forChildren"], ["forBebe"]],
			({ charged, forAdults, forChildren, forBebe }) =>
				charged === "booking" || forAdults || forChildren || forBebe,
			texts.guests,
		),
		["forAdults"],
	),
	v.forward(
		v.partialCheck(
			[["stock"], ["stockId"]],
			({ stock, stockId }) => stock === null || stockId === null,
			texts.oneStock,
		),
		["stock"],
	),
	v.transform((fields) =>
		fields.charged === "booking"
			? { ...fields, forAdults: true, forChildren: true, forBebe: true }
			: fields,
	),
);

/** Their texts in other languages. */
export const extraTextsSchema = v.object(textsEntries(readByGuests));

export const stockSchema = v.object({
	stockTitle: lineOfText({ what: choicesTexts.form.titleLabel, least: 3, most: 60 }),
	quantity: v.pipe(
		v.optional(v.string(), ""),
		v.trim(),
		v.regex(/^\d{1,9}$/, texts.quantity),
		v.transform(Number),
		v.maxValue(numberLimits.extraStock.most, texts.quantity),
	),
});

export type ExtraFields = v.InferOutput<typeof extraFormSchema>;
