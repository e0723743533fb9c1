/** When a guest's personal data may leave a booking: docs/decisions/guests-are-anonymised-not-deleted.md. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { statusesWhere, statusIsNot } from "#app/database/status-list.server.ts";
import {
	hasExpired,
	isCancelled,
	isLiveHold,
	isSold,
} from "#app/departures/seats/seats-taken.server.ts";
import { isMailOnItsWay } from "#app/outbox/erased-mails.server.ts";
import { disputeRules } from "#app/sales/payments/disputes/disputes.ts";
import { isDueFromHotel } from "#app/sales/payments/hotel-payment.server.ts";
import { balanceCents, isOpenPayment } from "#app/sales/payments/payment-money.server.ts";
import { type ErasureBlocker, erasureBlockers } from "./erased-booking.ts";

export interface ErasureClock {
	/** Milliseconds since the epoch. */
	now: number;
	/** The island's date. */
	today: string;
}

const endedDisputes = statusesWhere(disputeRules, ({ hasEnded }) => hasEnded);

/** SQL on `bookings` of each reason to wait. */
function blockers({ now, today }: ErasureClock): Record<ErasureBlocker, SQL> {
	return {
		isComing: sql`(${isSold()} AND bookings.date >= ${today})`,
		isHeld: sql`(${isLiveHold(now)})`,
		hasMoneyToReturn: sql`EXISTS (SELECT 1 FROM payment_money AS payments WHERE payments.booking_id = bookings.id
			AND (payments.due_cents > 0 OR (${isDueFromHotel})))`,
		hasOpenPage: sql`EXISTS (SELECT 1 FROM payments WHERE payments.booking_id = bookings.id
			AND ${isOpenPayment()} AND payments.session_expires_at > ${now})`,
		hasDispute: sql`EXISTS (SELECT 1 FROM disputes JOIN payments ON disputes.payment_id = payments.id
				OR disputes.gateway_payment_id = payments.gateway_payment_id
			WHERE payments.booking_id = bookings.id AND ${statusIsNot("disputes.status", endedDisputes)})`,
		isOwed: sql`(${isSold()} AND (${balanceCents()} > 0 OR EXISTS (SELECT 1 FROM payments
			WHERE payments.booking_id = bookings.id AND payments.gateway = 'hotel' AND ${isOpenPayment()})))`,
		hasOpenQuestion: sql`EXISTS (SELECT 1 FROM attention_items AS item WHERE item.status = 'open'
			AND (item.booking_id = bookings.id
				OR item.payment_id IN (SELECT payments.id FROM payments WHERE payments.booking_id = bookings.id)))`,
		hasMailOnItsWay: isMailOnItsWay(sql`bookings.id`, now),
	};
}

/** SQL on `bookings` that is true once the trip has taken place or can't take place any more. */
function isOver({ now, today }: ErasureClock): SQL {
	return sql`((${isSold()} AND bookings.date < ${today}) OR ${isCancelled()} OR ${hasExpired(now)})`;
}

/**
 * SQL on `bookings` that is true when nothing waits for the guest's name any more.
 * @param withDebts false: what a guest still owes does not keep the name for ever.
 */
export function isErasable(clock: ErasureClock, withDebts: boolean): SQL {
	const { isOwed, ...always } = blockers(clock);
	const reasons = [...Object.values(always), ...(withDebts ? [isOwed] : [])];
	return sql`${isOver(clock)} AND NOT (${sql.join(reasons, sql` OR `)})`;
}

/** Why a booking can't be erased now; empty when it can. Null: there is no such booking. One round trip. */
export async function whatBlocksErasure(
	db: Database,
	bookingId: number,
	clock: ErasureClock,
): Promise<ErasureBlocker[] | null> {
	const columns = Object.entries(blockers(clock)).map(
		([name, condition]) => sql`${condition} AS ${sql.identifier(name)}`,
	);
	const [row] = await db.all<Record<ErasureBlocker, number>>(
		sql`SELECT ${sql.join(columns, sql`, `)} FROM bookings WHERE bookings.id = ${bookingId} AND bookings.erased_at IS NULL`,
	);
	return row ? erasureBlockers.filter((name) => row[name] === 1) : null;
}
