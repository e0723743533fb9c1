import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import {
	boardings,
	bookingEvents,
	bookings,
	hotels,
	outbox,
	payments,
	pickupPoints,
} from "#app/database/schema.server.ts";
import { statusAt } from "./booking.ts";
import { type BookingScope, moneyState } from "./staff-booking.ts";
import { inScope } from "./staff-bookings.server.ts";

export type BookingRecord = NonNullable<Awaited<ReturnType<typeof getBookingRecord>>>;
export type HistoryEntry = BookingRecord["history"][number];

/** Everything that staff may know of one booking, with its history; one round trip. */
export async function getBookingRecord(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	now: number,
) {
	const [[row], money, history, mails] = await db.batch([
		db
			.select({
				booking: bookings,
				place: pickupPoints.place,
				hotel: hotels.name,
				boarding: boardings.state,
			})
			.from(bookings)
			.innerJoin(pickupPoints, eq(pickupPoints.id, bookings.pickupPointId))
			.leftJoin(hotels, eq(hotels.id, bookings.hotelId))
			.leftJoin(boardings, eq(boardings.bookingId, bookings.id))
			.where(and(eq(bookings.id, bookingId), inScope(scope))),
		db
			.select()
			.from(payments)
			.where(eq(payments.bookingId, bookingId))
			.orderBy(asc(payments.createdAt), asc(payments.id)),
		db
			.select()
			.from(bookingEvents)
			.where(eq(bookingEvents.bookingId, bookingId))
			.orderBy(desc(bookingEvents.id)),
		db
			.select({
				id: outbox.id,
				subject: outbox.subject,
				status: outbox.status,
				attempts: outbox.attempts,
				createdAt: outbox.createdAt,
				sentAt: outbox.sentAt,
			})
			.from(outbox)
			.where(eq(outbox.bookingId, bookingId))
			.orderBy(desc(outbox.id)),
	]);
	// what belongs to a booking out of scope is as unknown as the booking itself
	if (!row) return null;
	const status = statusAt(row.booking, now);
	const { idempotencyKey: _key, ...booking } = row.booking;
	return {
		...booking,
		status,
		place: row.place,
		partner: row.hotel ?? "web",
		boarding: row.boarding,
		money: moneyState(status, money),
		payments: money.map(({ sessionUrl: _url, ...payment }) => payment),
		history,
		mails,
	};
}

/** What a refund would pay back through the gateway, in cents. */
export function refundableCents(record: Pick<BookingRecord, "payments">): number {
	return (
		record.payments
			.filter((each) => each.status === "paid" && !each.refundReason && each.gateway !== "hotel")
			// a part may have gone back from the gateway's own dashboard
			.reduce((sum, each) => sum + each.amountCents - each.refundedCents, 0)
	);
}
