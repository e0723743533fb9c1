import * as v from "valibot";
import { twoCalendarsSchema } from "#app/departures/prices/two-calendars-schema.ts";
import { codesTexts } from "#app/messages/staff/excursions/codes.ts";
import { amountOfMoney } from "#app/sales/staff/amount-schema.ts";
import { tick } from "#app/ui/form/values/tick-schema.ts";
import { codeKey } from "./code.ts";

const texts = codesTexts.errors;

const nothing = v.pipe(
	v.optional(v.literal(""), ""),
	v.transform(() => null),
);
const amount = v.union([nothing, amountOfMoney(() => texts.amount)], () => texts.amount);

export const codeFormSchema = v.intersect([
	twoCalendarsSchema(texts),
	v.pipe(
		v.object({
			code: v.pipe(
				v.optional(v.string(), ""),
				v.trim(),
				v.check(
					(text) => /^[A-Z0-9-]{3,30}$/.test(codeKey(text)),
					() => texts.code,
				),
			),
			/** Hundredths of a percent. */
			percent: v.union(
				[
					nothing,
					v.pipe(
						v.string(),
						v.trim(),
						v.regex(/^(\d{1,2}([.,]\d{1,2})?|100)$/),
						v.transform((text) => Math.round(Number(text.replace(",", ".")) * 100)),
						v.minValue(1),
					),
				],
				() => texts.percent,
			),
			amountCents: amount,
			leastCents: amount,
			mostBookings: v.union(
				[nothing, v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))],
				() => texts.mostBookings,
			),
			oncePerGuest: tick,
			combines: tick,
			hotelId: v.union([nothing, v.pipe(v.string(), v.maxLength(100))], () => texts.hotel),
		}),
		v.forward(
			v.partialCheck(
				[["percent"], ["amountCents"]],
				({ percent, amountCents }) => (percent === null) !== (amountCents === null),
				() => texts.gift,
			),
			["percent"],
		),
	),
]);

export type CodeFields = v.InferOutput<typeof codeFormSchema>;
