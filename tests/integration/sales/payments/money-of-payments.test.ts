import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import { payments } from "#app/database/schema.server.ts";
import * as inSql from "#app/sales/payments/payment-money.server.ts";
import * as inCode from "#app/sales/payments/payment-status.ts";
import { startBareDatabase } from "#tests/run/bare-database.ts";

let bare: Awaited<ReturnType<typeof startBareDatabase>>;
beforeAll(async () => {
	bare = await startBareDatabase();
});
afterAll(() => bare.stop());

const cents = fc.integer({ min: 0, max: 1_000_000 });
const maybe = fc.option(cents);
const { gateway, status, refundReason } = payments;
const row = fc.record({
	gateway: fc.constantFrom(...gateway.enumValues),
	status: fc.constantFrom(...status.enumValues),
	refundReason: fc.option(fc.constantFrom(...refundReason.enumValues)),
	amountCents: cents,
	receivedCents: maybe,
	refundCents: maybe,
	refundedCents: cents,
	elsewhereCents: cents,
	waivedCents: cents,
	disputeState: fc.constantFrom("holds" as const, "gave back" as const, null),
});
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

/** The statuses of a dispute that leave its money in this state. */
const disputeOf = { holds: "needs_response", "gave back": "lost" };

/** The sums of a row that stands in no table; the names are those of the tables. */
function sumsOf(each: Row) {
	const dispute = each.disputeState ? disputeOf[each.disputeState] : null;
	const one = (sum: SQL) => sql`(SELECT ${sum} FROM payments)`;
	return bare.db.all<Record<"kept" | "due" | "givable" | "balance", number>>(sql`
		WITH payments AS (SELECT 1 AS booking_id, 'pi' AS gateway_payment_id, ${each.gateway} AS gateway,
				${each.status} AS status, ${each.refundReason} AS refund_reason, ${each.amountCents} AS amount_cents,
				${each.receivedCents} AS received_cents, ${each.refundCents} AS refund_cents,
				${each.refundedCents} AS refunded_cents, ${each.elsewhereCents} AS elsewhere_cents,
				${each.waivedCents} AS waived_cents),
			disputes AS (SELECT 'pi' AS gateway_payment_id, ${dispute} AS status WHERE ${dispute} IS NOT NULL),
			bookings AS (SELECT 1 AS id, 5000 AS price_cents)
		SELECT ${one(inSql.keptCents())} AS kept, ${one(inSql.dueCents())} AS due,
			${one(inSql.givableCents)} AS givable, ${inSql.balanceCents()} AS balance FROM bookings`);
}

test("what of a payment is kept, is due and may be given back is the same in the database and in the code", async () => {
	const rows = fc.array(row, { minLength: 40, maxLength: 40 });
	await fc.assert(
		fc.asyncProperty(rows, async (asked) => {
			const { answers } = await runBatch(bare.db, { answers: asked.map(sumsOf) });
			expect(answers.map(([found]) => found)).toEqual(
				asked.map((each) => ({
					kept: inCode.keptCents(each),
					due: inCode.dueCents(each),
					givable: inCode.givableCents(each),
					balance: inCode.balanceOf(5000, [each]),
				})),
			);
		}),
		{ numRuns: 10 },
	);
});

test("nothing is kept twice: what came is kept, is due, or went back", () => {
	const came = row.filter(
		(each) =>
			each.refundedCents + each.elsewhereCents <= inCode.receivedCentsOf(each) &&
			(each.refundCents ?? 0) + each.elsewhereCents <= inCode.receivedCentsOf(each) &&
			(each.refundCents === null || each.refundCents >= each.refundedCents) &&
			inCode.paymentRules[each.status].money !== "may come" &&
			(each.refundCents !== null || each.elsewhereCents === 0),
	);
	fc.assert(
		fc.property(came, (each) => {
			const gone = each.refundedCents + each.elsewhereCents;
			expect(inCode.keptCents(each) + inCode.dueCents(each) + gone).toBe(
				inCode.receivedCentsOf(each),
			);
		}),
	);
});
