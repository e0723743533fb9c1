import * as v from "valibot";
import { bookingInputErrorsTexts } from "#app/messages/staff/bookings/booking-input-errors.ts";
import type { StaffMessage } from "#app/ui/form/values/text-schema.ts";
import { amountPattern, inCents } from "./typed-cents.ts";

/** An amount of money as staff type it; the output is in cents. */
export function amountOfMoney(missing: StaffMessage, leastCents = 1) {
	return v.pipe(
		v.optional(v.string(), ""),
		v.maxLength(100, () => bookingInputErrorsTexts.amount),
		v.trim(),
		v.nonEmpty(missing),
		v.regex(amountPattern, () => bookingInputErrorsTexts.amount),
		v.transform(inCents),
		v.minValue(leastCents, missing),
	);
}

/** The cents that a form says its screen showed; 0 where it says nothing. */
export function centsTold() {
	return v.pipe(v.optional(v.string(), "0"), v.regex(/^\d{1,12}$/), v.transform(Number));
}
