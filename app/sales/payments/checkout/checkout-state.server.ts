import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Answers } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, excursions, payments } from "#app/database/schema.server.ts";
import { bookingFits } from "#app/departures/seats/extras-are-left.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { mayProlong } from "#app/sales/holds/prolong-hold.server.ts";
import { balanceCents } from "#app/sales/payments/payment-money.server.ts";
import type { CheckoutState } from "./checkout-decision.ts";
import { type PaidBooking, paidBookingColumns } from "./payment-page.server.ts";

/** A booking on the way to its payment page. */
export interface PayingBooking extends CheckoutState {
	booking: PaidBooking;
	cutoffHours: number;
	/** As many seats as it has are free beside its own. */
	areSeatsFree: boolean;
}

/** The statements of a batch; `toPayingBooking` makes a booking of their answers. */
export function payingBookingStatements(
	db: Database,
	{ confirmId, language, now }: { confirmId: string; language: Language; now: number },
) {
	const isIt = eq(bookings.confirmId, confirmId);
	const claim = {
		departureId: sql`bookings.departure_id`,
		seats: sql`bookings.seats`,
		isWhole: sql`bookings.is_whole`,
		now,
	};
	return {
		bookings: db
			.select({
				booking: paidBookingColumns(language),
				cutoffHours: excursions.cutoffHours,
				mayProlong: mayProlong(now).mapWith(Boolean),
				balanceCents: balanceCents(),
				areSeatsFree: bookingFits(sql`bookings.id`, claim).mapWith(Boolean),
			})
			.from(bookings)
			.innerJoin(excursions, eq(excursions.id, bookings.excursionId))
			.where(isIt),
		attempts: db
			.select()
			.from(payments)
			.where(inArray(payments.bookingId, db.select({ id: bookings.id }).from(bookings).where(isIt)))
			.orderBy(asc(payments.createdAt), asc(payments.id)),
	};
}

export function toPayingBooking({
	bookings: [row],
	attempts,
}: Answers<ReturnType<typeof payingBookingStatements>>): PayingBooking | null {
	return row ? { ...row, attempts } : null;
}
