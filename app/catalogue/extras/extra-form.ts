/** What staff type into the form of an extra, checked; the server alone has it. */
import * as v from "valibot";
import { numberOrNone, priceOrNone } from "#app/catalogue/prices/typed-price-schema.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { choicesTexts } from "#app/messages/staff/excursions/choices.ts";
import { extrasTexts } from "#app/messages/staff/excursions/extras.ts";
import { blockOfText, lineOfText } from "#app/ui/form/values/text-schema.ts";
import { tick } from "#app/ui/form/values/tick-schema.ts";
import { textsEntries } from "#app/ui/translations/translations.ts";

const texts = extrasTexts.errors;

/** What guests read of an extra, and staff may give in each language. */
const readByGuests = {
	title: lineOfText({ what: () => choicesTexts.form.titleLabel, least: 3, most: 60 }),
	note: blockOfText({ what: () => extrasTexts.form.note, most: 200 }),
};
const { extraStock, priceCents } = numberLimits;
const rowId = { least: 1, most: Number.MAX_SAFE_INTEGER };

export const extraFormSchema = v.pipe(
	v.object({
		...readByGuests,
		charged: v.picklist(["person", "booking"], () => texts.charged),
		forAdults: tick,
		forChildren: tick,
		forBebe: tick,
		priceCents: v.pipe(
			priceOrNone(priceCents, () => texts.price),
			v.number(() => texts.price),
		),
		isRequired: tick,
		stock: numberOrNone(extraStock, () => texts.stock),
		stockId: numberOrNone(rowId, () => texts.sharedStock),
	}),
	v.forward(
		v.partialCheck(
			[["charged"], ["forAdults"], ["forChildren"], ["forBebe"]],
			({ charged, forAdults, forChildren, forBebe }) =>
				charged === "booking" || forAdults || forChildren || forBebe,
			() => texts.guests,
		),
		["forAdults"],
	),
	v.forward(
		v.partialCheck(
			[["stock"], ["stockId"]],
			({ stock, stockId }) => stock === null || stockId === null,
			() => texts.oneStock,
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
	stockTitle: lineOfText({ what: () => choicesTexts.form.titleLabel, least: 3, most: 60 }),
	quantity: v.pipe(
		numberOrNone(extraStock, () => texts.quantity),
		v.number(() => texts.quantity),
		v.maxValue(extraStock.most, () => texts.quantity),
	),
});

export type ExtraFields = v.InferOutput<typeof extraFormSchema>;
