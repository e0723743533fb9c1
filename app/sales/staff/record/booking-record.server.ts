import { desc, eq, sql } from "drizzle-orm";
import { rulesOf } from "#app/catalogue/prices/price-rules.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookingEvents, bookings, outbox } from "#app/database/schema.server.ts";
import { hasReturnedMail } from "#app/outbox/returned-mail.server.ts";
import {
	bookingStatements,
	isBooking,
	toBookings,
} from "#app/sales/booking/read-booking.server.ts";
import { guestView } from "#app/sales/guest/guest-booking.server.ts";
import { entryInWords } from "#app/sales/history/history-lines.ts";
import { isPayLinkMail } from "#app/sales/mails/link-sale-mails.server.ts";
import { openPickup, partnerName } from "#app/sales/resellers/partner-name.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import { moneyState } from "#app/sales/staff/staff-booking.ts";

/** All that staff may know of one booking. */
export type BookingRecord = NonNullable<Awaited<ReturnType<typeof getBookingRecord>>>;

/** The booking with its history and its mails; one round trip. Null outside the scope: reported as unknown. */
export async function getBookingRecord(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	now: number,
) {
	const { history, mails, facts, ...read } = await runBatch(db, {
		...bookingStatements(db, isBooking({ id: bookingId, scope })),
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
		facts: db
			.select({
				rules: rulesOf(sql`bookings.excursion_id`),
				partner: sql<string>`${partnerName}`,
				openPickup: sql<string | null>`${openPickup}`,
				hasReturned: hasReturnedMail(sql`bookings.id`, sql`bookings.email`).mapWith(Boolean),
			})
			.from(bookings)
			.where(eq(bookings.id, bookingId)),
	});
	const [booking] = toBookings(read, now);
	if (!booking) return null;
	const guest = guestView(booking);
	const [fact] = facts;
	return {
		...booking,
		/** The price rules of its excursion. */
		rules: fact?.rules ?? [],
		/** "web", or the name of the hotel or reseller that sold it. */
		partner: fact?.partner ?? "web",
		/** No stop is chosen yet: where the guests of a reseller wish to be picked up, or "". */
		openPickup: fact?.openPickup ?? null,
		/** Where exactly the guest waits. */
		place: booking.point.place,
		/** Title and pickup as its guest reads them. */
		inGuestWords: { title: guest.title, pickup: `${guest.pickup.time} · ${guest.pickup.title}` },
		/** Mails to the guest's address come back. */
		isUnreachable: fact?.hasReturned ?? false,
		money: moneyState(booking.status, booking.payments, booking.priceCents, booking.source),
		/** Cents that the guest still owes us: a reseller's guest pays the reseller. */
		balanceCents: booking.source === "reseller" ? 0 : booking.sums.balanceCents,
		history: history.map(toEntry),
		mails,
	};
}

function toEntry({ line, ...entry }: typeof bookingEvents.$inferSelect) {
	return { ...entry, detail: entryInWords({ detail: entry.detail, line }) };
}
