import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { payments } from "#app/database/schema.server.ts";
import { isDisputed } from "#app/sales/dispute.server.ts";
import type { Gateway } from "#app/sales/gateways/gateway.ts";
import { isRefundDue } from "#app/sales/payments/payment-money.server.ts";

/** A refund request lasts less: it is tried once, until `gatewayTimeoutMilliseconds`. */
export const longestRequestMilliseconds = 15_000;
/**
 * How long a claim holds: the ledger is read, the request is sent, the ledger is read again. Shorter than the minute
 * between two runs, so that the next run takes over from a worker that died.
 */
export const claimMilliseconds = 50_000;

/** A payment whose refund this run alone may send, as it was when it was claimed. */
export interface RefundClaim {
	payment: typeof payments.$inferSelect;
	/** Milliseconds since the epoch. */
	until: number;
}

/**
 * SQL that is true for a payment whose refund is due now and that no other run sends.
 * @param at milliseconds since the epoch.
 */
export function isClaimable(gateway: Gateway["name"], at: number): SQL {
	// must imply the condition of the partial index payments_refund_due
	return sql`${isRefundDue()} AND ${payments.gateway} = ${gateway}
		AND refund_held = 0 AND refund_next_at <= ${at} AND refund_claimed_until <= ${at}
		AND ${payments.gatewayPaymentId} IS NOT NULL AND NOT ${isDisputed}`;
}

/**
 * Claims one payment's refund. Of two runs one gets it, and it gets the row as it is then, so that a list read before
 * says nothing about the sum. While the claim holds, a cancellation may ask for more and begin a new round; that
 * round is sent when the claim has ended, and reads from the gateway's ledger what went back by then.
 * @returns null when another run has it, or it is no longer due.
 */
export async function claimRefund(
	db: Database,
	gateway: Gateway["name"],
	paymentId: string,
	at: number,
): Promise<RefundClaim | null> {
	const until = at + claimMilliseconds;
	const [payment] = await db
		.update(payments)
		.set({ refundClaimedUntil: until })
		.where(and(eq(payments.id, paymentId), isClaimable(gateway, at)))
		.returning();
	return payment ? { payment, until } : null;
}

/** False when a request sent now could still be under way after the claim has ended. */
export function mayStillSend({ until }: RefundClaim, at: number): boolean {
	return at + longestRequestMilliseconds <= until;
}

/** The statement that ends a claim before its time; one that somebody else holds by now stays. */
export function releaseRefund(db: Database, { payment, until }: RefundClaim) {
	return db
		.update(payments)
		.set({ refundClaimedUntil: 0 })
		.where(and(eq(payments.id, payment.id), eq(payments.refundClaimedUntil, until)));
}

/**
 * The assignments, for an UPDATE of payments, that ask for another sum than the refund under way: a new key, because
 * the gateway repeats its answer to a known one. A request of the old key that got no answer may still arrive at the
 * gateway, so the new key waits as long as a claim: then the ledger tells what that request has done.
 */
export function newRound(now: number) {
	return {
		refundRound: sql`refund_round + (refund_reason IS NOT NULL)`,
		refundNextAt: sql`CASE WHEN refund_reason IS NOT NULL AND refund_attempts > 0
			THEN max(refund_next_at, ${now + claimMilliseconds}) ELSE refund_next_at END`,
	};
}
