import * as v from "valibot";
import { bookingInputErrorsTexts } from "#app/messages/staff/bookings/booking-input-errors.ts";

const pattern = /^\d{1,6}([.,]\d{1,2})?$/;

/** Cents of an amount as staff type it, while they type it; null for what is no amount. */
export function typedCents(text: string): number | null {
	const trimmed = text.trim();
	return pattern.test(trimmed) ? inCents(trimmed) : null;
}

/** An amount of money as staff type it, "80", "80.50" or "80,50"; the output is in cents. */
export function amountOfMoney(missing: string, leastCents = 1) {
	return v.pipe(
		v.optional(v.string(), ""),
		v.maxLength(100, bookingInputErrorsTexts.amount),
		v.trim(),
		v.nonEmpty(missing),
		v.regex(pattern, bookingInputErrorsTexts.amount),
		v.transform(inCents),
		v.minValue(leastCents, missing),
	);
}

/** The cents that a form says its screen showed; 0 where it says nothing. */
export function centsTold() {
	return v.pipe(v.optional(v.string(), "0"), v.regex(/^\d{1,12}$/), v.transform(Number));
}

/** @param text at most two digits behind its comma or point, so nothing of it is lost. */
function inCents(text: string): number {
	return Math.round(Number(text.replace(",", ".")) * 100);
}
