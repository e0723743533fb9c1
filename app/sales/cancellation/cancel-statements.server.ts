import { sql } from "drizzle-orm";
import { takeVersions } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import {
	type NewHistoryLine,
	queueBookingMail,
	recordBookingEntries,
} from "#app/sales/booking/booking-events.server.ts";
import { releaseReseller } from "#app/sales/payments/hotel-payment.server.ts";
import { backEntryType, insertRefunds } from "#app/sales/payments/refunds/refund-rows.server.ts";
import type { RefundShare } from "./refund-shares.ts";

interface CancelledBooking extends Pick<Booking, "id" | "version"> {
	/** What goes back; `refundWhatIsDue` asks the gateway afterwards. */
	shares: readonly RefundShare[];
	mail: Mail;
}

interface Cancellation {
	/** For the history: what staff typed, or what the guest's cancellation gives back. */
	entry: { typedText: string } | { line: NewHistoryLine };
	/** Absent when the guest cancels. */
	actor?: Actor | undefined;
	/** Nobody did it: the time for a choice has ended. */
	isByTime?: boolean;
	now: number;
}

/** The batch of a command that cancels bookings, says what of their money goes back, and mails their guests. */
export function cancelBookingStatements(
	db: Database,
	bookings: readonly CancelledBooking[],
	{ entry, actor, isByTime, now }: Cancellation,
) {
	const owed = bookings.filter(({ shares }) => shares.length > 0);
	const act = { actor, now };
	const paymentIds = JSON.stringify(
		owed.flatMap(({ shares }) => shares.map((each) => each.paymentId)),
	);
	const isShare = sql`payments.booking_id = bookings.id AND payments.id IN (SELECT value FROM json_each(${paymentIds}))`;
	return {
		versions: takeVersions(db, "bookings", bookings),
		bookings: db.run(sql`
			UPDATE bookings SET status = 'cancelled', cancelled_at = ${now}, updated_at = ${now}
			WHERE ${isOneOf(bookings)}`),
		entries: recordBookingEntries(db, { type: "cancelled", ...entry, ...act }, isOneOf(bookings)),
		ofReseller: releaseReseller(
			db,
			sql`SELECT value FROM json_each(${JSON.stringify(bookings.map(({ id }) => id))})`,
			now,
		),
		refunds: insertRefunds(
			db,
			bookings.flatMap(({ shares }) => shares),
			{ reason: "cancelled", source: isByTime ? "system" : actor ? "staff" : "guest", ...act },
		),
		refundEntries: recordBookingEntries(
			db,
			{
				type: backEntryType(isShare),
				line: { code: "refund reason", reason: "cancelled" },
				...act,
			},
			isOneOf(owed),
		),
		mails: bookings.map(({ id, mail }) => queueBookingMail(db, id, mail, act)),
	};
}

function isOneOf(bookings: readonly { id: number }[]) {
	const ids = JSON.stringify(bookings.map(({ id }) => id));
	return sql`bookings.id IN (SELECT value FROM json_each(${ids}))`;
}
