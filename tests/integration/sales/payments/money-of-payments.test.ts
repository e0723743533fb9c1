import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import { bookings, paymentMoney, payments, refunds } from "#app/database/schema.server.ts";
import { moneyOf, readPayments } from "#app/sales/payments/money.ts";
import { balanceCents, paymentsAsJson } from "#app/sales/payments/payment-money.server.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { bookAsGuest } from "#tests/sales.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

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
				noRefunds: db.delete(refunds),
				noPayments: db.delete(payments),
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
		{ numRuns: 60 },
	);
});
