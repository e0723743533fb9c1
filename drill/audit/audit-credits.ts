import { sql } from "drizzle-orm";
import type { Books, Break } from "./auditor.ts";
import { backCents } from "./refund-rows.ts";

/** Every cent of a credit is on it, in a booking, paid out, or has ended with it. */
export async function checkCredits({ db }: Books): Promise<Break[]> {
	const astray = await db.all<{ id: number; balance: number; movedCents: number }>(sql`
		SELECT credit.id, credit.balance_cents AS balance,
			(SELECT coalesce(sum(amount_cents), 0) FROM credit_movements WHERE credit_id = credit.id) AS movedCents
		FROM credits AS credit WHERE balance <> movedCents OR balance < 0`);
	const unlike = await db.all<{ id: string; spent: number; movedCents: number }>(sql`
		SELECT payment.id, payment.amount_cents - ${backCents} AS spent,
			(SELECT coalesce(-sum(amount_cents), 0) FROM credit_movements WHERE payment_id = payment.id) AS movedCents
		FROM payments AS payment WHERE payment.gateway = 'credit' AND spent <> movedCents`);
	const keepers = await db.all<{ id: number }>(sql`
		SELECT DISTINCT sold.id FROM bookings AS sold JOIN payments AS payment ON payment.booking_id = sold.id
		WHERE payment.gateway = 'credit' AND sold.status = 'expired' AND payment.amount_cents > ${backCents}`);
	return [
		...astray.map(({ id, balance, movedCents }) => ({
			invariant: "a credit is the sum of its movements, and never below 0",
			what: `credit ${id} has ${balance} cents, its movements say ${movedCents}`,
		})),
		...unlike.map(({ id, spent, movedCents }) => ({
			invariant: "what a credit pays leaves it once",
			what: `payment ${id} keeps ${spent} cents, ${movedCents} left its credit`,
		})),
		...keepers.map(({ id }) => ({
			invariant: "a hold that ended gives its credit back",
			what: `booking ${id} has expired and keeps what a credit paid`,
		})),
	];
}
