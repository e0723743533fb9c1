import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { bookings, credits } from "#app/database/schema.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { ShownCredit } from "./credit.ts";

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

const movementsAsJson = sql`(SELECT json_group_array(json_object('kind', moved.kind, 'cents', moved.amount_cents,
		'at', moved.created_at, 'reference', (SELECT spender.reference FROM payments JOIN bookings AS spender
			ON spender.id = payments.booking_id WHERE payments.id = moved.payment_id)))
	FROM (SELECT * FROM credit_movements WHERE credit_id = credit.id ORDER BY id) AS moved)`;

/** SQL on `bookings`: the credits that its guest was given for it, and those that have paid for it. */
export const creditsOfBooking = sql`(
	SELECT json_group_array(json_object('code', credit.code, 'balanceCents', credit.balance_cents,
		'currency', credit.currency, 'expiresOn', credit.expires_on, 'movements', json(${movementsAsJson})))
	FROM credits AS credit WHERE credit.id IN (
		SELECT given.id FROM credits AS given WHERE given.booking_id = ${bookings.id}
		UNION SELECT payments.credit_id FROM payments
		WHERE payments.booking_id = ${bookings.id} AND payments.credit_id IS NOT NULL))`.mapWith(
	(json: string): ShownCredit[] => JSON.parse(json),
);
