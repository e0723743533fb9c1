import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import { payments } from "#app/database/schema.server.ts";
import { type Gateway, GatewayRefusal } from "#app/sales/gateways/gateway.ts";
import { cancelStatements } from "#app/sales/payments/refunds/booking-cancellation.server.ts";
import { refundWhatIsDue } from "#app/sales/payments/refunds/refunds.server.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const notAsked = (): never => {
	throw new Error("not asked");
};
const second = 1000;

/** A gateway with the ledger of one payment, which tells of each request before it is done. */
function ledgerGateway(came: number, told: { arrives?: () => Promise<void> } = {}) {
	const answered = new Set<string>();
	const ledger = { refundedCents: 0, sent: [] as (number | null)[] };
	const gateway: Gateway = {
		name: "stripe",
		openCheckout: notAsked,
		readCheckout: notAsked,
		listMoney: notAsked,
		readEvent: notAsked,
		readMoney: async (gatewayPaymentId) => ({
			paymentId: null,
			gatewayPaymentId,
			amountCents: came,
			currency: "EUR",
			refundedCents: ledger.refundedCents,
			createdAt: 0,
		}),
		async refund({ amountCents, idempotencyKey }) {
			ledger.sent.push(amountCents);
			await told.arrives?.();
			if (!answered.has(idempotencyKey)) ledger.refundedCents += amountCents ?? came;
			answered.add(idempotencyKey);
		},
	};
	return { gateway, ledger };
}

/** A paid booking of €64, of which €10 are due back. */
async function partDue() {
	const { id } = await addBooking(island, await addExcursion(island.db));
	await island.db
		.update(payments)
		.set({ refundReason: "goodwill", refundCents: 1000 })
		.where(eq(payments.bookingId, id));
	return id;
}

const paymentOf = async (id: number) =>
	(await island.db.select().from(payments).where(eq(payments.bookingId, id)))[0];

/** Half of what is left goes back too: 1000 + 2700 of 6400. */
const cancelForHalf = (id: number, now: number) =>
	runBatch(island.db, {
		cancel: cancelStatements(island.db, [id], {
			refund: true,
			refundCents: 2700,
			reason: "",
			now,
		}),
	});

test("of two runs one sends a refund, and what a cancellation asks for meanwhile goes when the request has ended", async () => {
	const { db } = island;
	const id = await partDue();
	const now = Date.now();
	const others: number[] = [];
	const { gateway, ledger } = ledgerGateway(6400, {
		async arrives() {
			if (ledger.sent.length > 1) return;
			others.push(await refundWhatIsDue(db, gateway, now));
			await cancelForHalf(id, now);
			others.push(await refundWhatIsDue(db, gateway, now));
		},
	});
	await refundWhatIsDue(db, gateway, now);
	expect(others).toEqual([0, 0]);
	expect(ledger.sent).toEqual([1000]);
	// the first request has its answer, so nothing waits any longer
	expect(await refundWhatIsDue(db, gateway, now)).toBe(1);
	expect(ledger).toEqual({ refundedCents: 3700, sent: [1000, 2700] });
	expect(await paymentOf(id)).toMatchObject({ status: "refunded", refundedCents: 3700 });
});

test("a request without an answer may still arrive: a cancellation's sum waits, then the ledger is read", async () => {
	const { db } = island;
	for (const cancelled of ["while it is under way", "after it has failed"]) {
		const id = await partDue();
		const now = Date.now();
		let isLate = true;
		const { gateway, ledger } = ledgerGateway(6400, {
			async arrives() {
				if (!isLate) return;
				if (cancelled === "while it is under way") await cancelForHalf(id, now);
				throw new Error("timed out");
			},
		});
		await refundWhatIsDue(db, gateway, now);
		if (cancelled === "after it has failed") await cancelForHalf(id, now);
		isLate = false;
		await refundWhatIsDue(db, gateway, now + 20 * second);
		expect(ledger.sent).toEqual([1000]);
		// now it arrives after all
		ledger.refundedCents = 1000;
		await refundWhatIsDue(db, gateway, now + 60 * second);
		expect(ledger).toEqual({ refundedCents: 3700, sent: [1000, 2700] });
		expect(await paymentOf(id)).toMatchObject({ status: "refunded", refundedCents: 3700 });
	}
});

test("the claim of a worker that died ends, and what it had sent is not sent again", async () => {
	const { db } = island;
	const id = await partDue();
	const now = Date.now();
	await db
		.update(payments)
		.set({ refundClaimedUntil: now + 50 * second })
		.where(eq(payments.bookingId, id));
	const { gateway, ledger } = ledgerGateway(6400);
	ledger.refundedCents = 1000;
	expect(await refundWhatIsDue(db, gateway, now)).toBe(0);
	expect(await refundWhatIsDue(db, gateway, now + 60 * second)).toBe(1);
	expect(ledger.sent).toEqual([]);
	expect(await paymentOf(id)).toMatchObject({
		status: "paid",
		refundedCents: 1000,
		refundReason: null,
		refundClaimedUntil: 0,
	});
});

test("a worker that stood still until its claim was about to end sends nothing", async () => {
	const { db } = island;
	const id = await partDue();
	let at = Date.now();
	const { gateway, ledger } = ledgerGateway(6400);
	const { readMoney } = gateway;
	gateway.readMoney = (money) => {
		at += 45 * second;
		return readMoney(money);
	};
	expect(await refundWhatIsDue(db, gateway, at, () => at)).toBe(0);
	expect(ledger.sent).toEqual([]);
	expect(await paymentOf(id)).toMatchObject({ refundAttempts: 1, refundedCents: 0 });
	await db.update(payments).set({ refundHeld: true }).where(eq(payments.bookingId, id));
});

test("a request that failed is sent again by the next run: refused with a new key, unanswered with the same", async () => {
	const { db } = island;
	const refusal = new GatewayRefusal("balance_insufficient", "no");
	for (const [failure, round] of [
		[refusal, 1],
		[new Error("timed out"), 0],
	] as const) {
		const id = await partDue();
		const now = Date.now();
		const { gateway, ledger } = ledgerGateway(6400, {
			async arrives() {
				if (ledger.sent.length === 1) throw failure;
			},
		});
		expect(await refundWhatIsDue(db, gateway, now)).toBe(0);
		expect((await paymentOf(id))?.refundRound).toBe(round);
		expect(await refundWhatIsDue(db, gateway, now)).toBe(1);
		expect(ledger).toEqual({ refundedCents: 1000, sent: [1000, 1000] });
	}
});
