/** The statements that change one departure, for the batch that does with its guests what follows from it. */
import { type SQL, sql } from "drizzle-orm";
import type { SomePrices } from "#app/catalogue/prices/price-rule.ts";
import type { Database } from "#app/database/client.server.ts";
import { storedLineSql } from "#app/database/stored-line.server.ts";
import type { DepartureNoteLine } from "./departure-note-lines.ts";
import type { Sale } from "./timetables/timetable.ts";

function update(db: Database, id: number, changes: SQL, { now }: Change) {
	return db.run(sql`
		UPDATE departures SET ${changes}, version = version + 1, updated_at = ${now} WHERE id = ${id}`);
}

interface Change {
	now: number;
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

/** Prices of its own, before those of any rule; null is what the rules or the excursion say. */
export function setDeparturePrices(
	db: Database,
	id: number,
	{ adultCents, childCents, bebeCents }: SomePrices,
	change: Change,
) {
	return update(
		db,
		id,
		sql`price_adult_cents = ${adultCents}, price_child_cents = ${childCents}, price_bebe_cents = ${bebeCents}`,
		change,
	);
}

export function setDepartureSale(
	db: Database,
	id: number,
	{ sells, wholePriceCents }: Sale,
	change: Change,
) {
	return update(db, id, sql`sells = ${sells}, whole_price_cents = ${wholePriceCents}`, change);
}

/** It runs though it has fewer guests than its minimum. */
export function runAnyway(db: Database, id: number, change: Change) {
	return update(db, id, sql`runs_anyway = 1`, change);
}

/** Takes a departure that is on sale off sale. */
export function closeDeparture(db: Database, id: number, change: Change) {
	return update(db, id, sql`state = 'closed', line = NULL`, change);
}

/** The departure does not leave, because its guests were cancelled or moved. */
export function cancelDeparture(
	db: Database,
	id: number,
	words: { note: string } | { line: DepartureNoteLine },
	change: Change,
) {
	const noteColumns =
		"note" in words
			? sql`note = ${words.note}, line = NULL`
			: sql`note = '', line = ${storedLineSql(words.line)}`;
	return update(db, id, sql`state = 'cancelled', ${noteColumns}`, change);
}
