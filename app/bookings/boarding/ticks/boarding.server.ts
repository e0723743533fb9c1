import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/bookings/actor.ts";
import type { NewHistoryLine } from "#app/bookings/booking-events.server.ts";
import { isSold } from "#app/bookings/seats/seats-taken.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { storedLineSql } from "#app/database/stored-line.server.ts";
import type { Boarding, TickAnswer } from "./boarding.ts";
import { type BoardingScope, mayBoard } from "./boarding-scope.server.ts";

/** A tick with its departure; times are by the server's clock. */
export interface Tick {
	/** Made on the phone once for each press. */
	id: string;
	/** The departure on which it was pressed. */
	excursionId: string;
	date: string;
	bookingId: number;
	/** Person numbers, see `boarding_ticks.people`; null for the whole party. */
	people: readonly number[] | null;
	/** Null undoes an earlier tick. */
	state: Boarding | null;
	/** Milliseconds since the epoch when it was pressed, by the server's clock. */
	pressedAt: number;
}

interface Found {
	id: string;
	bookingId: number;
	isRepeat: number;
	isStored: number;
	/** 1 if every person of the tick now has the state that it sets. */
	isCurrent: number;
	/** JSON of another phone's tick that says the same. */
	twin: string | null;
	state: Boarding | null;
	aboard: string | null;
}

/**
 * Stores ticks and says who boarded, in one round trip. Ticks of several phones may come in any
 * order and more than once: what a booking's ticks say depends on their times and ids alone. The
 * history gets those that changed something.
 */
export async function recordTicks(
	db: Database,
	scope: BoardingScope,
	ticks: readonly Tick[],
	{ actor, now }: { actor: Actor; now: number },
): Promise<Map<string, TickAnswer>> {
	const sent = sql`json_each(${JSON.stringify(ticks.map(toRow))}) AS sent`;
	const bookingIds = sql`(SELECT ${field("bookingId")} FROM ${sent})`;
	const { repeated, found } = await runBatch(db, {
		repeated: db.all<{ id: string }>(
			sql`SELECT id FROM boarding_ticks WHERE id IN (SELECT ${field("id")} FROM ${sent})`,
		),
		ticks: storeStatement(db, sent, scope, { actor, now }),
		events: tickEventsStatement(db, { sent, bookingIds }, { actor, now }),
		boardings: boardingStatements(db, bookingIds),
		found: foundStatement(db, sent),
	});
	const old = new Set(repeated.map(({ id }) => id));
	return new Map(found.map((row) => [row.id, answerOf(row, { isRepeat: old.has(row.id), now })]));
}

/** SQL of a value of the row `sent`. */
const field = (name: keyof Tick) => sql.raw(`json_extract(sent.value, '$.${name}')`);

function storeStatement(
	db: Database,
	sent: SQL,
	scope: BoardingScope,
	{ actor, now }: { actor: Actor; now: number },
) {
	const isInScope = mayBoard(scope, {
		excursionId: sql`bookings.excursion_id`,
		date: sql`bookings.date`,
	});
	return db.run(sql`
		INSERT INTO boarding_ticks
			(id, booking_id, people, state, pressed_at, received_at, actor_id, actor_name)
		SELECT ${field("id")}, bookings.id, coalesce(${field("people")}, ${wholeParty}),
			${field("state")}, ${field("pressedAt")}, ${now}, ${actor.id}, ${actor.name}
		FROM ${sent} JOIN bookings ON bookings.id = ${field("bookingId")}
		WHERE ${isSold()} AND bookings.excursion_id = ${field("excursionId")}
			AND bookings.date = ${field("date")} AND ${isInScope}
			-- a party may have become smaller since the press: those who are left count
			AND (${field("people")} IS NULL OR EXISTS (SELECT 1 FROM json_each(${field("people")}) AS person
				WHERE person.value < bookings.seats))
		ON CONFLICT (id) DO NOTHING`);
}

/** The history gets the ticks that changed something. */
function tickEventsStatement(
	db: Database,
	{ sent, bookingIds }: { sent: SQL; bookingIds: SQL },
	{ actor, now }: { actor: Actor; now: number },
) {
	return db.run(sql`
		INSERT INTO booking_events
			(booking_id, type, detail, line, actor_id, actor_name, impersonator_id, dedupe_key, created_at)
		SELECT bookings.id,
			CASE effective.state WHEN 'none' THEN 'boarding undone' ELSE effective.state END,
			'', ${storedLineSql(boardingLine(now))},
			${actor.id}, ${actor.name}, ${actor.impersonatorId},
			'boarding:' || bookings.id || ':' || effective.id, effective.pressed_at
		FROM (${effectiveTicks(bookingIds)}) AS effective
		JOIN bookings ON bookings.id = effective.booking_id
		WHERE effective.id IN (SELECT ${field("id")} FROM ${sent})
			AND NOT (effective.after IS effective.state AND effective.after_received_at < ${now})
		GROUP BY effective.id
		ORDER BY effective.pressed_at
		ON CONFLICT (dedupe_key) DO NOTHING`);
}

