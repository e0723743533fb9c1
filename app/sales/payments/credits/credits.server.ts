import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { credits } from "#app/database/schema.server.ts";
import type { Actor } from "#app/sales/actor.ts";

type CreditRow = typeof credits.$inferSelect;

export interface NewCredit {
	/** Of `makeCreditCode`. */
	code: string;
	cents: number;
	/** ISO 4217 */
	currency: string;
	/** The booking for which it is given; null for one that staff make for anybody. */
	bookingId: number | null;
	/** The same one twice makes one credit. */
	dedupeKey: string;
}

/**
 * The statement of a batch that makes credits; undefined for none. Where a booking's money becomes the credit, the batch
 * also writes it as back "elsewhere": `insertRefunds(db, shares, { state: "done", isElsewhere: true, … })`, without the
 * shares of payments by credit, which go back to their own.
 */
export function insertCredits(
	db: Database,
	newCredits: readonly NewCredit[],
	{
		reason,
		note = "",
		expiresOn = null,
		actor,
		now,
	}: Pick<CreditRow, "reason"> &
		Partial<Pick<CreditRow, "note" | "expiresOn">> & { actor?: Actor | undefined; now: number },
) {
	if (newCredits.length === 0) return undefined;
	return db
		.insert(credits)
		.values(
			newCredits.map(({ cents, ...credit }) => ({
				...credit,
				amountCents: cents,
				reason,
				note,
				expiresOn,
				actorId: actor?.id ?? null,
				actorName: actor?.name ?? null,
				createdAt: now,
			})),
		)
		.onConflictDoNothing({ target: credits.dedupeKey });
}

export function creditStatement(db: Database, code: string | null) {
	const { id, balanceCents, currency, expiresOn } = credits;
	return db
		.select({ id, code: credits.code, balanceCents, currency, expiresOn })
		.from(credits)
		.where(eq(credits.code, code ?? ""));
}

/** Forgets what staff wrote about the guest; the code keeps its money, for whoever has it. */
export function eraseCreditsOf(db: Database, bookings: SQL) {
	return db.run(sql`UPDATE credits SET note = '' WHERE booking_id IN ${bookings}`);
}
