import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { isCancelled } from "#app/departures/seats/seats-taken.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { recordBookingEntries } from "#app/sales/booking-events.server.ts";
import { cancelStatement, mayBeCancelled } from "#app/sales/booking-transitions.server.ts";
import { isGivenBackByBank } from "#app/sales/dispute.server.ts";
import { addRefunds } from "./refund-rows.server.ts";

interface Cancellation {
	/** What staff typed, for the history. */
	reason: string;
	actor: Actor;
	now: number;
}

/**
 * The statements that cancel bookings and mark their money for refund; they run in one batch. Each
 * names the status that it expects: a second run changes nothing, and money is marked only for a
 * booking that this batch has cancelled. `refundWhatIsDue` asks the gateway afterwards, with one
 * key for each payment.
 */
export function cancelStatements(
	db: Database,
	bookingIds: readonly number[],
	{ reason, actor, now }: Cancellation,
) {
	const these = sql`bookings.id IN (SELECT value FROM json_each(${JSON.stringify(bookingIds)}))`;
	// an expired hold needs no cancellation, even if the cron job has not marked it yet
	const alive = sql`${mayBeCancelled(now)} AND ${these}`;
	const justCancelled = sql`${these} AND ${isCancelledAt(now)}`;
	// disputed money is owed too: it goes back when the bank leaves it with us
	const kept = sql`FROM payment_money AS payments
		WHERE payments.gateway <> 'hotel' AND payments.kept_cents > 0 AND NOT ${isGivenBackByBank()}`;
	const owes = sql`${justCancelled} AND EXISTS (SELECT 1 ${kept} AND payments.booking_id = bookings.id)`;
	return {
		cancelEvents: recordBookingEntries(
			db,
			{ type: "cancelled", typedText: reason, actor, now },
			alive,
		),
		bookings: cancelStatement(db, these, now),
		owedEvents: recordBookingEntries(
			db,
			{
				type: "refund due",
				line: { code: "refund reason", reason: "cancelled" },
				actor,
				now,
			},
			owes,
		),
		owed: addRefunds(db, {
			from: sql`${kept} AND payments.booking_id IN (SELECT bookings.id FROM bookings WHERE ${justCancelled})`,
			cents: sql`payments.kept_cents`,
			reason: "cancelled",
			source: "staff",
			actor,
			now,
		}),
	};
}

function isCancelledAt(now: number): SQL {
	return sql`${isCancelled()} AND bookings.cancelled_at = ${now}`;
}
