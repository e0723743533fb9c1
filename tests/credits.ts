import { eq } from "drizzle-orm";
import { creditMovements, credits } from "#app/database/schema.server.ts";
import { makeCreditCode } from "#app/sales/payments/credits/credit.ts";
import { insertCredits } from "#app/sales/payments/credits/credits.server.ts";
import type { Island } from "./island.ts";

/** A credit that staff made for anybody. */
export async function addCredit({ db }: Pick<Island, "db">, cents: number, expiresOn?: string) {
	const code = makeCreditCode();
	await insertCredits(
		db,
		[{ code, cents, currency: "EUR", bookingId: null, dedupeKey: crypto.randomUUID() }],
		{ reason: "staff", expiresOn: expiresOn ?? null, now: Date.now() },
	);
	return { code, ...(await creditOf({ db }, code)) };
}

/** The balance of a credit, and its movements as "spent -5000". */
export async function creditOf({ db }: Pick<Island, "db">, code: string) {
	const [credit] = await db.select().from(credits).where(eq(credits.code, code));
	const movements = await db
		.select()
		.from(creditMovements)
		.where(eq(creditMovements.creditId, credit?.id ?? 0))
		.orderBy(creditMovements.id);
	return {
		id: credit?.id ?? 0,
		balanceCents: credit?.balanceCents,
		movements: movements.map(({ kind, amountCents }) => `${kind} ${amountCents}`),
	};
}
