import { unpaidHoldsTexts } from "#app/messages/catalogues/staff-office/unpaid-holds.ts";
import type { UnpaidSums } from "./unpaid-holds.ts";

/** "3 bookings, 9 seats" */
export function sumsText({ bookings, seats }: UnpaidSums): string {
	return unpaidHoldsTexts.sums({ bookings, seats });
}
