import * as v from "valibot";
import { bookingCents } from "#app/database/number-limits.ts";
import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import { amountOfMoney } from "#app/sales/staff/amount-schema.ts";

/** What a credit is worth, as staff type it; the output is in cents. */
export function creditAmount() {
	const texts = creditsTexts.make;
	return v.pipe(
		amountOfMoney(() => texts.noAmount),
		v.maxValue(bookingCents.most, () => texts.tooMuch),
	);
}
