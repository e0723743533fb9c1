import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { raiseIncident } from "#app/incidents/incidents.server.ts";
import { dueFromGateway } from "#app/sales/payments/payment-money.server.ts";

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
