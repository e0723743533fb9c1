import { type SQL, sql } from "drizzle-orm";

/** What the rows of a payment say, added up here and not by the product's own view. */
function sumOf(which: SQL): SQL {
	return sql`(SELECT coalesce(sum(back.amount_cents), 0) FROM refunds AS back
		WHERE back.payment_id = payment.id AND ${which})`;
}

/** Cents of the row `payment` that are back by the way that they came. */
export const backCents = sumOf(sql`back.state = 'done' AND back.is_elsewhere = 0`);

/** Cents of it that still have to go back. */
export const dueCents = sumOf(sql`back.state IN ('wanted', 'sent', 'failed')`);

/** Cents of it that came and stay. */
export const keptCents = sql`(CASE WHEN payment.status = 'paid'
	THEN coalesce(payment.received_cents, payment.amount_cents) ELSE 0 END - ${sumOf(sql`back.state <> 'dropped'`)})`;

/** 1 where no booking could use it, so that all of it goes back. */
export const isUnusable = sql`EXISTS (SELECT 1 FROM refunds AS back
	WHERE back.payment_id = payment.id AND back.source = 'system')`;
