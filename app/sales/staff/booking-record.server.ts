import { and, asc, desc, eq, getViewSelectedFields, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	boardings,
	bookingEvents,
	bookings,
	hotels,
	outbox,
	paymentMoney,
	pickupPoints,
} from "#app/database/schema.server.ts";
import { hasReturnedMail } from "#app/outbox/returned-mail.server.ts";
import { statusAt } from "#app/sales/booking.ts";
import { disputeState } from "#app/sales/dispute.server.ts";
import { entryInWords } from "#app/sales/history/history-lines.ts";
import { pickupForGuest, titleForGuest } from "#app/sales/mails/guest-words.server.ts";
import { isPayLinkMail } from "#app/sales/mails/is-pay-link-mail.server.ts";
import { moneyOf } from "#app/sales/payments/money.ts";
import { paymentsAsJson } from "#app/sales/payments/payment-money.server.ts";
import { type BookingScope, inScope } from "./booking-scope.server.ts";
import { moneyState } from "./staff-booking.ts";

export type BookingRecord = NonNullable<Awaited<ReturnType<typeof getBookingRecord>>>;

/** True when this form of a booking has been answered already: its entry stands in the history. */
export function hasEntry({ history }: Pick<BookingRecord, "history">, key: string): boolean {
	return history.some(({ dedupeKey }) => dedupeKey === key);
}

/** The booking record with its history; one round trip. */
export async function getBookingRecord(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	now: number,
) {
	const {
		row: [row],
		money,
		history,
		mails,
	} = await runBatch(db, {
		row: db
			.select({
				booking: bookings,
				guestTitle: titleForGuest(),
				guestPickup: pickupForGuest(),
				place: pickupPoints.place,
				hotel: hotels.name,
				boarding: boardings.state,
				paymentsSeen: paymentsAsJson,
				isUnreachable: sql<number>`${hasReturnedMail(sql`${bookings.id}`, sql`${bookings.email}`)}`,
			})
			.from(bookings)
			.innerJoin(pickupPoints, eq(pickupPoints.id, bookings.pickupPointId))
			.leftJoin(hotels, eq(hotels.id, bookings.hotelId))
			.leftJoin(boardings, eq(boardings.bookingId, bookings.id))
			.where(and(eq(bookings.id, bookingId), inScope(scope))),
		money: db
			.select({
				...getViewSelectedFields(paymentMoney),
				disputeState: disputeState("payment_money"),
			})
			.from(paymentMoney)
			.where(eq(paymentMoney.bookingId, bookingId))
			.orderBy(asc(paymentMoney.createdAt), asc(paymentMoney.id)),
		history: db
			.select()
			.from(bookingEvents)
			.where(eq(bookingEvents.bookingId, bookingId))
			.orderBy(desc(bookingEvents.id)),
		mails: db
			.select({
				id: outbox.id,
				subject: outbox.subject,
				status: outbox.status,
				attempts: outbox.attempts,
				/** It was not sent, because it had become too old. */
				isTooLate: sql<number>`${outbox.lastError} IS 'too late'`,
				/** It asks the guest to pay. */
				isPayLink: isPayLinkMail(),
				createdAt: outbox.createdAt,
				sentAt: outbox.sentAt,
				returnedAs: outbox.returnedAs,
				returnedAt: outbox.returnedAt,
			})
			.from(outbox)
			.where(eq(outbox.bookingId, bookingId))
			.orderBy(desc(outbox.id)),
	});
	// outside the scope a booking is reported as unknown
	if (!row) return null;
	const status = statusAt(row.booking, now);
	const sums = moneyOf(row.booking.priceCents, money);
	// the source of unpaid seats is only for counting
	const { idempotencyKey: _key, unpaidSource: _source, ...booking } = row.booking;
	return {
		...booking,
		status,
		place: row.place,
		/** The booking as its guest reads it. */
		inGuestWords: { title: row.guestTitle, pickup: row.guestPickup },
		partner: row.hotel ?? "web",
		boarding: row.boarding,
		/** Mails to the guest's address come back. */
		isUnreachable: row.isUnreachable === 1,
		money: moneyState(status, money, booking.priceCents),
		sums,
		/** Cents that the guest still owes. */
		balanceCents: sums.balanceCents,
		payments: money.map(({ sessionUrl: _url, ...payment }) => payment),
		/** The payments as they were read, for the condition of a statement that must find them unchanged. */
		paymentsSeen: row.paymentsSeen,
		history: history.map(toEntry),
		mails,
	};
}

function toEntry({ line, ...entry }: typeof bookingEvents.$inferSelect) {
	return { ...entry, detail: entryInWords({ detail: entry.detail, line }) };
}

/**
 * What a form says of the money that its screen shows: "6400", with a dispute "0 and 6400 holds". A form that says
 * something else was drawn before the money changed.
 */
export function moneyTold({ sums }: Pick<BookingRecord, "sums">): string {
	const { disputed } = sums.guest;
	const free = String(sums.cardCents + sums.handCents);
	return disputed ? `${free} and ${disputed.cents} ${disputed.says}` : free;
}
