import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/request/context.server.ts";
import type { StaffUser } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { givableOf } from "#app/sales/payments/money.ts";
import { partsBackSince } from "#app/sales/payments/refunds/partial-refund.server.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";

const day = 86_400_000;

/**
 * Cents that a form gives back, together with what this booking has paid back in parts within a day. Attack: a stolen
 * session that splits a large refund into small ones, none of which asks for a proof.
 * @param cents of the form; null: all that could go back.
 */
export async function refundOfADay(
	context: Readonly<RouterContextProvider>,
	user: StaffUser,
	bookingId: number,
	cents: number | null,
): Promise<number> {
	const { db } = context.get(requestContext);
	const [now, partsBefore] = await Promise.all([
		cents ?? moneyOfBooking(context, user, bookingId),
		partsBackSince(db, bookingId, Date.now() - day),
	]);
	return now + partsBefore;
}

/** Cents of a booking that could go back at most, however it was paid; one round trip. */
async function moneyOfBooking(
	context: Readonly<RouterContextProvider>,
	user: StaffUser,
	bookingId: number,
): Promise<number> {
	const { db } = context.get(requestContext);
	const record = await getBookingRecord(db, bookingScopeOf(user), bookingId, Date.now());
	if (!record) return 0;
	return givableOf(record.sums) + (record.sums.guest.disputed?.cents ?? 0);
}
