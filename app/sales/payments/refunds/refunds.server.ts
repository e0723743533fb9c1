import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { paymentMoney, refunds } from "#app/database/schema.server.ts";
import { raiseIncident, settleEndedIncidents } from "#app/incidents/incidents.server.ts";
import { logError } from "#app/log/log.ts";
import { CircuitOpenError } from "#app/outbound/circuit-breaker.ts";
import { backoffMilliseconds } from "#app/outbox/backoff.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { isDisputed } from "#app/sales/dispute.server.ts";
import { type Gateway, type GatewayMoney, GatewayRefusal } from "#app/sales/gateways/gateway.ts";
import { settleLedgerRefund } from "#app/sales/payments/events/settle-event.server.ts";
import { isDue } from "#app/sales/payments/payment-money.server.ts";
import { incidentsEndedByRefund } from "./refund-events.server.ts";

const refundsPerRun = 20;
/** Staff are told of a silent gateway from this attempt on, and of a refusal at once. */
const attemptsUntilTold = 3;
/** Refusals, about three hours of them, before the refund waits for staff. */
const refusalsUntilHeld = 8;
/** The gateway repeats its answer to a key, even its own errors, so a new key is used after this many. */
const attemptsPerKey = 5;
/** A refund request lasts less: it is tried once, until `gatewayTimeoutMilliseconds`. */
export const longestRequestMilliseconds = 15_000;
/**
 * How long a claim holds: the ledger is read, the request is sent, the ledger is read again. Shorter than the minute
 * between two runs, so that the next run takes over from a worker that died.
 */
export const claimMilliseconds = 50_000;

/** A refund that this run alone may send, as it was when it was claimed, with its payment. */
interface RefundClaim {
	refund: typeof refunds.$inferSelect;
	payment: typeof paymentMoney.$inferSelect;
	/** Milliseconds since the epoch. */
	until: number;
}

/**
 * Sends all due refunds to the gateway. Called by cron and right after an event. Each is claimed in the database before
 * its request, so that of one payment one request is under way at a time; a second call refunds nothing twice, because
 * the gateway knows the key. Before a repeated attempt the gateway's ledger is read, because keys are forgotten after
 * a day and a partial refund could be sent twice.
 * @returns the number of refunds that went back.
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
		.select({ id: refunds.id })
		.from(refunds)
		.where(isClaimable(gateway.name, at()))
		.orderBy(refunds.createdAt)
		.limit(refundsPerRun);
	let paidBack = 0;
	for (const { id } of due) {
		const claim = await claimRefund(db, gateway.name, id, at());
		if (!claim) continue;
		try {
			const answer = await send(gateway, claim, at);
			await ("ledger" in answer
				? adoptLedger(db, gateway, claim, { ...answer, now })
				: storeRefund(db, claim, { ...answer, now }));
			paidBack += 1;
		} catch (error) {
			if (error instanceof CircuitOpenError) {
				await giveClaimBack(db, claim);
				break;
			}
			await writeFailure(db, claim, error, now);
		}
	}
	return paidBack;
}

/**
 * SQL on `refunds` that is true for one that is to be sent now, while no run sends anything of its payment.
 * @param at milliseconds since the epoch.
 */
function isClaimable(gateway: Gateway["name"], at: number): SQL {
	return sql`${isDue()} AND refunds.state <> 'failed' AND refunds.next_at <= ${at}
		AND EXISTS (SELECT 1 FROM payments WHERE payments.id = refunds.payment_id AND payments.gateway = ${gateway}
			AND payments.gateway_payment_id IS NOT NULL AND NOT ${isDisputed()})
		AND NOT EXISTS (SELECT 1 FROM refunds AS other
			WHERE other.payment_id = refunds.payment_id AND other.claimed_until > ${at})`;
}

/** @returns null when another run has it, or it is no longer due. */
async function claimRefund(
	db: Database,
	gateway: Gateway["name"],
	id: number,
	at: number,
): Promise<RefundClaim | null> {
	const until = at + claimMilliseconds;
	const {
		claimed: [refund],
		money: [payment],
	} = await runBatch(db, {
		claimed: db
			.update(refunds)
			.set({ state: "sent", claimedUntil: until, attempts: sql`attempts + 1` })
			.where(and(eq(refunds.id, id), isClaimable(gateway, at)))
			.returning(),
		money: db
			.select()
			.from(paymentMoney)
			.where(sql`id = (SELECT payment_id FROM refunds WHERE refunds.id = ${id})`),
	});
	return refund && payment ? { refund, payment, until } : null;
}

/** SQL that is true while nothing has happened to a claimed refund. */
function isStillSent({ refund: { id, round, attempts } }: RefundClaim): SQL {
	return sql`id = ${id} AND state = 'sent' AND round = ${round} AND attempts = ${attempts}`;
}

