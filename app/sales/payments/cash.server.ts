import { and, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { cashHandovers, cashMovements, users } from "#app/database/schema.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { CashDestination } from "./cash.ts";

/** Hand-overs that the page lists. */
const mostListed = 50;

/** Statement: who holds how much cash. */
export function pursesStatement(db: Database) {
	return db
		.select({
			personId: cashMovements.personId,
			name: sql<string>`max(${cashMovements.personName})`,
			currency: cashMovements.currency,
			cents: sql<number>`sum(${cashMovements.amountCents})`,
			/** Null when the account was removed. */
			account: { role: users.role, banned: users.banned, banExpires: users.banExpires },
		})
		.from(cashMovements)
		.leftJoin(users, eq(users.id, cashMovements.personId))
		.where(isNull(cashMovements.handoverId))
		.groupBy(cashMovements.personId, cashMovements.currency)
		.orderBy(sql`2`);
}

/** Who holds how much cash, and the latest hand-overs; one round trip. */
export function readCash(db: Database) {
	return runBatch(db, {
		purses: pursesStatement(db),
		handovers: db.select().from(cashHandovers).orderBy(desc(cashHandovers.id)).limit(mostListed),
	});
}

type Cash = Awaited<ReturnType<typeof readCash>>;
export type Purse = Cash["purses"][number];
export type CashHandover = Cash["handovers"][number];

export interface Declaration {
	/** What the page said that the purse should hold: with another sum by now, the giver counts again. */
	expectedCents: number;
	/** What the giver counted. */
	declaredCents: number;
	currency: string;
	note: string;
	/** Made once for each form, so that a repeated click declares once. */
	key: string;
}

/**
 * The giver's signature: the purse is emptied into a hand-over that waits for its receiver.
 * @returns false when the purse holds another sum by now, an earlier hand-over still waits, or this one was taken back.
 */
export async function declareCash(
	db: Database,
	{ expectedCents, declaredCents, currency, note, key }: Declaration,
	{ actor, now }: { actor: Actor; now: number },
): Promise<boolean> {
	const dedupeKey = `${actor.id}:${key}`;
	const purse = purseOf(actor.id, currency);
	const { known: earlierRows } = await runBatch(db, {
		handover: db.run(sql`
			INSERT INTO cash_handovers (dedupe_key, giver_id, giver_name, expected_cents, declared_cents, currency, note, created_at)
			SELECT ${dedupeKey}, ${actor.id}, ${actor.name}, ${expectedCents}, ${declaredCents}, ${currency}, ${note}, ${now}
			WHERE ${holds(purse, expectedCents)}
			ON CONFLICT DO NOTHING`),
		movements: emptyPurse(db, purse, dedupeKey),
		known: db
			.select({ id: cashHandovers.id })
			.from(cashHandovers)
			// a form that the browser's "back" brings again after "Take it back" has declared nothing
			.where(and(eq(cashHandovers.dedupeKey, dedupeKey), ne(cashHandovers.status, "withdrawn"))),
	});
	return earlierRows.length > 0;
}

/**
 * The receiver's signature: what was counted goes into the receiver's purse, or leaves the house to the safe or the bank.
 * Nobody receives from themselves; the table refuses it too.
 * @returns false when it waits no more, except after the same person's own repeated click.
 */
export async function receiveCash(
	db: Database,
	id: number,
	{ receivedCents, note, goesTo }: { receivedCents: number; note: string; goesTo: CashDestination },
	{ actor, now }: { actor: Actor; now: number },
): Promise<boolean> {
	const { after: handoverAfter } = await runBatch(db, {
		receipt: db
			.update(cashHandovers)
			.set({
				status: "received",
				receiverId: actor.id,
				receiverName: actor.name,
				receivedCents,
				receiverNote: note,
				goesTo,
				closedAt: now,
			})
			.where(
				and(
					eq(cashHandovers.id, id),
					eq(cashHandovers.status, "declared"),
					ne(cashHandovers.giverId, actor.id),
				),
			),
		purse: keepReceived(db, sql`id = ${id}`, now),
		after: db
			.select({ id: cashHandovers.id })
			.from(cashHandovers)
			.where(
				and(
					eq(cashHandovers.id, id),
					eq(cashHandovers.status, "received"),
					eq(cashHandovers.receiverId, actor.id),
					eq(cashHandovers.receivedCents, receivedCents),
					eq(cashHandovers.goesTo, goesTo),
				),
			),
	});
	return handoverAfter.length > 0;
}

interface TakingOver {
	giver: { id: string; name: string };
	/** What the page said that the purse should hold. */
	expectedCents: number;
	/** What was found and counted. */
	receivedCents: number;
	currency: string;
	note: string;
	goesTo: CashDestination;
	/** Made once for each form. */
	key: string;
}

/**
 * Takes the purse of a giver who can't sign any more (`canSignForCash`) in one step: a hand-over with the receiver's
 * signature alone, which the books show as such.
 * @returns false when the purse holds another sum by now, except after the same person's own repeated click.
 */
export async function takeCashOver(
	db: Database,
	{ giver, expectedCents, receivedCents, currency, note, goesTo, key }: TakingOver,
	{ actor, now }: { actor: Actor; now: number },
): Promise<boolean> {
	const dedupeKey = `${actor.id}:${key}`;
	const purse = purseOf(giver.id, currency);
	const { known: earlierRows } = await runBatch(db, {
		handover: db.run(sql`
			INSERT INTO cash_handovers (dedupe_key, giver_id, giver_name, expected_cents, declared_cents, currency,
				status, receiver_id, receiver_name, received_cents, receiver_note, goes_to, is_taken_over, created_at, closed_at)
			SELECT ${dedupeKey}, ${giver.id}, ${giver.name}, ${expectedCents}, ${Math.max(0, expectedCents)}, ${currency},
				'received', ${actor.id}, ${actor.name}, ${receivedCents}, ${note}, ${goesTo}, 1, ${now}, ${now}
			WHERE ${holds(purse, expectedCents)}
			ON CONFLICT DO NOTHING`),
		movements: emptyPurse(db, purse, dedupeKey),
		received: keepReceived(db, sql`dedupe_key = ${dedupeKey}`, now),
		known: db
			.select({ id: cashHandovers.id })
			.from(cashHandovers)
			.where(eq(cashHandovers.dedupeKey, dedupeKey)),
	});
	return earlierRows.length > 0;
}

/** SQL of the cash movements that somebody has not handed over. */
function purseOf(personId: string, currency: string): SQL {
	return sql`person_id = ${personId} AND currency = ${currency} AND handover_id IS NULL`;
}

/** SQL that is true while the purse holds what the form said, and that is something. */
function holds(purse: SQL, expectedCents: number): SQL {
	return sql`(SELECT coalesce(sum(amount_cents), 0) FROM cash_movements WHERE ${purse}) = ${expectedCents}
		AND ${expectedCents} <> 0`;
}

/** Moves the purse into a hand-over, only after the statement that made it: later cash stays in the purse. */
function emptyPurse(db: Database, purse: SQL, dedupeKey: string) {
	return db.run(sql`
		UPDATE cash_movements SET handover_id = (SELECT id FROM cash_handovers WHERE dedupe_key = ${dedupeKey})
		WHERE ${purse} AND changes() > 0`);
}

/**
 * Puts what was received into the receiver's purse, if the statement before it changed something and the cash does not
 * leave the house; nothing was in it when nothing was counted.
 * @param which SQL on `cash_handovers`.
 */
function keepReceived(db: Database, which: SQL, now: number) {
	return db.run(sql`
		INSERT INTO cash_movements (received_id, amount_cents, currency, dedupe_key, person_id, person_name, created_at)
		SELECT id, received_cents, currency, 'received:' || id, receiver_id, receiver_name, ${now}
		FROM cash_handovers
		WHERE changes() > 0 AND ${which} AND goes_to = 'purse' AND received_cents > 0`);
}

/** The giver takes the cash back into the purse; false when somebody has received it already. */
export async function withdrawCash(
	db: Database,
	id: number,
	{ actor, now }: { actor: Actor; now: number },
): Promise<boolean> {
	const isOwn = and(eq(cashHandovers.id, id), eq(cashHandovers.giverId, actor.id));
	const { after: handoverAfter } = await runBatch(db, {
		handover: db
			.update(cashHandovers)
			.set({ status: "withdrawn", closedAt: now })
			.where(and(isOwn, eq(cashHandovers.status, "declared"))),
		movements: db.run(
			sql`UPDATE cash_movements SET handover_id = NULL WHERE handover_id = ${id} AND changes() > 0`,
		),
		after: db
			.select({ id: cashHandovers.id })
			.from(cashHandovers)
			.where(and(isOwn, eq(cashHandovers.status, "withdrawn"))),
	});
	return handoverAfter.length > 0;
}
