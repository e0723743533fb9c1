/** Rows of the waiting lists: who joins, how a wait ends, and its history. */
import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { waitingEvents } from "#app/database/schema.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { type MailInBatch, queueMail } from "#app/outbox/outbox.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { internationalNumber } from "#app/sales/phone-number.server.ts";
import type { WaitingEnd } from "./waiting-list.ts";
import type { WaitingRequest } from "./waiting-request.ts";

/** Attack: a list that somebody fills with made-up parties. Who really waits behind so many gets no seat. */
const longestList = 40;

/** A party that joins the lists of some departures of one excursion. */
interface NewParty extends Omit<WaitingRequest, "website"> {
	departureIds: readonly number[];
	excursionId: string;
	/** From `makeConfirmId`; a form that is sent twice has the same one. */
	secret: string;
	language: Language;
}

interface JoinFacts {
	now: number;
	/** Its country is that of a number without one. */
	operatorPhone: string;
	/** The member of staff who adds a caller; null for the guest. */
	actor: Actor | null;
	/** Tells the party the address of its page; null without an email. */
	mail: Omit<MailInBatch, "dedupeKey"> | null;
}

type JoinOutcome =
	| "joined"
	/** This email or telephone number waits already for one of these departures. */
	| "waits already"
	/** Nobody can be added: the list is too long, or the departure is not on sale any more. */
	| "not possible";

/** Puts a party at the end of the lists; one round trip. A repeated form changes nothing. */
export async function joinWaitingLists(
	db: Database,
	party: NewParty,
	{ now, operatorPhone, actor, mail }: JoinFacts,
): Promise<JoinOutcome> {
	const phoneE164 = internationalNumber(party.phone, operatorPhone);
	const ids = JSON.stringify(party.departureIds);
	const isOwn = sql`waiting_parties.secret = ${party.secret}`;
	const firstId = sql`(SELECT min(id) FROM waiting_parties WHERE ${isOwn})`;
	const {
		rows: [row],
	} = await runBatch(db, {
		joined: db.run(sql`
			INSERT INTO waiting_parties (secret, departure_id, position, adults, children, bebe, name, email, phone,
				phone_e164, language, pickup_point_id, created_at)
			SELECT ${party.secret}, leaving.id,
				1 + coalesce((SELECT max(position) FROM waiting_parties WHERE departure_id = leaving.id), 0),
				${party.adults}, ${party.children}, ${party.bebe}, ${party.name}, ${party.email}, ${party.phone},
				${phoneE164}, ${party.language}, stop.pickup_point_id, ${now}
			FROM departures AS leaving
			JOIN pickup_assignments AS stop ON stop.excursion_id = leaving.excursion_id AND stop.pickup_point_id = ${party.pickup}
			WHERE leaving.id IN (SELECT value FROM json_each(${ids})) AND leaving.excursion_id = ${party.excursionId}
				AND leaving.state = 'open' AND leaving.sells <> 'whole'
				AND (SELECT count(*) FROM waiting_parties WHERE departure_id = leaving.id AND ended_at IS NULL) < ${longestList}
			ON CONFLICT DO NOTHING`),
		events: recordEvents(
			db,
			"joined",
			sql`${isOwn} AND NOT EXISTS (
			SELECT 1 FROM waiting_events WHERE party_id = waiting_parties.id)`,
			{ actor, now },
		),
		mail:
			mail === null
				? undefined
				: queueMail(
						db,
						{ ...mail, dedupeKey: sql`'waiting-list:' || ${firstId}` },
						now,
						sql`EXISTS (SELECT 1 FROM waiting_parties WHERE ${isOwn} AND name = ${party.name})`,
					),
		rows: db.all<{ isOwn: number; waitsAlready: number }>(sql`
			SELECT EXISTS (SELECT 1 FROM waiting_parties WHERE ${isOwn} AND name = ${party.name}) AS isOwn,
				EXISTS (SELECT 1 FROM waiting_parties WHERE departure_id IN (SELECT value FROM json_each(${ids}))
					AND ended_at IS NULL AND (email = ${party.email} OR phone_e164 = ${phoneE164})) AS waitsAlready`),
	});
	if (row?.isOwn === 1) return "joined";
	return row?.waitsAlready === 1 ? "waits already" : "not possible";
}

/** The statements that end the wait of some parties, each once. */
export function endStatements(
	db: Database,
	ends: readonly { id: number; end: WaitingEnd }[],
	{ actor = null, now }: { actor?: Actor | null; now: number },
) {
	const pairs = JSON.stringify(ends.map(({ id, end }) => [id, end]));
	return {
		ends: db.run(sql`
			UPDATE waiting_parties SET "end" = next.value ->> 1, ended_at = ${now}
			FROM json_each(${pairs}) AS next
			WHERE waiting_parties.id = next.value ->> 0 AND waiting_parties.ended_at IS NULL`),
		events: recordEvents(
			db,
			sql`waiting_parties."end"`,
			sql`ended_at = ${now} AND id IN (SELECT value ->> 0 FROM json_each(${pairs})) AND NOT EXISTS (
				SELECT 1 FROM waiting_events WHERE party_id = waiting_parties.id AND type = waiting_parties."end")`,
			{ actor, now },
		),
	};
}

/** SQL of how many parties wait for a departure. */
export function waitingCount(departureId: SQL): SQL {
	return sql`(SELECT count(*) FROM waiting_parties AS party
		WHERE party.departure_id = ${departureId} AND party.ended_at IS NULL)`;
}

type EventType = (typeof waitingEvents.$inferSelect)["type"];

/** Adds an event to the history of each party that `which` selects. */
export function recordEvents(
	db: Database,
	type: EventType | SQL,
	which: SQL,
	{ actor = null, now }: { actor?: Actor | null; now: number },
) {
	return db.run(sql`
		INSERT INTO waiting_events (party_id, type, actor_name, created_at)
		SELECT waiting_parties.id, ${type}, ${actor?.name ?? null}, ${now} FROM waiting_parties WHERE ${which}`);
}

/** Statement that deletes parties whose wait ended long ago, at most so many. */
export function deleteOldParties(db: Database, endedBefore: number, most: number) {
	return db.run(sql`DELETE FROM waiting_parties WHERE id IN (
		SELECT id FROM waiting_parties WHERE ended_at IS NOT NULL AND ended_at < ${endedBefore}
		ORDER BY ended_at LIMIT ${most})`);
}

/** How many of those there are, as far as one run takes them. */
export function countOldParties(db: Database, endedBefore: number, most: number) {
	return db.all<{ count: number }>(sql`SELECT count(*) AS count FROM (
		SELECT 1 FROM waiting_parties WHERE ended_at IS NOT NULL AND ended_at < ${endedBefore} LIMIT ${most})`);
}

/** Statement that deletes parties at the wish of a guest. @param which SQL on `waiting_parties`. */
export function deleteParties(db: Database, which: SQL) {
	return db.run(sql`DELETE FROM waiting_parties WHERE ${which}`);
}
