import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { payments } from "#app/database/schema.server.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import type { Gateway } from "#app/sales/gateways/gateway.ts";
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