/** What each tick means now, and another phone's tick that says the same. */
function foundStatement(db: Database, sent: SQL) {
	return db.all<Found>(sql`
		SELECT ${field("id")} AS id, ${field("bookingId")} AS bookingId,
			tick.id IS NOT NULL AS isStored,
			NOT EXISTS (
				SELECT 1 FROM (${effectiveTicks(sql`(tick.booking_id)`)}) AS effective
				JOIN json_each(tick.people) AS person ON person.value = effective.number
				WHERE effective.state <> tick.state
			) AS isCurrent,
			(SELECT json_object('by', twin.actor_name, 'at', twin.pressed_at)
				FROM boarding_ticks AS twin
				WHERE twin.booking_id = tick.booking_id AND twin.id <> tick.id
					AND tick.state = 'picked up' AND twin.state = 'picked up'
					AND EXISTS (SELECT 1 FROM json_each(twin.people) AS one, json_each(tick.people) AS other
						WHERE one.value = other.value)
					AND NOT EXISTS (
						SELECT 1 FROM boarding_ticks AS undone
						WHERE undone.booking_id = tick.booking_id AND undone.state <> 'picked up'
							AND undone.pressed_at BETWEEN min(twin.pressed_at, tick.pressed_at)
								AND max(twin.pressed_at, tick.pressed_at))
				ORDER BY twin.pressed_at, twin.id LIMIT 1) AS twin,
			boardings.state, boardings.aboard
		FROM ${sent}
		LEFT JOIN boarding_ticks AS tick
			ON tick.id = ${field("id")} AND tick.booking_id = ${field("bookingId")}
		LEFT JOIN boardings ON boardings.booking_id = ${field("bookingId")}`);
}

/**
 * The statements that work out once more from their ticks who of these bookings is aboard, for a batch that changes ticks
 * or parties. Somebody who was ticked but left the party is not aboard.
 * @param bookingIds SQL list in parentheses.
 */
export function boardingStatements(db: Database, bookingIds: SQL) {
	return {
		cleared: db.run(sql`
			DELETE FROM boardings WHERE booking_id IN (
				SELECT booking_id FROM boarding_ticks WHERE booking_id IN ${bookingIds})`),
		made: db.run(sql`
			INSERT INTO boardings (booking_id, state, aboard, marked_by, marked_at)
			SELECT booking_id, iif(sum(state = 'picked up') > 0, 'picked up', 'no-show'),
				json_group_array(number) FILTER (WHERE state = 'picked up'),
				actor_name, max(pressed_at)
			FROM (${effectiveTicks(bookingIds)})
			GROUP BY booking_id HAVING sum(state <> 'none') > 0`),
	};
}

/** Stores one tick of the whole party, pressed just now without JavaScript. */
export async function markBoarding(
	db: Database,
	scope: BoardingScope,
	tick: Pick<Tick, "excursionId" | "date" | "bookingId" | "state">,
	act: { actor: Actor; now: number },
): Promise<TickAnswer["outcome"]> {
	const pressed = { ...tick, id: crypto.randomUUID(), people: null, pressedAt: act.now };
	const answers = await recordTicks(db, scope, [pressed], act);
	return answers.get(pressed.id)?.outcome ?? "gone";
}

function toRow({ state, ...tick }: Tick) {
	return { ...tick, state: state ?? "none" };
}

function answerOf(
	{ isStored, isCurrent, state, aboard, twin }: Found,
	{ isRepeat, now }: { isRepeat: boolean; now: number },
): TickAnswer {
	const boarding = { state, aboard: readNumbers(aboard) };
	// a repeated tick was answered before, but the answer may be lost
	if (!isStored) return { outcome: "gone", boarding: null, twin: null, now };
	const outcome = isRepeat || isCurrent ? "taken" : "newer";
	return { outcome, boarding, twin: isCurrent && twin ? JSON.parse(twin) : null, now };
}

/** Person numbers as `boardings.aboard` has them. */
export function readNumbers(json: string | null): number[] {
	return json ? JSON.parse(json) : [];
}

/** JSON list of all person numbers of a booking. */
const wholeParty = sql`(
	WITH RECURSIVE person(number) AS (
		SELECT 0 UNION ALL SELECT number + 1 FROM person WHERE number + 1 < bookings.seats
	) SELECT json_group_array(number) FROM person)`;

/**
 * The tick that decides for each person of these bookings: the latest one that says something else
 * than the one before it. A second phone that says the same changes neither time nor name.
 */
function effectiveTicks(bookingIds: SQL): SQL {
	return sql`
		SELECT * FROM (
			SELECT *, row_number() OVER (
				PARTITION BY booking_id, number ORDER BY pressed_at DESC, id DESC) AS place
			FROM (
				SELECT pressed.id, pressed.booking_id, pressed.state, pressed.pressed_at,
					pressed.actor_name, person.value AS number,
					lag(pressed.state) OVER presses AS before,
					lead(pressed.state) OVER presses AS after,
					lead(pressed.received_at) OVER presses AS after_received_at
				FROM boarding_ticks AS pressed
				JOIN bookings AS own ON own.id = pressed.booking_id
				JOIN json_each(pressed.people) AS person ON person.value < own.seats
				WHERE pressed.booking_id IN ${bookingIds}
				WINDOW presses AS (
					PARTITION BY pressed.booking_id, person.value ORDER BY pressed.pressed_at, pressed.id)
			) WHERE before IS NOT state
		) WHERE place = 1`;
}

/** For the history: how many of the party, and how much later than the press it arrived. */
function boardingLine(now: number): NewHistoryLine {
	return {
		code: "boarding",
		people: sql`count(*)`,
		seats: sql`bookings.seats`,
		minutesLate: sql`CAST((${now} - effective.pressed_at) / 60000 AS INTEGER)`,
	};
}
