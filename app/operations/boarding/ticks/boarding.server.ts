import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { storedLineSql } from "#app/database/stored-line.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { type BoardingScope, mayBoard } from "#app/departures/team/boarding-scope.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { boardingStatements, effectiveTicks } from "#app/sales/boarded-people.server.ts";
import type { NewHistoryLine } from "#app/sales/booking/booking-events.server.ts";
import { recordSelectedEntries } from "#app/sales/booking/booking-events.server.ts";
import type { OperationAnswer } from "../offline/operation.ts";
import type { Boarding } from "./boarding.ts";

/** A tick with its departure; times are by the server's clock. */
export interface Tick {
	/** Made on the phone once for each press. */
	id: string;
	departureId: number;
	bookingId: number;
	/** Person numbers, see `boarding_ticks.people`; null for the whole party. */
	people: readonly number[] | null;
	/** Null undoes an earlier tick. */
	state: Boarding | null;
	/** Milliseconds since the epoch when it was pressed, by the server's clock. */
	pressedAt: number;
}

interface TickMeaning {
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
): Promise<Map<string, OperationAnswer>> {
	const sentRows = sql`json_each(${JSON.stringify(ticks.map(toRow))}) AS sent`;
	const bookingIds = sql`(SELECT ${field("bookingId")} FROM ${sentRows})`;
	const { repeated, meanings } = await runBatch(db, {
		repeated: db.all<{ id: string }>(
			sql`SELECT id FROM boarding_ticks WHERE id IN (SELECT ${field("id")} FROM ${sentRows})`,
		),
		ticks: storeStatement(db, sentRows, scope, { actor, now }),
		events: tickEventsStatement(db, { sentRows, bookingIds }, { actor, now }),
		boardings: boardingStatements(db, bookingIds),
		meanings: meaningStatement(db, sentRows),
	});
	const old = new Set(repeated.map(({ id }) => id));
	return new Map(
		meanings.map((row) => [row.id, answerOf(row, { isRepeat: old.has(row.id), now })]),
	);
}

/** SQL of a value of the row `sent`. */
const field = (name: keyof Tick) => sql.raw(`json_extract(sent.value, '$.${name}')`);

function storeStatement(
	db: Database,
	sentRows: SQL,
	scope: BoardingScope,
	{ actor, now }: { actor: Actor; now: number },
) {
	const isInScope = mayBoard(scope, sql`bookings.departure_id`);
	return db.run(sql`
		INSERT INTO boarding_ticks
			(id, booking_id, people, state, pressed_at, received_at, actor_id, actor_name)
		SELECT ${field("id")}, bookings.id, coalesce(${field("people")}, ${wholeParty}),
			${field("state")}, ${field("pressedAt")}, ${now}, ${actor.id}, ${actor.name}
		FROM ${sentRows} JOIN bookings ON bookings.id = ${field("bookingId")}
		WHERE ${isSold()} AND bookings.departure_id = ${field("departureId")} AND ${isInScope}
			-- a party may have become smaller since the press: those who are left count
			AND (${field("people")} IS NULL OR EXISTS (SELECT 1 FROM json_each(${field("people")}) AS person
				WHERE person.value < bookings.seats))
		ON CONFLICT (id) DO NOTHING`);
}

/** The history gets the ticks that changed something. */
function tickEventsStatement(
	db: Database,
	{ sentRows, bookingIds }: { sentRows: SQL; bookingIds: SQL },
	{ actor, now }: { actor: Actor; now: number },
) {
	return recordSelectedEntries(
		db,
		sql`
		SELECT bookings.id,
			CASE effective.state WHEN 'none' THEN 'boarding undone' ELSE effective.state END,
			'', ${storedLineSql(boardingLine(now))},
			${actor.id}, ${actor.name}, ${actor.impersonatorId},
			'boarding:' || bookings.id || ':' || effective.id, effective.pressed_at
		FROM (${effectiveTicks(bookingIds)}) AS effective
		JOIN bookings ON bookings.id = effective.booking_id
		WHERE effective.id IN (SELECT ${field("id")} FROM ${sentRows})
			AND NOT (effective.after IS effective.state AND effective.after_received_at < ${now})
		GROUP BY effective.id
		ORDER BY effective.pressed_at
		ON CONFLICT (dedupe_key) DO NOTHING`,
	);
}

/** What each tick means now, and another phone's tick that says the same. */
function meaningStatement(db: Database, sentRows: SQL) {
	return db.all<TickMeaning>(sql`
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
		FROM ${sentRows}
		LEFT JOIN boarding_ticks AS tick
			ON tick.id = ${field("id")} AND tick.booking_id = ${field("bookingId")}
		LEFT JOIN boardings ON boardings.booking_id = ${field("bookingId")}`);
}

/** Stores one tick of the whole party, pressed just now without JavaScript. @returns whether it counts. */
export async function markBoarding(
	db: Database,
	scope: BoardingScope,
	tick: Pick<Tick, "departureId" | "bookingId" | "state">,
	act: { actor: Actor; now: number },
): Promise<boolean> {
	const tickOfNow = { ...tick, id: crypto.randomUUID(), people: null, pressedAt: act.now };
	const answers = await recordTicks(db, scope, [tickOfNow], act);
	return answers.get(tickOfNow.id)?.refusal === null;
}

function toRow({ state, ...tick }: Tick) {
	return { ...tick, state: state ?? "none" };
}

function answerOf(
	{ isStored, isCurrent, state, aboard, twin }: TickMeaning,
	{ isRepeat, now }: { isRepeat: boolean; now: number },
): OperationAnswer {
	const boarding = { state, aboard: readNumbers(aboard) };
	// a repeated tick was answered before, but the answer may be lost
	if (!isStored) return { refusal: "gone", boarding: null, now };
	const refusal = isRepeat || isCurrent ? null : "newer";
	return { refusal, boarding, twin: isCurrent && twin ? JSON.parse(twin) : null, now };
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

/** For the history: how many of the party, and how much later than the press it arrived. */
function boardingLine(now: number): NewHistoryLine {
	return {
		code: "boarding",
		people: sql`count(*)`,
		seats: sql`bookings.seats`,
		minutesLate: sql`CAST((${now} - effective.pressed_at) / 60000 AS INTEGER)`,
	};
}
