/** What staff type into the form of an extra, checked; the server alone has it. */
import * as v from "valibot";
import { numberLimits } from "#app/database/number-limits.ts";
import { extrasTexts } from "#app/messages/staff/excursions/extras.ts";
import { blockOfText, lineOfText } from "#app/ui/form/text-schema.ts";
import { tick } from "#app/ui/form/tick-schema.ts";

const texts = extrasTexts.errors;

const nothing = v.pipe(
	v.optional(v.literal(""), ""),
	v.transform(() => null),
);
const wholeNumber = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number));

export const extraFormSchema = v.pipe(
	v.object({
		title: lineOfText({ what: extrasTexts.form.titleLabel, least: 3, most: 60 }),
		note: blockOfText({ what: extrasTexts.form.note, most: 200 }),
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

export type ExtraFields = v.InferOutput<typeof extraFormSchema>;
