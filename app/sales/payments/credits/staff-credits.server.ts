import { desc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { instantOf } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookingCents } from "#app/database/number-limits.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { bookings, creditMovements, credits } from "#app/database/schema.server.ts";
import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import type { Actor } from "#app/sales/actor.ts";
import { amountOfMoney } from "#app/sales/staff/amount-schema.ts";
import { creditCodeIn, makeCreditCode } from "./credit.ts";
import { insertCredits } from "./credits.server.ts";
import { type LiabilityRow, liabilityOf, monthsUntil } from "./liability.ts";

/** Credits that the screen lists. */
const mostListed = 100;

/** The newest credits, or the one of a code, and what we owe by month; one round trip. */
export async function readCredits(
	db: Database,
	{ typedCode, today, timeZone }: { typedCode: string; today: string; timeZone: string },
) {
	const { listed, ...rows } = await runBatch(db, {
		listed: db
			.select({
				...pickColumns(credits, [
					"id",
					"code",
					"amountCents",
					"balanceCents",
					"currency",
					"reason",
					"note",
					"expiresOn",
					"bookingId",
				]),
				reference: bookings.reference,
			})
			.from(credits)
			.leftJoin(bookings, eq(bookings.id, credits.bookingId))
			.where(typedCode === "" ? undefined : eq(credits.code, creditCodeIn(typedCode) ?? ""))
			.orderBy(desc(credits.id))
			.limit(mostListed),
		...liabilityStatements(db, { today, timeZone }),
	});
	return { listed, liability: liabilityOf(rows) };
}

export type ListedCredit = Awaited<ReturnType<typeof readCredits>>["listed"][number];

/** What all credits together are worth, by month of the island's calendar. */
export async function readLiability(db: Database, day: { today: string; timeZone: string }) {
	return liabilityOf(await runBatch(db, liabilityStatements(db, day)));
}

function liabilityStatements(
	db: Database,
	{ today, timeZone }: { today: string; timeZone: string },
) {
	const months = monthsUntil(today).map(({ month, next }) => ({
		month,
		from: instantOf(`${month}-01`, "00:00", timeZone),
		until: instantOf(`${next}-01`, "00:00", timeZone),
	}));
	return {
		opening: db.all<{ cents: number }>(sql`
			SELECT coalesce(sum(amount_cents), 0) AS cents FROM credit_movements
			WHERE created_at < ${months[0]?.from ?? 0}`),
		movements: db.all<LiabilityRow>(sql`
			SELECT span.value ->> '$.month' AS month, movement.kind AS kind,
				coalesce(sum(movement.amount_cents), 0) AS cents
			FROM json_each(${JSON.stringify(months)}) AS span LEFT JOIN credit_movements AS movement
				ON movement.created_at >= span.value ->> '$.from' AND movement.created_at < span.value ->> '$.until'
			GROUP BY 1, 2 ORDER BY 1`),
	};
}

/** Staff make a credit for anybody; a repeated form makes one. @returns its code. */
export async function makeCredit(
	db: Database,
	{
		cents,
		currency,
		note,
		expiresOn,
		key,
	}: {
		cents: number;
		currency: string;
		note: string;
		expiresOn: string | null;
		/** Made once for each form. */
		key: string;
	},
	{ actor, now }: { actor: Actor; now: number },
): Promise<string> {
	const dedupeKey = `made:${actor.id}:${key}`;
	const newCredit = { code: makeCreditCode(), cents, currency, bookingId: null, dedupeKey };
	const {
		rows: [row],
	} = await runBatch(db, {
		credit: insertCredits(db, [newCredit], { reason: "staff", note, expiresOn, actor, now }),
		rows: db.select({ code: credits.code }).from(credits).where(eq(credits.dedupeKey, dedupeKey)),
	});
	return row?.code ?? newCredit.code;
}

/** What a credit is worth, as staff type it; the output is in cents. */
export function creditAmount() {
	const texts = creditsTexts.make;
	return v.pipe(
		amountOfMoney(() => texts.noAmount),
		v.maxValue(bookingCents.most, () => texts.tooMuch),
	);
}

export interface PayOut {
	creditId: number;
	cents: number;
	way: "cash" | "transfer";
	/** Made once for each form, so that a repeated click pays once. */
	key: string;
}

/**
 * Writes down that a person has paid a credit out, wholly or in part; cash leaves that person's purse.
 * @returns false with what is left, where it has less by now.
 */
export async function payOutCredit(
	db: Database,
	{ creditId, cents, way, key }: PayOut,
	{ actor, now }: { actor: Actor; now: number },
): Promise<{ isPaid: boolean; leftCents: number }> {
	const dedupeKey = `paid-out:${creditId}:${key}`;
	const {
		after: [movement],
		credit: [credit],
	} = await runBatch(db, {
		movement: db.run(sql`
			INSERT INTO credit_movements (credit_id, kind, amount_cents, way, dedupe_key, actor_id, actor_name, created_at)
			SELECT id, 'paid out', ${-cents}, ${way}, ${dedupeKey}, ${actor.id}, ${actor.name}, ${now}
			FROM credits WHERE id = ${creditId} AND balance_cents >= ${cents}
			ON CONFLICT (dedupe_key) DO NOTHING`),
		cash:
			way === "cash"
				? db.run(sql`
					INSERT INTO cash_movements (credit_movement_id, amount_cents, currency, dedupe_key, person_id, person_name, created_at)
					SELECT movement.id, movement.amount_cents, credits.currency, ${dedupeKey}, ${actor.id}, ${actor.name}, ${now}
					FROM credit_movements AS movement JOIN credits ON credits.id = movement.credit_id
					WHERE changes() > 0 AND movement.dedupe_key = ${dedupeKey}
					ON CONFLICT (dedupe_key) DO NOTHING`)
				: undefined,
		after: db
			.select({ id: creditMovements.id })
			.from(creditMovements)
			.where(eq(creditMovements.dedupeKey, dedupeKey)),
		credit: db
			.select({ leftCents: credits.balanceCents })
			.from(credits)
			.where(eq(credits.id, creditId)),
	});
	return { isPaid: movement !== undefined, leftCents: credit?.leftCents ?? 0 };
}

/** Ends credits whose day has passed; cron. What comes back later lifts the day (trigger `refunds_fill_credit`). */
export async function endCredits(db: Database, today: string, now: number): Promise<number> {
	const { rowsAffected } = await db.run(sql`
		INSERT INTO credit_movements (credit_id, kind, amount_cents, created_at)
		SELECT id, 'expired', -balance_cents, ${now} FROM credits
		WHERE expires_on < ${today} AND balance_cents > 0`);
	return rowsAffected;
}
