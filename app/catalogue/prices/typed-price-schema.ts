import * as v from "valibot";
import { type NumberLimit, numberLimits } from "#app/database/number-limits.ts";
import type { StaffMessage } from "#app/ui/form/values/text-schema.ts";

/** A field that may be empty, which is null. */
export const emptyOr = (isValid: (text: string) => boolean, message: StaffMessage) =>
	v.pipe(
		v.optional(v.string(), ""),
		v.maxLength(20, message),
		v.trim(),
		v.check((text) => text === "" || isValid(text), message),
		v.transform((text) => (text === "" ? null : text)),
	);

/** "84", "84.50" or "84,50" in cents; null where nothing is typed. */
export function priceOrNone(limit: NumberLimit, message: StaffMessage) {
	return v.pipe(
		emptyOr((text) => /^\d{1,7}([.,]\d{1,2})?$/.test(text), message),
		v.transform((text) =>
			text === null ? null : Math.round(Number(text.replace(",", ".")) * 100),
		),
		noneOrWithin(limit, message),
	);
}

/** A whole number; null where nothing is typed. */
export function numberOrNone(limit: NumberLimit, message: StaffMessage) {
	return v.pipe(
		emptyOr((text) => /^\d{1,9}$/.test(text), message),
		v.transform((text) => (text === null ? null : Number(text))),
		noneOrWithin(limit, message),
	);
}

const noneOrWithin = ({ least, most }: NumberLimit, message: StaffMessage) =>
	v.check<number | null, StaffMessage>(
		(number) => number === null || (least <= number && number <= most),
		message,
	);

/** The fields with what one guest of each kind costs. */
export const pricesOrNone = (texts: { price: string; adultPrice: string }) => ({
	adultCents: priceOrNone(numberLimits.adultPriceCents, () => texts.adultPrice),
	childCents: priceOrNone(numberLimits.priceCents, () => texts.price),
	bebeCents: priceOrNone(numberLimits.priceCents, () => texts.price),
});
