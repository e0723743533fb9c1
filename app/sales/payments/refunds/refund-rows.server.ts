/** Statements on the rows of `refunds`; each names the state that it expects. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { refunds } from "#app/database/schema.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { RefundShare } from "#app/sales/cancellation/refund-shares.ts";

type RefundRow = typeof refunds.$inferSelect;

/**
 * SQL of the type of the entry that says what goes back: what a credit gets is back at once.
 * @param which SQL on `payments`.
 */
export function backEntryType(which: SQL): SQL {
	return sql`CASE WHEN EXISTS (SELECT 1 FROM payments WHERE ${which} AND payments.gateway <> 'credit')
		THEN 'refund due' ELSE 'refunded' END`;
}

/** Writes what has to go back, one row for each share; undefined for none. */
export function insertRefunds(
	db: Database,
	shares: readonly RefundShare[],
	{
		reason,
		source,
		state = "wanted",
		isElsewhere = false,
		actor,
		now,
	}: Pick<RefundRow, "reason" | "source"> &
		Partial<Pick<RefundRow, "isElsewhere">> & {
			/** `done`: a hand has given it. */
			state?: "wanted" | "done";
			actor?: Actor | undefined;
			now: number;
		},
) {
	if (shares.length === 0) return undefined;
	return db.insert(refunds).values(
		shares.map(({ paymentId, cents }) => ({
			paymentId,
			amountCents: cents,
			reason,
			source,
			state,
			isElsewhere,
			actorId: actor?.id ?? null,
			actorName: actor?.name ?? null,
			createdAt: now,
			doneAt: state === "done" ? now : null,
		})),
	);
}

/**
 * Money of a gateway that is back by another way.
 * @param which SQL on `refunds` that selects only what has to go back.
 */
export function endElsewhere(db: Database, which: SQL, now: number) {
	return db.run(sql`
		UPDATE refunds SET state = 'done', is_elsewhere = 1, done_at = ${now} WHERE ${which}`);
}
