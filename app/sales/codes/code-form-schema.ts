import * as v from "valibot";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { codesTexts } from "#app/messages/staff/excursions/codes.ts";
import { amountOfMoney } from "#app/sales/staff/amount-schema.ts";
import { tick } from "#app/ui/form/tick-schema.ts";
import { codeKey } from "./code.ts";

const texts = codesTexts.errors;

const nothing = v.pipe(
	v.optional(v.literal(""), ""),
	v.transform(() => null),
);
const localDate = v.union([nothing, v.pipe(v.string(), v.check(isLocalDate))], texts.date);
const amount = v.union([nothing, amountOfMoney(texts.amount)], texts.amount);

export const codeFormSchema = v.pipe(
	v.object({
		code: v.pipe(
			v.optional(v.string(), ""),
			v.trim(),
			v.check((text) => /^[A-Z0-9-]{3,30}$/.test(codeKey(text)), texts.code),
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
			texts.percent,
		),
		amountCents: amount,
		travelFrom: localDate,
		travelTo: localDate,
		bookFrom: localDate,
		bookTo: localDate,
		leastCents: amount,
		mostBookings: v.union(
			[nothing, v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))],
			texts.mostBookings,
		),
		oncePerGuest: tick,
		combines: tick,
		hotelId: v.union([nothing, v.pipe(v.string(), v.maxLength(100))], texts.hotel),
	}),
	v.forward(
		v.partialCheck(
			[["percent"], ["amountCents"]],
			({ percent, amountCents }) => (percent === null) !== (amountCents === null),
			texts.gift,
		),
		["percent"],
	),
	v.forward(
		v.partialCheck(
			[["travelFrom"], ["travelTo"]],
			({ travelFrom, travelTo }) => isInOrder(travelFrom, travelTo),
			texts.order,
		),
		["travelTo"],
	),
	v.forward(
		v.partialCheck(
			[["bookFrom"], ["bookTo"]],
			({ bookFrom, bookTo }) => isInOrder(bookFrom, bookTo),
			texts.order,
		),
		["bookTo"],
	),
);

export type CodeFields = v.InferOutput<typeof codeFormSchema>;

function isInOrder(from: string | null, to: string | null): boolean {
	return from === null || to === null || from <= to;
}
