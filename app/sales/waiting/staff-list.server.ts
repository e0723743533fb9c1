/** The waiting list of a departure as staff see and change it. */
import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { waitingEvents, waitingParties } from "#app/database/schema.server.ts";
import { freeSeats } from "#app/departures/seats/seats-are-free.server.ts";
import { isLiveHold } from "#app/departures/seats/seats-taken.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { releaseHold } from "#app/sales/holds/release-holds.server.ts";
import { endStatements, recordEvents } from "./waiting-parties.server.ts";

interface ListedEvent {
	id: number;
	type: (typeof waitingEvents.$inferSelect)["type"];
	actorName: string | null;
	createdAt: number;
}

type Stored = typeof waitingParties.$inferSelect;

export interface ListedParty
	extends Pick<
		Stored,
		| "id"
		| "secret"
		| "adults"
		| "children"
		| "bebe"
		| "seats"
		| "name"
		| "email"
		| "phone"
		| "phoneE164"
		| "language"
		| "passedOverSeats"
		| "calledAt"
		| "end"
		| "createdAt"
	> {
	stop: string;
	/** Only of a live offer. */
	offer: { id: number; confirmId: string; until: number } | null;
	events: ListedEvent[];
}

interface PartyRow extends Omit<ListedParty, "offer" | "events"> {
	events: string;
	offer: string | null;
}

/** Enough to see what became of the last ones. */
const mostEnded = 40;

/** One round trip; null without such a departure. */
export async function readStaffList(db: Database, departureId: number, now: number) {
	const {
		departure: [departure],
		rows,
		stops,
	} = await runBatch(db, {
		departure: db.all<{
			id: number;
			excursionId: string;
			title: string;
			date: string;
			startTime: string;
			cutoffHours: number;
			isOpen: number;
			free: number;
		}>(sql`
			SELECT leaving.id, trip.id AS excursionId, trip.title, leaving.date, leaving.start_time AS startTime,
				trip.cutoff_hours AS cutoffHours, leaving.state = 'open' AS isOpen, ${freeSeats(sql`leaving.id`, now)} AS free
			FROM departures AS leaving JOIN excursions AS trip ON trip.id = leaving.excursion_id
			WHERE leaving.id = ${departureId}`),
		rows: db.all<PartyRow>(sql`
			SELECT party.id, party.secret, party.adults, party.children, party.bebe, party.seats, party.name, party.email,
				party.phone, party.phone_e164 AS phoneE164, party.language, party.passed_over_seats AS passedOverSeats,
				party.called_at AS calledAt, party."end", party.created_at AS createdAt, point.title AS stop,
				CASE WHEN offer.id IS NOT NULL THEN json_object('id', offer.id, 'confirmId', offer.confirm_id,
					'until', offer.hold_expires_at) END AS offer,
				(SELECT json_group_array(json_object('id', said.id, 'type', said.type, 'actorName', said.actor_name,
					'createdAt', said.created_at))
					FROM (SELECT * FROM waiting_events WHERE party_id = party.id ORDER BY id DESC) AS said) AS events
			FROM waiting_parties AS party
			JOIN pickup_points AS point ON point.id = party.pickup_point_id
			LEFT JOIN bookings AS offer ON offer.id = party.booking_id AND ${isLiveHold(now, "offer")}
			WHERE party.departure_id = ${departureId}
			ORDER BY party.ended_at IS NOT NULL, party.ended_at DESC, party.position, party.id LIMIT 80`),
		stops: db.all<{ id: number; title: string }>(sql`
			SELECT point.id, point.title FROM departures AS leaving
			JOIN pickup_assignments AS stop ON stop.excursion_id = leaving.excursion_id
			JOIN pickup_points AS point ON point.id = stop.pickup_point_id
			WHERE leaving.id = ${departureId} ORDER BY point.title`),
	});
	if (!departure) return null;
	const parties = rows.map(
		(row): ListedParty => ({
			...row,
			offer: row.offer === null ? null : JSON.parse(row.offer),
			events: JSON.parse(row.events),
		}),
	);
	return {
		departure: { ...departure, isOpen: departure.isOpen === 1 },
		waiting: parties.filter(({ end }) => end === null),
		ended: parties.filter(({ end }) => end !== null).slice(0, mostEnded),
		stops,
	};
}

export type StaffList = NonNullable<Awaited<ReturnType<typeof readStaffList>>>;

interface Step {
	actor: Actor;
	now: number;
}

/** Moves a party one place up or down. @param waiting the list as it is. */
export async function moveParty(
	db: Database,
	waiting: readonly Pick<ListedParty, "id">[],
	{ id, by }: { id: number; by: -1 | 1 },
	{ actor, now }: Step,
): Promise<void> {
	const ids = waiting.map((party) => party.id);
	const from = ids.indexOf(id);
	const to = from + by;
	if (from < 0 || to < 0 || to >= ids.length) return;
	ids.splice(to, 0, ...ids.splice(from, 1));
	const places = JSON.stringify(ids.map((each, index) => [each, index + 1]));
	await runBatch(db, {
		places: db.run(sql`
			UPDATE waiting_parties SET position = next.value ->> 1 FROM json_each(${places}) AS next
			WHERE waiting_parties.id = next.value ->> 0 AND ended_at IS NULL`),
		event: recordEvents(db, "moved", sql`id = ${id}`, { actor, now }),
	});
}

/** Takes a party off the list, and releases what is held for it. @returns whether seats came free. */
export async function removeParty(
	db: Database,
	{ id, offer }: Pick<ListedParty, "id" | "offer">,
	{ actor, now }: Step,
): Promise<boolean> {
	await runBatch(db, endStatements(db, [{ id, end: "removed" }], { actor, now }));
	if (!offer) return false;
	const { outcome } = await releaseHold(db, offer.confirmId, { actor, now });
	return outcome === "let go";
}

/** Somebody has told a party of its offer. */
export async function markCalled(db: Database, id: number, { actor, now }: Step): Promise<void> {
	await runBatch(db, {
		called: db.run(sql`
			UPDATE waiting_parties SET called_at = ${now}
			WHERE id = ${id} AND called_at IS NULL AND booking_id IS NOT NULL`),
		event: recordEvents(
			db,
			"called",
			sql`id = ${id} AND called_at = ${now} AND NOT EXISTS (
				SELECT 1 FROM waiting_events WHERE party_id = waiting_parties.id AND type = 'called')`,
			{ actor, now },
		),
	});
}
