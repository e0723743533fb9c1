import {
	type Client,
	createClient,
	type InStatement,
	LibsqlError,
	type ResultSet,
	type Value,
} from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { databaseCall } from "#app/log/wide-event.server.ts";
import { isBusy } from "./database-unreachable.ts";
import * as schema from "./schema.server.ts";
import { makeWriteGate, type WriteGate } from "./write-gate.ts";

/** `runBatch` (batch.server.ts) runs several statements on it in one round trip and one transaction. */
export type Database = ReturnType<typeof connect>;

export interface DatabaseAddress {
	url: string;
	authToken?: string | undefined;
	/** Another way to this address than `fetch`. */
	fetch?: DatabaseFetch | undefined;
	rider?: Rider | undefined;
}

/** A small question that rides along with every other one: in its round trip and its transaction. */
interface Rider {
	statement: string;
	/** The columns of its first row. */
	take(columns: Value[]): void;
}

export type DatabaseFetch = (request: Request, init: RequestInit) => Promise<Response>;

/** A visitor waits at most this long for one query. */
const timeoutMilliseconds = 10_000;

const databases = new Map<string, ReturnType<typeof open>>();

/** One client per database, with its write gate: making one costs more than many queries. */
export function connect(address: DatabaseAddress) {
	const name = `${address.url} ${address.authToken ?? ""}`;
	const { database, riders } = databases.get(name) ?? open(address);
	databases.set(name, { database, riders });
	if (address.rider) riders.newest = address.rider;
	return database;
}

function open(address: DatabaseAddress) {
	const { url, authToken } = address;
	const client = createClient({
		url,
		authToken,
		intMode: "number",
		// Over HTTP each query is its own request. A client with a limit queues them, and in workerd a
		// request must not be woken by another one.
		concurrency: Number.POSITIVE_INFINITY,
		fetch: async (request: Request) => {
			const endOfCall = databaseCall();
			try {
				const signal = AbortSignal.timeout(timeoutMilliseconds);
				// attack: a redirect takes our token and the statements elsewhere
				const ask = address.fetch ?? fetch;
				return await ask(request, { signal, redirect: "manual" });
			} finally {
				endOfCall();
			}
		},
	});
	const riders: { newest?: Rider } = {};
	const database = drizzle(patient(client, makeWriteGate(), riders), { schema });
	return { database, riders };
}

/**
 * Adapts a client to many visitors at once. Few writes run at a time. A batch that writes starts as
 * a writer, because one that reads first and writes later fails with SQLITE_BUSY when another
 * client wrote in between. What the server refused before it began (busy, too many requests) is
 * tried again after a short random delay.
 */
function patient(client: Client, gate: WriteGate, riders: { newest?: Rider }): Client {
	const execute = client.execute.bind(client);
	const batch = client.batch.bind(client);
	const askWith = async (rider: Rider, statements: InStatement[]): Promise<ResultSet[]> => {
		const answers = await batch([...statements, rider.statement], "read");
		const [row] = answers.pop()?.rows ?? [];
		if (row) rider.take(Object.values(row));
		return answers;
	};
	const askAll = (statements: InStatement[]) =>
		riders.newest ? askWith(riders.newest, statements) : batch(statements, "read");
	const askOne = async (statement: InStatement) => {
		const [answer] = riders.newest ? await askWith(riders.newest, [statement]) : [];
		return answer ?? execute(statement);
	};
	return Object.assign(client, {
		execute(statement: InStatement) {
			return whenBusyAgain(
				isQuestion(statement)
					? () => askOne(statement)
					: (until) => gate.pass(() => execute(statement), until),
			);
		},
		batch(statements: InStatement[]) {
			return whenBusyAgain(
				statements.every(isQuestion)
					? () => askAll(statements)
					: (until) => gate.pass(() => batch(statements, "write"), until),
			);
		},
	});
}

const question = /^\s*(?:select\b|with\b(?![\s\S]*\b(?:insert|update|delete|replace)\b))/i;

function isQuestion(statement: InStatement): boolean {
	return question.test(typeof statement === "string" ? statement : statement.sql);
}

async function whenBusyAgain<Result>(ask: (until: number) => Promise<Result>): Promise<Result> {
	const until = performance.now() + timeoutMilliseconds;
	for (let rest = 20; ; rest = Math.min(rest * 2, 640)) {
		try {
			return await ask(until);
		} catch (error) {
			if (!isTurnedAway(error) || performance.now() + rest > until) throw error;
			await new Promise((resolve) => setTimeout(resolve, rest * (0.5 + Math.random())));
		}
	}
}

/** Only errors that say that nothing was executed, so that trying again can't do anything twice. */
function isTurnedAway(error: unknown): boolean {
	return error instanceof LibsqlError && (isBusy(error) || /HTTP status 429/.test(error.message));
}
