import { eq, like } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import { bookings, paymentMoney, payments, refunds } from "#app/database/schema.server.ts";
import { readBooking } from "#app/sales/booking/read-booking.server.ts";
import { cancelBookingStatements } from "#app/sales/cancellation/cancel-statements.server.ts";
import { refundShares } from "#app/sales/cancellation/refund-shares.ts";
import { type Gateway, GatewayRefusal } from "#app/sales/gateways/gateway.ts";
import { moneyOf, readPayments } from "#app/sales/payments/money.ts";
import { balanceCents, paymentsAsJson } from "#app/sales/payments/payment-money.server.ts";
import { refundWhatIsDue } from "#app/sales/payments/refunds/refunds.server.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, addRefund, bookAsGuest } from "#tests/sales.ts";

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
function ledgerGateway(receivedCents: number, hooks: { arrives?: () => Promise<void> } = {}) {
	const answered = new Set<string>();
	const ledger = { refundedCents: 0, sent: [] as number[] };
	const gateway: Gateway = {
		name: "stripe",
		openCheckout: notAsked,
		readCheckout: notAsked,
		listMoney: notAsked,
		readEvent: notAsked,
		readMoney: async (gatewayPaymentId) => ({
			paymentId: null,
			gatewayPaymentId,
			amountCents: receivedCents,
			currency: "EUR",
			refundedCents: ledger.refundedCents,
			createdAt: 0,
		}),
		async refund({ amountCents, idempotencyKey }) {
			ledger.sent.push(amountCents);
			await hooks.arrives?.();
			if (!answered.has(idempotencyKey)) ledger.refundedCents += amountCents;
			answered.add(idempotencyKey);
			return idempotencyKey;
		},
	};
	return { gateway, ledger };
}

/** A paid booking of €64, of which €10 are due back. */
async function partDue() {
	const { id } = await addBooking(island, await addExcursion(island.db));
	await addRefund(island, id, { reason: "goodwill", amountCents: 1000 });
	return id;
}

const refundOf = async (id: number) =>
	(
		await island.db
			.select()
			.from(refunds)
			.where(eq(refunds.paymentId, `p${id}-1`))
	)[0];

const paymentOf = async (id: number) =>
	(await island.db.select().from(paymentMoney).where(eq(paymentMoney.bookingId, id)))[0];

/** Half of what is left goes back too: 1000 + 2700 of 6400. */
async function cancelForHalf(id: number, now: number) {
	const booking = await readBooking(island.db, { id, scope: { kind: "all" } }, now);
	if (!booking) throw new Error("no booking");
	const mail = { dedupeKey: "none", recipient: null, subject: "", textBody: "", htmlBody: "" };
	const cancelled = { ...booking, shares: refundShares(booking.payments, 2700), mail };
	await runBatch(
		island.db,
		cancelBookingStatements(island.db, [cancelled], { entry: { typedText: "" }, now }),
	);
}

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

test("a request without an answer is repeated with its key, and a cancellation's sum is a refund of its own", async () => {
	const { db } = island;
	for (const [cancelled, arrives] of [
		["while it is under way", true],
		["after it has failed", false],
	] as const) {
		const id = await partDue();
		const now = Date.now();
		let isLost = true;
		const { gateway, ledger } = ledgerGateway(6400, {
			async arrives() {
				if (!isLost) return;
				isLost = false;
				if (arrives) ledger.refundedCents = 1000;
				if (cancelled === "while it is under way") await cancelForHalf(id, now);
				throw new Error("timed out");
			},
		});
		await refundWhatIsDue(db, gateway, now);
		if (cancelled === "after it has failed") await cancelForHalf(id, now);
		for (const minutes of [1, 2]) await refundWhatIsDue(db, gateway, now + minutes * 60 * second);
		expect(ledger.refundedCents).toBe(3700);
		expect(ledger.sent.filter((cents) => cents === 2700)).toHaveLength(1);
		expect(await paymentOf(id)).toMatchObject({ status: "refunded", refundedCents: 3700 });
	}
});

test("the claim of a worker that died ends, and what it had sent is not sent again", async () => {
	const { db } = island;
	const id = await partDue();
	const now = Date.now();
	await db
		.update(refunds)
		.set({ state: "sent", attempts: 1, claimedUntil: now + 50 * second })
		.where(eq(refunds.paymentId, `p${id}-1`));
	const { gateway, ledger } = ledgerGateway(6400);
	ledger.refundedCents = 1000;
	expect(await refundWhatIsDue(db, gateway, now)).toBe(0);
	expect(await refundWhatIsDue(db, gateway, now + 60 * second)).toBe(1);
	expect(ledger.sent).toEqual([]);
	expect(await paymentOf(id)).toMatchObject({
		status: "paid",
		refundedCents: 1000,
		refundReason: null,
	});
	expect(await refundOf(id)).toMatchObject({ state: "done", claimedUntil: 0 });
});

