import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { payments } from "#app/database/schema.server.ts";
import { isCancelled } from "#app/departures/seats/seats-taken.server.ts";
import { raiseIncident, settleEndedIncidents } from "#app/incidents/incidents.server.ts";
import { logError } from "#app/log/log.ts";
import { CircuitOpenError } from "#app/outbound/circuit-breaker.ts";
import { backoffMilliseconds } from "#app/outbox/backoff.ts";
import { recordBookingEntry } from "#app/sales/booking-events.server.ts";
import { type Gateway, GatewayRefusal } from "#app/sales/gateways/gateway.ts";
import {
	claimRefund,
	isClaimable,
	mayStillSend,
	type RefundClaim,
	releaseRefund,
} from "./refund-claims.server.ts";
import { incidentsEndedByRefund } from "./refund-events.server.ts";

type PaymentRow = typeof payments.$inferSelect;

const refundsPerRun = 20;
/** Staff are told of a silent gateway from this attempt on, and of a refusal at once. */
const attemptsUntilTold = 3;
/** Refusals, about three hours of them, before the refund is held for staff. */
const refusalsUntilHeld = 8;
/** The gateway repeats its answer to a key, even its own errors, so a new key is used after this many. */
const attemptsPerKey = 5;

/**
 * Sends all due refunds to the gateway. Called by cron and right after an event. Each is claimed in the database
 * before its request (refund-claims.server.ts), so that of one payment one request is under way at a time; a second
 * call refunds nothing twice, because the gateway knows the key. Before a repeated attempt the gateway's ledger is
 * read, because keys are forgotten after a day and a partial refund could be sent twice.
 * @returns the number of refunds sent.
 */
export async function refundWhatIsDue(
	db: Database,
	gateway: Gateway,
	now: number,
	clock: () => number = Date.now,
): Promise<number> {
	// a cron run may start late, and `now` is its planned time: claims end by the real clock
	const at = () => Math.max(now, clock());
	const due = await db
		.select({ id: payments.id })
		.from(payments)
		.where(isClaimable(gateway.name, at()))
		.orderBy(payments.updatedAt)
		.limit(refundsPerRun);
	let paidBack = 0;
	for (const { id } of due) {
		const claim = await claimRefund(db, gateway.name, id, at());
		if (!claim) continue;
		try {
			const refundedCents = await payBack(gateway, claim, at);
			await storeRefund(db, claim, refundedCents, now);
			paidBack += 1;
		} catch (error) {
			// the request was not sent, so it does not count as an attempt
			if (error instanceof CircuitOpenError) {
				await releaseRefund(db, claim);
				break;
			}
			await writeFailure(db, claim, error, now);
		}
	}
	return paidBack;
}

/** Total to refund, in cents. */
function targetOf(payment: PaymentRow): number {
	return payment.refundCents ?? payment.receivedCents ?? payment.amountCents;
}

/** @returns cents refunded in all. */
async function payBack(gateway: Gateway, claim: RefundClaim, at: () => number): Promise<number> {
	const { payment } = claim;
	const gatewayPaymentId = payment.gatewayPaymentId ?? "";
	const target = targetOf(payment);
	if (payment.refundedCents >= target) return payment.refundedCents;
	let known = payment.refundedCents;
	// a partial refund could be sent twice if its answer, or the attempt itself, was not stored
	if (payment.refundAttempts > 0 || payment.refundCents !== null) {
		const money = await gateway.readMoney(gatewayPaymentId);
		if (money && money.refundedCents >= target) return money.refundedCents;
		known = Math.max(known, money?.refundedCents ?? 0);
	}
	const { refundRound, refundCents } = payment;
	if (!mayStillSend(claim, at())) throw new Error("The claim ended before the request was sent");
	try {
		await gateway.refund({
			gatewayPaymentId,
			amountCents: refundCents === null ? null : target - known,
			refundedCents: known,
			idempotencyKey: `refund:${payment.id}${refundRound > 0 ? `:${refundRound}` : ""}`,
		});
	} catch (error) {
		// refunded in the gateway's dashboard in the meantime
		const isBack = error instanceof GatewayRefusal && error.code === "charge_already_refunded";
		const money = isBack ? await gateway.readMoney(gatewayPaymentId) : null;
		if (!money || money.refundedCents < target) throw error;
		return money.refundedCents;
	}
	return target;
}

/**
 * After a part has gone back, the next refund needs a new key, and the rest is kept money again: it pays a booking that
 * still stands. Of a cancelled booking it pays nothing, so the payment stays refunded, with the sum that went back.
 */
