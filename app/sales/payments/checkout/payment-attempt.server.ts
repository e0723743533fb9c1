import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { type bookings, payments } from "#app/database/schema.server.ts";
import { recordBookingEntry } from "#app/sales/booking-events.server.ts";
import type { Gateway } from "#app/sales/gateways/gateway.ts";

type PaymentRow = typeof payments.$inferSelect;

/** A booking's attempt to pay its price, or what it still owes. There is one live attempt of a kind at a time. */
export interface Attempt {
	bookingId: (typeof bookings.$inferSelect)["id"];
	purpose: PaymentRow["purpose"];
}

/** The statements that end the live attempt if it `isOver`; money that still comes for it is settled like any other. */
export function endAttempt(
	db: Database,
	attempt: Attempt,
	{
		isOver,
		why = "page ended",
		now,
	}: {
		/** SQL on `payments`. */
		isOver: SQL;
		why?: "page ended" | "page given up";
		now: number;
	},
) {
	return {
		ended: db
			.update(payments)
			.set({ status: "failed", updatedAt: now })
			.where(and(isLiveAttempt(attempt), isOver)),
		endedEvent: recordBookingEntry(db, attempt.bookingId, {
			type: "payment failed",
			line: { code: why },
			now,
		}),
	};
}

/**
 * The statements of a batch that end the live attempt if it `isOver`, and write a new one if there is none and the
 * booking `mayOpen`. The attempt's id contains its number, so two simultaneous requests write the same row and, with
 * that id as idempotency key, get the same page of the gateway.
 */
export function openAttempt(
	db: Database,
	gateway: Gateway,
	attempt: Attempt,
	{
		amount,
		isOver,
		mayOpen,
		now,
	}: {
		amount: {
			/** SQL on `bookings`. */
			cents: SQL;
			/** For the booking's history. */
			shown: { cents: number; currency: string };
		};
		/** SQL on `payments`. */
		isOver: SQL;
		/** SQL on `bookings`. */
		mayOpen: SQL;
		now: number;
	},
) {
	const { bookingId, purpose } = attempt;
	return {
		...endAttempt(db, attempt, { isOver, now }),
		opened: db.run(sql`
			INSERT INTO payments (id, booking_id, gateway, purpose, amount_cents, currency, status, created_at, updated_at)
			SELECT 'p' || bookings.id || '-' || (1 + (SELECT count(*) FROM payments WHERE booking_id = bookings.id)),
				bookings.id, ${gateway.name}, ${purpose}, ${amount.cents}, bookings.currency, 'created', ${now}, ${now}
			FROM bookings
			WHERE bookings.id = ${bookingId} AND ${mayOpen}
				AND NOT EXISTS (SELECT 1 FROM payments WHERE booking_id = bookings.id
					AND purpose = ${purpose} AND status = 'created')`),
		openedEvent: recordBookingEntry(db, bookingId, {
			type: "payment opened",
			line: { code: "amount", ...amount.shown },
			now,
		}),
	};
}

/** The live attempt, unless the booking has changed so that its page must not be used any more. */
export function readLiveAttempt(db: Database, attempt: Attempt, mayPay: SQL) {
	return db
		.select()
		.from(payments)
		.where(
			and(
				isLiveAttempt(attempt),
				sql`EXISTS (SELECT 1 FROM bookings WHERE bookings.id = ${attempt.bookingId} AND ${mayPay})`,
			),
		)
		.orderBy(desc(payments.createdAt))
		.limit(1);
}

function isLiveAttempt({ bookingId, purpose }: Attempt) {
	return and(
		eq(payments.bookingId, bookingId),
		eq(payments.purpose, purpose),
		eq(payments.status, "created"),
	);
}
