import { sql } from "drizzle-orm";
import { takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { Booking } from "#app/sales/booking.ts";
import {
	type NewHistoryLine,
	queueBookingMail,
	recordBookingEntry,
} from "#app/sales/booking-events.server.ts";
import { insertRefunds } from "#app/sales/payments/refunds/refund-rows.server.ts";
import type { RefundShare } from "./refund-shares.ts";

interface BookingCancellation {
	/** For the history: what staff typed, or what the guest's cancellation gives back. */
	entry: { typedText: string } | { line: NewHistoryLine };
	/** What goes back; `refundWhatIsDue` asks the gateway afterwards. */
	shares: readonly RefundShare[];
	mail: Mail;
	/** Absent when the guest cancels. */
	actor?: Actor | undefined;
	now: number;
}

/** The batch of a command that cancels a booking, says what of its money goes back, and mails its guest. */
export function cancelBookingStatements(
	db: Database,
	booking: Pick<Booking, "id" | "version">,
	{ entry, shares, mail, actor, now }: BookingCancellation,
) {
	const { id } = booking;
	return {
		version: takeVersion(db, "bookings", booking),
		booking: db.run(sql`
			UPDATE bookings SET status = 'cancelled', cancelled_at = ${now}, updated_at = ${now} WHERE id = ${id}`),
		entry: recordBookingEntry(db, id, { type: "cancelled", ...entry, actor, now }),
		refunds: insertRefunds(db, shares, {
			reason: "cancelled",
			source: actor ? "staff" : "guest",
			actor,
			now,
		}),
		refundEntry:
			shares.length > 0
				? recordBookingEntry(db, id, {
						type: "refund due",
						line: { code: "refund reason", reason: "cancelled" },
						actor,
						now,
					})
				: undefined,
		mail: queueBookingMail(db, id, mail, { actor, now }),
	};
}