function afterPart({ refundReason, receivedCents, amountCents }: PaymentRow, refunded: number) {
	if (refundReason !== "goodwill" || refunded >= (receivedCents ?? amountCents))
		return { status: "refunded" as const };
	const isOver = sql`EXISTS (SELECT 1 FROM bookings
		WHERE bookings.id = ${payments.bookingId} AND ${isCancelled()})`;
	return {
		status: sql`CASE WHEN ${isOver} THEN 'refunded' ELSE 'paid' END`,
		refundReason: sql`CASE WHEN ${isOver} THEN ${payments.refundReason} END`,
		refundCents: sql`CASE WHEN ${isOver} THEN ${payments.refundCents} END`,
		refundRound: sql`${payments.refundRound} + 1`,
		refundAttempts: 0,
		refundNextAt: 0,
	};
}

async function storeRefund(db: Database, claim: RefundClaim, refundedCents: number, now: number) {
	const { payment } = claim;
	await runBatch(db, {
		payment: db
			.update(payments)
			.set({
				...afterPart(payment, refundedCents),
				refundedCents: sql`max(${payments.refundedCents}, ${refundedCents})`,
				// more than we asked for: somebody at the gateway's dashboard gave the rest
				waivedCents: sql`${payments.waivedCents} + max(0, ${refundedCents} - max(${payments.refundedCents}, ${targetOf(payment)}))`,
				refundedAt: now,
				updatedAt: now,
			})
			.where(
				and(
					eq(payments.id, payment.id),
					eq(payments.status, "paid"),
					// must be the same round: the refund that succeeded is not one that failed since
					eq(payments.refundRound, payment.refundRound),
					eq(payments.refundHeld, false),
					// must be the same refund: a cancellation may have asked for more meanwhile
					sql`${payments.refundReason} IS ${payment.refundReason} AND ${payments.refundCents} IS ${payment.refundCents}`,
				),
			),
		event: recordBookingEntry(db, payment.bookingId, {
			type: "refunded",
			line: {
				code: "sent back",
				cents: refundedCents,
				currency: payment.currency,
				isInAll: payment.refundReason === "goodwill",
			},
			now,
		}),
		incident: settleEndedIncidents(
			db,
			incidentsEndedByRefund(payment.id),
			{ code: "went back" },
			now,
		),
		release: releaseRefund(db, claim),
	});
}

/**
 * After a failure the next run may try at once: a refused request has done nothing, and without an answer the same key
 * makes the repeat safe. Where a cancellation has begun a new round meanwhile, the claim of an unanswered request
 * stays until its end, because the new key would not stop that request from arriving.
 */
async function writeFailure(db: Database, claim: RefundClaim, error: unknown, now: number) {
	const { payment } = claim;
	const isRefusal = error instanceof GatewayRefusal;
	const attempts = payment.refundAttempts + 1;
	const isHeld = isRefusal && attempts >= refusalsUntilHeld;
	const isNewKey = isRefusal || attempts % attemptsPerKey === 0;
	const why = isRefusal ? `The gateway says: ${error.code.replaceAll("_", " ")}.` : "";
	// The first failure is often temporary: the next run tries again.
	const rest = attempts === 1 ? 0 : backoffMilliseconds(attempts - 1, Math.random());
	logError("refund", error, { paymentId: payment.id });
	await runBatch(db, {
		payment: db
			.update(payments)
			.set({
				refundAttempts: attempts,
				refundNextAt: now + rest,
				refundRound: payment.refundRound + (isNewKey ? 1 : 0),
				refundHeld: isHeld,
				refundClaimedUntil: sql`CASE WHEN refund_claimed_until = ${claim.until} THEN 0 ELSE refund_claimed_until END`,
			})
			.where(
				and(
					eq(payments.id, payment.id),
					eq(payments.status, "paid"),
					eq(payments.refundAttempts, payment.refundAttempts),
					// a late answer says nothing about a refund that the bank has rejected since
					eq(payments.refundRound, payment.refundRound),
					eq(payments.refundHeld, false),
				),
			),
		incident: raiseIncident(
			db,
			{
				dedupeKey: `refund:${payment.id}`,
				kind: "refund failing",
				facts: isHeld ? `held ${attempts} ${payment.refundRound}` : `trying ${why}`,
				bookingId: payment.bookingId,
				paymentId: payment.id,
				gatewayRef: payment.gatewayPaymentId,
				amountCents: targetOf(payment),
				currency: payment.currency,
				line: isRefusal ? { code: "refund refused", reason: error.code } : { code: "no answer" },
				now,
			},
			sql`WHERE changes() > 0 AND ${isRefusal || attempts >= attemptsUntilTold ? sql`true` : sql`false`}`,
		),
		release: isRefusal ? releaseRefund(db, claim) : undefined,
	});
}
