import { type Client, createClient, type InStatement, LibsqlError } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import * as schema from "./schema.server.ts";

/** The one way to the database. `db.batch([...])` is one round trip and one transaction. */
export type Database = ReturnType<typeof connect>;

export interface DatabaseAddress {
	url: string;
	authToken?: string | undefined;
}

/** Told when a round trip begins; what it returns is called when its answer is there. */
export type DatabaseWatch = () => () => void;

/** No query may hold a visitor longer than this. */
const timeoutMilliseconds = 10_000;

const known = new Map<string, ReturnType<typeof open>>();

/** The same object for the same database, unless watched: making one costs more than many questions. */
export function connect(address: DatabaseAddress, watch?: DatabaseWatch) {
	if (watch) return open(address, watch);
	const name = `${address.url} ${address.authToken ?? ""}`;
	const database = known.get(name) ?? open(address);
	known.set(name, database);
	return database;
}

function open({ url, authToken }: DatabaseAddress, watch?: DatabaseWatch) {
	const client = createClient({
		url,
		authToken,
		intMode: "number",
		// Over HTTP each question is a request of its own. A client with a limit queues them, and in
		// workerd what one request waits for another must not wake.
		concurrency: Number.POSITIVE_INFINITY,
		fetch: async (request: Request) => {
			const done = watch?.();
			try {
				return await fetch(request, { signal: AbortSignal.timeout(timeoutMilliseconds) });
			} finally {
				done?.();
			}
		},
	});
	return drizzle(patient(client), { schema });
}

/**
 * Makes a client fit for a rush. A batch that writes starts as a writer: one that reads first and
 * becomes a writer later is refused with SQLITE_BUSY when somebody else wrote in between. And what the
 * server turned away before it began (busy, too many at once) is asked again after a short, random rest.
 */
function patient(client: Client): Client {
	const execute = client.execute.bind(client);
	const batch = client.batch.bind(client);
	return Object.assign(client, {
		execute: (statement: InStatement) => whenBusyAgain(() => execute(statement)),
		batch: (statements: InStatement[]) =>
			whenBusyAgain(() => batch(statements, statements.every(isQuestion) ? "read" : "write")),
	});
}

function isQuestion(statement: InStatement): boolean {
	return /^\s*select\b/i.test(typeof statement === "string" ? statement : statement.sql);
}

async function whenBusyAgain<Result>(ask: () => Promise<Result>): Promise<Result> {
	const until = Date.now() + timeoutMilliseconds;
	for (let rest = 20; ; rest = Math.min(rest * 2, 640)) {
		try {
			return await ask();
		} catch (error) {
			if (!isTurnedAway(error) || Date.now() + rest > until) throw error;
			await new Promise((resolve) => setTimeout(resolve, rest * (0.5 + Math.random())));
		}
	}
}

/** Only answers that say that nothing was done: asking again can't do anything twice. */
function isTurnedAway(error: unknown): boolean {
	return (
		error instanceof LibsqlError &&
		(error.code.startsWith("SQLITE_BUSY") || /HTTP status 429/.test(error.message))
	);
}