/** @returns the gateway's id of the refund, or its ledger where more is back than we know. */
async function send(
	gateway: Gateway,
	{ refund, payment, until }: RefundClaim,
	at: () => number,
): Promise<{ gatewayRefundId: string | null } | { ledger: GatewayMoney }> {
	const gatewayPaymentId = payment.gatewayPaymentId ?? "";
	const { refundedCents } = payment;
	const readMore = async () => {
		const ledger = await gateway.readMoney(gatewayPaymentId);
		return ledger && ledger.refundedCents > refundedCents ? { ledger } : null;
	};
	const more = refund.attempts > 1 ? await readMore() : null;
	if (more) return more;
	// a request sent now could still be under way after the claim has ended
	if (at() + longestRequestMilliseconds > until)
		throw new Error("The claim ended before the request was sent");
	const { id, round, amountCents } = refund;
	try {
		const gatewayRefundId = await gateway.refund({
			gatewayPaymentId,
			amountCents,
			refundedCents,
			idempotencyKey: `refund:${payment.id}:${id}${round > 0 ? `:${round}` : ""}`,
		});
		return { gatewayRefundId };
	} catch (error) {
		// refunded in the gateway's dashboard in the meantime
		const isBack = error instanceof GatewayRefusal && error.code === "charge_already_refunded";
		const back = isBack ? await readMore() : null;
		if (back) return back;
		throw error;
	}
}

async function storeRefund(
	db: Database,
	claim: RefundClaim,
	{ gatewayRefundId, now }: { gatewayRefundId: string | null; now: number },
) {
	const {
		refund: { amountCents },
		payment: { id: paymentId, bookingId, currency },
	} = claim;
	await runBatch(db, {
		refund: db
			.update(refunds)
			.set({ state: "done", doneAt: now, claimedUntil: 0, gatewayRefundId })
			.where(isStillSent(claim)),
		event: recordBookingEntry(db, bookingId, {
			type: "refunded",
			line: { code: "sent back", cents: amountCents, currency },
			now,
		}),
		incident: settleEndedIncidents(
			db,
			incidentsEndedByRefund(paymentId),
			{ code: "went back" },
			now,
		),
	});
}

/** More is back than our rows say: an answer, an event or both were lost. What is missing then is sent by the next run. */
async function adoptLedger(
	db: Database,
	gateway: Gateway,
	claim: RefundClaim,
	{ ledger, now }: { ledger: GatewayMoney; now: number },
) {
	await settleLedgerRefund(db, gateway, { payment: claim.payment, ledger, now });
	await db
		.update(refunds)
		.set({ claimedUntil: 0 })
		.where(and(eq(refunds.id, claim.refund.id), eq(refunds.claimedUntil, claim.until)));
}

/** The request was not sent, so it does not count as an attempt. */
async function giveClaimBack(db: Database, claim: RefundClaim) {
	await db
		.update(refunds)
		.set({ state: "wanted", claimedUntil: 0, attempts: sql`attempts - 1` })
		.where(isStillSent(claim));
}

/**
 * After a failure the next run may try at once: a refused request has done nothing, and without an answer the same key
 * makes the repeat safe. A new key would not: then the claim stays until its end, and the ledger is read.
 */
async function writeFailure(db: Database, claim: RefundClaim, error: unknown, now: number) {
	const { refund, payment } = claim;
	const { attempts, round } = refund;
	const isRefusal = error instanceof GatewayRefusal;
	const isHeld = isRefusal && attempts >= refusalsUntilHeld;
	const isNewKey = isRefusal || attempts % attemptsPerKey === 0;
	const why = isRefusal ? `The gateway says: ${error.code.replaceAll("_", " ")}.` : "";
	// The first failure is often temporary: the next run tries again.
	const rest = attempts === 1 ? 0 : backoffMilliseconds(attempts - 1, Math.random());
	logError("refund", error, { paymentId: payment.id });
	await runBatch(db, {
		refund: db
			.update(refunds)
			.set({
				state: isHeld ? "failed" : isRefusal ? "wanted" : "sent",
				nextAt: now + rest,
				round: round + (isNewKey ? 1 : 0),
				...(isRefusal || !isNewKey ? { claimedUntil: 0 } : {}),
			})
			.where(isStillSent(claim)),
		incident: raiseIncident(
			db,
			{
				dedupeKey: `refund:${payment.id}`,
				kind: "refund failing",
				facts: isHeld ? `held ${attempts} ${round}` : `trying ${why}`,
				bookingId: payment.bookingId,
				paymentId: payment.id,
				gatewayRef: payment.gatewayPaymentId,
				amountCents: refund.amountCents,
				currency: payment.currency,
				line: isRefusal ? { code: "refund refused", reason: error.code } : { code: "no answer" },
				now,
			},
			sql`WHERE changes() > 0 AND ${isRefusal || attempts >= attemptsUntilTold ? sql`true` : sql`false`}`,
		),
	});
}
