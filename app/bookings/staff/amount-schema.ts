import * as v from "valibot";
import { isWholeCents } from "#app/excursions/whole-cents.ts";
import { bookingInputErrorsTexts } from "#app/messages/catalogues/staff-bookings/booking-input-errors.ts";

/** An amount of money as staff type it, "80", "80.50" or "80,50"; the output is in cents. */
export function amountOfMoney(missing: string, leastCents = 1) {
	return v.pipe(
		v.optional(v.string(), ""),
		v.trim(),
		v.nonEmpty(missing),
		v.regex(/^\d{1,6}([.,]\d{1,2})?$/, bookingInputErrorsTexts.amount),
		v.transform((text) => Number(text.replace(",", "."))),
		v.check(isWholeCents, bookingInputErrorsTexts.amount),
		v.transform((amount) => Math.round(amount * 100)),
		v.minValue(leastCents, missing),
	);
}
