import { sql } from "drizzle-orm";
import { causes } from "#app/log/describe-error.ts";
import { abortUnless, isAborted, runBatch, type Statements } from "./batch.server.ts";
import type { Database } from "./client.server.ts";

/** How often a command reads and writes anew where somebody changed the record after it was read. */
const mostAttempts = 3;

interface Command<State, Decision extends object> {
	/** All that the decision depends on, with the version of its record; one round trip. */
	read: () => Promise<State>;
	/** The rule: pure, tested as data. It also answers a form that was sent twice. */
	decide: (state: State) => Decision;
	/**
	 * What the decision writes, in one batch that begins with `takeVersion`; undefined where it changes nothing. No
	 * statement repeats the rule; only one that takes seats checks them itself, and an `abortUnless` follows it.
	 */
	write: (decision: Decision, state: State) => Statements | undefined;
}

/**
 * A command: it reads a record, decides in TypeScript and writes in one batch; two round trips. Where the record was
 * changed in between nothing is written, and the command reads and decides anew.
 * @returns the decision that was written, or that needed no writing. "changed meanwhile" where others were faster at
 * every attempt: nothing is written.
 */
export async function changeRecord<State, Decision extends object>(
	db: Database,
	{ read, decide, write }: Command<State, Decision>,
): Promise<Decision | { outcome: "changed meanwhile" }> {
	for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
		const state = await read();
		const decision = decide(state);
		const statements = write(decision, state);
		if (!statements) return decision;
		try {
			await runBatch(db, statements);
			return decision;
		} catch (error) {
			if (!isStale(error) && !isAborted(error)) throw error;
		}
	}
	return { outcome: "changed meanwhile" };
}

/** Tables whose rows have a version, by their names in SQL. */
type VersionedTable =
	| "bookings"
	| "codes"
	| "departures"
	| "excursions"
	| "hotels"
	| "pickup_points"
	| "resources"
	| "settings"
	| "timetables";

export interface VersionedRow {
	id: number | string;
	version: number;
}

/** The first statements of a command's batch: it is undone unless the row still has the version that was read. */
export function takeVersion(db: Database, table: VersionedTable, row: VersionedRow) {
	return takeVersions(db, table, [row]);
}

/**
 * Undoes the batch unless a row that the decision has read, but does not change, still has the version that was read.
 * Its version stays.
 */
export function keepVersion(db: Database, table: VersionedTable, { id, version }: VersionedRow) {
	return abortUnless(
		db,
		sql`EXISTS (SELECT 1 FROM ${sql.identifier(table)} WHERE id = ${id} AND version = ${version})`,
	);
}

export function takeVersions(db: Database, table: VersionedTable, rows: readonly VersionedRow[]) {
	const versions = new Map(rows.map(({ id, version }) => [id, version + 1]));
	return {
		// a trigger refuses another version
		rise: db.run(sql`
			UPDATE ${sql.identifier(table)} SET version = next.value ->> 1
			FROM json_each(${JSON.stringify([...versions])}) AS next
			WHERE ${sql.identifier(table)}.id = next.value ->> 0`),
		areThere: abortUnless(db, sql`changes() = ${versions.size}`),
	};
}

/** Whether a trigger undid a batch, because a row has another version than the one that was read. */
function isStale(error: unknown): boolean {
	return causes(error).some(({ message }) => /stale_version/.test(message));
}