test("a worker that stood still until its claim was about to end sends nothing", async () => {
	const { db } = island;
	const id = await partDue();
	let at = Date.now();
	// the ledger is read before a request is repeated
	await db
		.update(refunds)
		.set({ attempts: 1 })
		.where(eq(refunds.paymentId, `p${id}-1`));
	const { gateway, ledger } = ledgerGateway(6400);
	const { readMoney } = gateway;
	gateway.readMoney = (money) => {
		at += 45 * second;
		return readMoney(money);
	};
	expect(await refundWhatIsDue(db, gateway, at, () => at)).toBe(0);
	expect(ledger.sent).toEqual([]);
	expect(await refundOf(id)).toMatchObject({ state: "sent", attempts: 2 });
	await db
		.update(refunds)
		.set({ state: "failed" })
		.where(eq(refunds.paymentId, `p${id}-1`));
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
		expect((await refundOf(id))?.round).toBe(round);
		expect(await refundWhatIsDue(db, gateway, now)).toBe(1);
		expect(ledger).toEqual({ refundedCents: 1000, sent: [1000, 1000] });
	}
});

describe("the sums of payments", () => {
	const { gateway, status } = payments;
	const refund = fc.record({
		amountCents: fc.integer({ min: 1, max: 3000 }),
		reason: fc.option(fc.constantFrom(...refunds.reason.enumValues)),
		state: fc.constantFrom(...refunds.state.enumValues),
		isElsewhere: fc.boolean(),
	});
	// a payment by credit moves the credit's balance, too: credits.test.ts
	const moneyGateways = gateway.enumValues.filter((each) => each !== "credit");
	const payment = fc.record({
		gateway: fc.constantFrom(...moneyGateways),
		status: fc.constantFrom(...status.enumValues),
		receivedCents: fc.option(fc.integer({ min: 1, max: 20_000 })),
		refunds: fc.array(refund, { maxLength: 4 }),
	});

	test("nothing is counted twice: what came is kept, is due or is back, and lists say what the booking's page says", async () => {
		const { db } = island;
		const { id } = await bookAsGuest(island, await addExcursion(db));
		let count = 0;
		await fc.assert(
			fc.asyncProperty(fc.array(payment, { maxLength: 3 }), async (rows) => {
				count += 1;
				const at = count;
				const money = rows.map(({ refunds: back, ...row }, index) => ({
					row: {
						...{ ...row, id: `m${at}-${index}`, bookingId: id, amountCents: 6400, currency: "EUR" },
						...{ createdAt: 1, updatedAt: 1, paidAt: row.status === "paid" ? 1 : null },
						...(["cash", "terminal"].includes(row.gateway)
							? { takenById: "u", takenByName: "Nuria" }
							: {}),
					},
					back: back.map((each) => ({
						...{ ...each, paymentId: `m${at}-${index}`, createdAt: 1, doneAt: 1 },
						source: each.reason === null ? ("gateway" as const) : ("staff" as const),
					})),
				}));
				const {
					read: [read],
					view,
				} = await runBatch(db, {
					noRefunds: db.delete(refunds).where(like(refunds.paymentId, "m%")),
					noPayments: db.delete(payments).where(eq(payments.bookingId, id)),
					payments: money.map(({ row }) => db.insert(payments).values(row)),
					refunds: money.flatMap(({ back }) => back.map((each) => db.insert(refunds).values(each))),
					read: db
						.select({ balance: balanceCents(), price: bookings.priceCents, json: paymentsAsJson })
						.from(bookings)
						.where(eq(bookings.id, id)),
					view: db.select().from(paymentMoney).where(eq(paymentMoney.bookingId, id)),
				});
				if (!read) throw new Error("no booking");
				expect(moneyOf(read.price, readPayments(read.json)).balanceCents).toBe(read.balance);
				for (const each of view) {
					const goneCents = each.refundedCents + each.elsewhereCents + each.dueCents;
					if (each.cameCents > 0)
						expect(each.keptCents).toBe(Math.max(0, each.cameCents - goneCents));
					else expect(each.keptCents).toBe(0);
					expect(each.waivedCents).toBeLessThanOrEqual(each.refundedCents + each.elsewhereCents);
					if (each.status === "refunded") expect(each.dueCents).toBe(0);
				}
			}),
			{ numRuns: 30 },
		);
	});
});
