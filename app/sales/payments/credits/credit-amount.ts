import * as v from "valibot";
import { bookingCents } from "#app/database/number-limits.ts";
import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import { amountOfMoney } from "#app/sales/staff/amount-schema.ts";

/** What a credit is worth, as staff type it; the output is in cents. */
export function creditAmount() {
	const { noAmount, tooMuch } = creditsTexts.make;
	return v.pipe(amountOfMoney(noAmount), v.maxValue(bookingCents.most, tooMuch));
}
