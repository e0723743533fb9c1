import { isSQLWrapper, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { causes } from "#app/log/describe-error.ts";
import type { Database } from "./client.server.ts";

/** A Drizzle query that has not run yet. */
type Statement = BatchItem<"sqlite">;

/**
 * Statements by name; they run in the order in which the names are written. A function that builds
 * statements for its caller's batch returns such an object, and the caller puts it under a name of its own.
 */
export interface Statements {
	readonly [name: string]: Entry;
	/** JavaScript sorts numeric names before all others, so the order that was written would be lost. */
	readonly [index: number]: undefined;
}

type Entry = Statement | Statements | readonly (Statement | Statements)[] | undefined;

/** The same names with what each statement returned. */
export type Answers<Batch> = { -readonly [Name in keyof Batch]: Answer<Batch[Name]> };

type Answer<Asked> = Asked extends Statement
	? Asked["_"]["result"]
	: Asked extends readonly Entry[] | Statements
		? Answers<Asked>
		: undefined;

/**
 * Runs all statements in one round trip and one transaction: all of them take effect or none does.
 * An `undefined` entry is left out and answered with `undefined`; without any statement nothing is sent.
 */
export async function runBatch<const Batch extends Statements>(
	db: Database,
	batch: Batch,
): Promise<Answers<Batch>> {
	const [first, ...rest] = statementsOf(batch);
	const results: readonly unknown[] = first ? await db.batch([first, ...rest]) : [];
	// TypeScript cannot follow the walk through the names; each result is put where its statement stood
	return answersOf(batch, results.values()) as Answers<Batch>;
}

function isStatement(entry: Entry): entry is Statement {
	return isSQLWrapper(entry);
}

function statementsOf(entry: Entry): Statement[] {
	if (entry === undefined) return [];
	return isStatement(entry) ? [entry] : Object.values<Entry>(entry).flatMap(statementsOf);
}

/** Takes the results in the order in which `statementsOf` lists the statements. */
function answersOf(entry: Entry, results: Iterator<unknown>): unknown {
	if (entry === undefined) return undefined;
	if (isStatement(entry)) return results.next().value;
	if (Array.isArray(entry)) return entry.map((each) => answersOf(each, results));
	return Object.fromEntries(
		Object.entries<Entry>(entry).map(([name, each]) => [name, answersOf(each, results)]),
	);
}

/**
 * A statement that fails, and so undoes its whole batch, unless `condition` holds at that point of
 * the batch. SQLite has no such statement: `json()` of a text that is no JSON is an error.
 */
export function abortUnless(db: Database, condition: SQL) {
	return db.run(sql`SELECT json(CASE WHEN ${condition} THEN 'true' ELSE 'aborted' END)`);
}

/** Whether a batch was undone by `abortUnless`. */
export function isAborted(error: unknown): boolean {
	return causes(error).some(({ message }) => /malformed JSON/.test(message));
}
