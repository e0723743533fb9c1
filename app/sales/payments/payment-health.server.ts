import { sql } from "drizzle-orm";
import type { Statements } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { openCountOf, raiseIncident } from "#app/incidents/incidents.server.ts";
import { awaitsGateway, dueFromGateway } from "./payment-money.server.ts";

/** More are not counted: the page says "100 or more". */
const most = 100;

/** Statements that say what of the payments waits, and since when. Each reads a partial index or a few rows. */
export function paymentHealth(db: Database, now: number) {
	return {
		/**
		 * Refunds that the gateway has to send; `held` of them wait for staff, because it refused them. What a person gives
		 * back stands under "Needs attention", and disputed money waits for the bank.
		 */
		refunds: db.all<{ count: number; since: number | null; held: number }>(sql`
			SELECT count(*) AS count, min(created_at) AS since, coalesce(sum(state = 'failed'), 0) AS held
			FROM (SELECT refunds.created_at, refunds.state FROM ${dueFromGateway} ORDER BY refunds.created_at LIMIT ${most})`),
		/** Payments whose page is over and whose final event has not come, and when the gateway is to be asked. */
		unanswered: db.all<{ count: number; since: number | null }>(sql`
			SELECT count(*) AS count, min(ask_after) AS since
			FROM (SELECT ask_after FROM payments
				WHERE ${awaitsGateway()} AND ask_after <= ${now}
				ORDER BY ask_after LIMIT ${most})`),
		lastEvent: db.all<{ at: number | null }>(
			sql`SELECT max(received_at) AS at FROM payment_events`,
		),
		/** The newest day that was compared with the gateway's ledger, and the differences that nobody has settled. */
		compared: db.all<{ day: string; at: number }>(sql`
			SELECT day, finished_at AS at
			FROM (SELECT day, finished_at FROM reconciliations ORDER BY id DESC LIMIT 12)
			WHERE finished_at IS NOT NULL ORDER BY day DESC LIMIT 1`),
		differences: openCountOf(db, "difference"),
	} satisfies Statements;
}

/** Staff are told of a refund that has been due for longer than this, whatever the reason. */
const longDueMilliseconds = 3_600_000;

/**
 * Reports refunds that are overdue; one statement, which reads only the refunds due. What a person gives back, or a
 * bank holds, is no fault of the gateway and stands in the queue by itself.
 */
export async function reportOverdueRefunds(db: Database, now: number): Promise<void> {
	await raiseIncident(
		db,
		{
			dedupeKey: sql`'refund:' || payments.id`,
			kind: "refund failing",
			facts: "long due",
			bookingId: sql`payments.booking_id`,
			paymentId: sql`payments.id`,
			gatewayRef: sql`payments.gateway_payment_id`,
			amountCents: sql`refunds.amount_cents`,
			currency: sql`payments.currency`,
			line: { code: "long due" },
			now,
		},
		// an incident that was reported before keeps its more exact text
		sql`FROM ${dueFromGateway}
			AND refunds.created_at < ${now - longDueMilliseconds}
			AND NOT EXISTS (SELECT 1 FROM attention_items AS told WHERE told.dedupe_key = 'refund:' || payments.id)`,
	);
}
