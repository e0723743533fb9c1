/** Incidents as staff read them, with the booking and the payment that they are about. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { Incident, QueueFilter } from "#app/incidents/incident.ts";
import { incidentInWords } from "#app/incidents/incident-lines.ts";
import { isDisputed } from "./dispute.server.ts";

const incidentsPerPage = 20;

/** One page of settled incidents, the newest first. For a batch; `settledPage` reads its results. */
export function settledStatement(db: Database, { kind, before: beforeId }: QueueFilter) {
	const conditions = [
		sql`item.status = 'settled'`,
		kind ? sql`item.kind = ${kind}` : null,
		beforeId ? sql`item.id < ${beforeId}` : null,
	].filter((condition) => condition !== null);
	return db.all<ItemRow>(
		itemsWhere(sql.join(conditions, sql` AND `), sql`item.id DESC`, incidentsPerPage + 1),
	);
}

/** @returns the incidents, and the id where the next page begins; null on the last page. */
export function settledPage(rows: readonly ItemRow[]) {
	const shownRows = rows.slice(0, incidentsPerPage);
	return {
		items: shownRows.map(toIncident),
		before: rows.length > incidentsPerPage ? (shownRows.at(-1)?.id ?? null) : null,
	};
}

/** The incidents for which a condition on `item` holds. */
export function incidentsStatement(db: Database, which: SQL, most: number) {
	return db.all<ItemRow>(itemsWhere(which, sql`item.id`, most));
}

/** The differences that reconciliations found, for the batch that reads these. */
export function differencesStatement(db: Database, comparisons: SQL) {
	return db.all<ItemRow>(
		itemsWhere(sql`item.reconciliation_id IN (${comparisons})`, sql`item.id DESC`, 100),
	);
}

export interface ItemRow extends Omit<Incident, "booking" | "payment" | "outcome"> {
	line: string | null;
	outcomeLine: string | null;
	reconciliationId: number | null;
	bookingId: number | null;
	reference: string;
	name: string;
	title: string;
	date: string;
	bookingStatus: NonNullable<Incident["booking"]>["status"];
	paymentId: string | null;
	isDue: 0 | 1 | null;
	isHeld: 0 | 1 | null;
	isDisputed: 0 | 1;
}

function itemsWhere(which: SQL, order: SQL, count: number): SQL {
	return sql`
		SELECT item.id, item.kind, item.status, item.gateway_ref AS gatewayRef,
			item.amount_cents AS amountCents, item.currency, item.detail, item.line, item.facts, item.due_at AS dueAt,
			item.outcome_line AS outcomeLine, item.created_at AS createdAt, item.updated_at AS updatedAt,
			item.settled_at AS settledAt, item.settled_by_name AS settledByName,
			item.settled_by_id AS settledById,
			item.outbox_id AS outboxId, item.reconciliation_id AS reconciliationId,
			bookings.id AS bookingId, bookings.reference, bookings.name, bookings.title, bookings.date,
			bookings.status AS bookingStatus, payments.id AS paymentId,
			payments.due_cents > 0 AS isDue,
			payments.is_held AS isHeld,
			${isDisputed()} AS isDisputed
		FROM attention_items AS item
		LEFT JOIN payment_money AS payments ON payments.id = item.payment_id
		LEFT JOIN bookings ON bookings.id = coalesce(item.booking_id, payments.booking_id)
		WHERE ${which} ORDER BY ${order} LIMIT ${count}`;
}

export function toIncident(row: ItemRow): Incident {
	const { bookingId, reference, name, title, date, bookingStatus, paymentId, ...item } = row;
	const {
		isDue,
		isHeld,
		isDisputed,
		reconciliationId: _,
		...shownIncident
	} = incidentInWords(item);
	return {
		...shownIncident,
		booking: bookingId
			? { id: bookingId, reference, name, title, date, status: bookingStatus }
			: null,
		payment: paymentId
			? {
					id: paymentId,
					isDue: isDue === 1,
					isHeld: isHeld === 1,
					isDisputed: isDisputed === 1,
				}
			: null,
	};
}
