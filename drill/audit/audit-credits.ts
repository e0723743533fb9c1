import { sql } from "drizzle-orm";
import type { Tally } from "../tally.ts";
import type { Books, Break } from "./auditor.ts";
import { backCents } from "./refund-rows.ts";

/** Every cent of a credit is on it, in a booking, paid out, or has ended with it. */
export async function checkCredits(books: Books, { credits: { notes } }: Tally): Promise<Break[]> {
	const { db } = books;
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
		WHERE payment.gateway = 'credit' AND sold.status IN ('expired', 'cancelled') AND payment.amount_cents > ${backCents}
			AND NOT EXISTS (SELECT 1 FROM booking_events WHERE booking_id = sold.id AND type = 'confirmed')`);
	const cashless = await db.all<{ id: number; paidCents: number; purseCents: number }>(sql`
		SELECT paid.id, -paid.amount_cents AS paidCents,
			coalesce((SELECT -sum(amount_cents) FROM cash_movements WHERE credit_movement_id = paid.id), 0) AS purseCents
		FROM credit_movements AS paid WHERE paid.kind = 'paid out' AND paid.way = 'cash' AND paidCents <> purseCents`);
	const keys = await db.all<{ key: string }>(sql`
		SELECT dedupe_key AS key FROM credits UNION ALL
		SELECT dedupe_key FROM credit_movements WHERE dedupe_key IS NOT NULL`);
	const strange = notes.filter(({ key, answer }) => {
		const rows = keys.filter((row) => row.key.endsWith(`:${key}`)).length;
		return answer === "unknown" ? rows > 1 : rows !== (answer === "done" ? 1 : 0);
	});
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
			what: `booking ${id} is over and keeps what a credit paid`,
		})),
		...cashless.map(({ id, paidCents, purseCents }) => ({
			invariant: "what is paid out leaves a purse",
			what: `movement ${id} of ${paidCents} cents took ${purseCents} out of a purse`,
		})),
		...strange.map(({ act, key, answer }) => ({
			invariant: "a credit is made, and paid out, once for each form",
			what: `the form ${key} (${act}) was ${answer}`,
		})),
		...(await checkLiability(books)),
	];
}

interface MonthRow {
	month: string;
	/** Cents by what they come from: credits, payments, refunds, and what only movements say. */
	originCents: number;
	/** Cents by the movements of the month. */
	movedCents: number;
}

/** Opening + created − spent + given back − paid out − ended = closing, in each month; the last one is all balances. */
async function checkLiability({ db }: Books): Promise<Break[]> {
	const months = await db.all<MonthRow>(sql`
		WITH steps(at, origin, moved) AS (
			SELECT created_at, amount_cents, 0 FROM credits
			UNION ALL SELECT paid_at, -amount_cents, 0 FROM payments WHERE gateway = 'credit'
			UNION ALL SELECT back.created_at, back.amount_cents, 0 FROM refunds AS back
				JOIN payments AS payment ON payment.id = back.payment_id
				WHERE payment.gateway = 'credit' AND back.state <> 'dropped'
			UNION ALL SELECT created_at, iif(kind IN ('paid out', 'expired'), amount_cents, 0), amount_cents FROM credit_movements
		)
		SELECT strftime('%Y-%m', at / 1000, 'unixepoch') AS month, sum(origin) AS originCents, sum(moved) AS movedCents
		FROM steps GROUP BY 1 ORDER BY 1`);
	const [owed] = await db.all<{ cents: number }>(
		sql`SELECT coalesce(sum(balance_cents), 0) AS cents FROM credits`,
	);
	const closing = months.reduce((cents, { originCents }) => cents + originCents, 0);
	const invariant = "what we owe in credits follows from each month";
	return [
		...months
			.filter(({ originCents, movedCents }) => originCents !== movedCents)
			.map(({ month, originCents, movedCents }) => ({
				invariant,
				what: `${month} changes it by ${originCents} cents, its movements by ${movedCents}`,
			})),
		...(owed && owed.cents !== closing
			? [{ invariant, what: `it closes with ${closing} cents, the balances are ${owed.cents}` }]
			: []),
	];
}
