import type { RouterContextProvider } from "react-router";
import {
	disputedMoney,
	getBookingRecord,
	refundableCents,
	takenByStaffCents,
} from "#app/bookings/staff/booking-record.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { bookingScopeOf } from "#app/request/user/booking-scope-of-user.server.ts";
import type { StaffUser } from "#app/request/user/rights.server.ts";

/** Cents of a booking that could go back at most, however it was paid; one round trip. */
export async function moneyOfBooking(
	context: Readonly<RouterContextProvider>,
	user: StaffUser,
	bookingId: number,
): Promise<number> {
	const { db } = context.get(requestContext);
	const record = await getBookingRecord(db, bookingScopeOf(user), bookingId, Date.now());
	if (!record) return 0;
	return refundableCents(record) + takenByStaffCents(record) + (disputedMoney(record)?.cents ?? 0);
}
