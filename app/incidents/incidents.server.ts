import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { storedLineSql, type WithSql } from "#app/database/stored-line.server.ts";
import type { IncidentKind } from "./incident.ts";
import type { CauseLine, EndLine } from "./incident-lines.ts";

type ValueOrSql<Value> = Value | SQL | null | undefined;

export interface NewIncident {
	/** Identifies the cause: "dispute:du_1". */
	dedupeKey: string | SQL;
	kind: IncidentKind | SQL;
	/** State at the time of the report; a report with other facts reopens a settled incident. */
	facts?: string | SQL;
	/** "settled" for a report that needs no action. */
	status?: "open" | "settled" | SQL;
	bookingId?: ValueOrSql<number>;
	paymentId?: ValueOrSql<string>;
	outboxId?: ValueOrSql<number>;
	reconciliationId?: ValueOrSql<number>;
	gatewayRef?: ValueOrSql<string>;
	amountCents?: ValueOrSql<number>;
	/** ISO 4217 */
	currency?: ValueOrSql<string>;
	line?: WithSql<CauseLine> | undefined;
	/** Instead of a line: subject or address of a mail. */
	ofMail?: string | SQL;
	/** How it ended, for one that is settled from the beginning. */
	outcome?: EndLine | undefined;
	dueAt?: ValueOrSql<number>;
	now: number;
}

/**
 * The statement that reports an incident; it runs in the batch of its cause. A repeated report with
 * the same facts changes nothing, so a settled incident stays settled.
 * @param from a FROM clause with its WHERE, when the facts are columns of rows.
 */
export function raiseIncident(db: Database, item: NewIncident, from: SQL = sql`WHERE true`) {
	const status = sql`${item.status ?? "open"}`;
	return db.run(sql`
		INSERT INTO attention_items (dedupe_key, kind, status, booking_id, payment_id, outbox_id,
			reconciliation_id, gateway_ref, amount_cents, currency, detail, line, facts, due_at, outcome_line,
			created_at, updated_at, settled_at)
		SELECT ${item.dedupeKey}, ${item.kind}, ${status}, ${item.bookingId ?? null},
			${item.paymentId ?? null}, ${item.outboxId ?? null}, ${item.reconciliationId ?? null},
			${item.gatewayRef ?? null}, ${item.amountCents ?? null}, ${item.currency ?? null},
			${item.ofMail ?? ""}, ${item.line ? storedLineSql(item.line) : null}, ${item.facts ?? ""}, ${item.dueAt ?? null},
			${item.outcome ? sql`CASE WHEN ${status} = 'settled' THEN ${storedLineSql(item.outcome)} END` : null},
			${item.now}, ${item.now}, CASE WHEN ${status} = 'settled' THEN ${item.now} END
		${from}
		ON CONFLICT (dedupe_key) DO UPDATE SET
			kind = excluded.kind, status = excluded.status, amount_cents = excluded.amount_cents,
			detail = excluded.detail, line = excluded.line, facts = excluded.facts, due_at = excluded.due_at,
			reconciliation_id = coalesce(excluded.reconciliation_id, reconciliation_id),
			booking_id = coalesce(excluded.booking_id, booking_id),
			payment_id = coalesce(excluded.payment_id, payment_id),
			outcome_line = excluded.outcome_line,
			updated_at = excluded.updated_at, settled_at = excluded.settled_at,
			settled_by_id = NULL, settled_by_name = NULL, impersonator_id = NULL
		WHERE attention_items.facts <> excluded.facts`);
}

/** The statement that settles open incidents whose cause has ended. */
export function settleEndedIncidents(db: Database, which: SQL, outcome: EndLine, now: number) {
	return db.run(sql`
		UPDATE attention_items SET status = 'settled', outcome_line = ${storedLineSql(outcome)},
			settled_at = ${now}, updated_at = ${now}
		WHERE status = 'open' AND ${which}`);
}

/** The statement that adds the payment to incidents that were reported before it was known. */
export function linkIncidents(
	db: Database,
	{ paymentId, bookingId }: { paymentId: string; bookingId: number },
	dedupeKeys: SQL,
) {
	return db.run(sql`
		UPDATE attention_items SET payment_id = ${paymentId}, booking_id = ${bookingId}
		WHERE payment_id IS NULL AND dedupe_key IN (${dedupeKeys})`);
}

interface StaffSettlement {
	itemId: number;
	outcome: EndLine;
	actor: { id: string; name: string; impersonatorId: string | null };
	now: number;
}

/** The statement with which a member of staff settles an incident. */
export function settleByStaff(db: Database, { itemId, outcome, actor, now }: StaffSettlement) {
	return db.run(sql`
		UPDATE attention_items SET status = 'settled', outcome_line = ${storedLineSql(outcome)}, settled_at = ${now},
			updated_at = ${now}, settled_by_id = ${actor.id}, settled_by_name = ${actor.name},
			impersonator_id = ${actor.impersonatorId}
		WHERE id = ${itemId}`);
}

/** Statement for the number of open incidents of a kind; at most 100 are counted. */
export function openCountOf(db: Database, kind: IncidentKind) {
	return db.all<{ count: number }>(sql`SELECT count(*) AS count FROM (
		SELECT id FROM attention_items WHERE status = 'open' AND kind = ${kind} LIMIT 100)`);
}
