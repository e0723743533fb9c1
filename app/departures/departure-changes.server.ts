/**
 * The statements that change one departure. A change of many departures runs in one batch with what it does to their
 * guests; each takes an SQL condition that is checked at its point of the batch.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { storedLineSql } from "#app/database/stored-line.server.ts";
import type { DepartureNoteLine } from "./departure-note-lines.ts";

const always = sql`true`;

function update(db: Database, id: number, changes: SQL, { now, condition = always }: Change) {
	return db.run(sql`
		UPDATE departures SET ${changes}, version = version + 1, updated_at = ${now}
		WHERE id = ${id} AND ${condition}`);
}

interface Change {
	now: number;
	condition?: SQL;
}

/** Puts a departure on sale again; its seats and its start stay, and why it was cancelled is no longer true. */
export function openDeparture(db: Database, id: number, change: Change) {
	return update(
		db,
		id,
		sql`state = 'open', note = iif(state = 'cancelled', '', note), line = NULL`,
		change,
	);
}

export function setDepartureStart(db: Database, id: number, startTime: string, change: Change) {
	return update(db, id, sql`start_time = ${startTime}`, change);
}

export function setDepartureSeats(db: Database, id: number, seats: number, change: Change) {
	return update(db, id, sql`capacity = ${seats}`, change);
}

/** It runs though it has fewer guests than its minimum. */
export function runAnyway(db: Database, id: number, change: Change) {
	return update(db, id, sql`runs_anyway = 1`, change);
}

/** Takes a departure off sale; one that is closed already stays as it is. */
export function closeDeparture(db: Database, id: number, { now, condition = always }: Change) {
	return update(db, id, sql`state = 'closed', line = NULL`, {
		now,
		condition: sql`state = 'open' AND ${condition}`,
	});
}

/** The departure does not leave, because its guests were cancelled or moved. */
export function cancelDeparture(
	db: Database,
	id: number,
	words: { note: string } | { line: DepartureNoteLine },
	change: Change,
) {
	const said =
		"note" in words
			? sql`note = ${words.note}, line = NULL`
			: sql`note = '', line = ${storedLineSql(words.line)}`;
	return update(db, id, sql`state = 'cancelled', ${said}`, change);
}
