import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { payments } from "#app/database/schema.server.ts";
import {
	recordBookingEntriesFrom,
	recordBookingEntry,
} from "#app/sales/booking/booking-events.server.ts";
import type { Gateway } from "#app/sales/gateways/gateway.ts";
import { holdMinutes } from "#app/sales/holds/hold-minutes.ts";
import type { Attempt } from "./checkout-decision.ts";

/** The statements that give the live attempt up; money that still comes for it is settled like any other. */
export function giveUpAttempt(
	db: Database,
	{ bookingId, purpose }: Pick<Attempt, "bookingId" | "purpose">,
	now: number,
) {
	return {
		ended: db
			.update(payments)
			.set({ status: "failed", updatedAt: now })
			.where(
				and(
					eq(payments.bookingId, bookingId),
					eq(payments.purpose, purpose),
					eq(payments.status, "created"),
				),
			),
		endedEvent: recordBookingEntry(db, bookingId, {
			type: "payment failed",
			line: { code: "page given up" },
			now,
		}),
	};
}

/** The statements of a batch that end an attempt, and write a new one, as the command decided. */
export function attemptStatements(
	db: Database,
	gateway: Gateway,
	{ attempt, isNew, ended }: { attempt?: Attempt; isNew?: boolean; ended: Attempt | null },
	now: number,
) {
	return {
		ended: ended ? end(db, ended, now) : undefined,
		opened: attempt && isNew ? open(db, gateway, attempt, now) : undefined,
	};
}

function end(db: Database, { id, bookingId }: Attempt, now: number) {
	const line = { code: "page ended" } as const;
	return {
		payment: db
			.update(payments)
			.set({ status: "failed", updatedAt: now })
			.where(eq(payments.id, id)),
		event: recordBookingEntry(db, bookingId, { type: "payment failed", line, now }, sql`true`),
	};
}

function open(db: Database, gateway: Gateway, attempt: Attempt, now: number) {
	const { bookingId, amountCents: cents, currency } = attempt;
	const line = { code: "amount", cents, currency } as const;
	return {
		payment: db.insert(payments).values({ ...attempt, gateway: gateway.name, updatedAt: now }),
		event: recordBookingEntry(db, bookingId, { type: "payment opened", line, now }, sql`true`),
	};
}

const minute = 60_000;
/** Upper bound of the search: more attempts than are made within one hold. */
const newest = 10_000;

/**
 * Fails payment attempts whose payment page was never created: the gateway did not answer and the
 * guest did not retry. By now such a page would have expired even if the gateway had created it.
 * Money that still arrives for one is taken as for every failed attempt. No index of its own: the
 * newest rows are few, and payments_session finds those without a page.
 */
export async function endAbandonedCheckouts(db: Database, now: number): Promise<void> {
	const neverOpened = sql`session_id IS NULL
		AND payments.rowid > (SELECT max(rowid) FROM payments) - ${newest}
		AND payments.status = 'created' AND payments.gateway <> 'hotel'
		AND payments.created_at <= ${now - holdMinutes * minute}`;
	await runBatch(db, {
		events: recordBookingEntriesFrom(
			db,
			{ type: "payment failed", line: { code: "page never opened" }, now },
			sql`FROM payments WHERE ${neverOpened}`,
			sql`booking_id`,
		),
		payments: db.run(
			sql`UPDATE payments SET status = 'failed', updated_at = ${now} WHERE ${neverOpened}`,
		),
	});
}
