import { EventEmitter, once } from "node:events";
import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { demoOperator } from "#scripts/island/operator.ts";
import { type DatabaseServer, freePort } from "#scripts/servers/database-server.ts";
import { type WatchedOutbound, watchOutbound } from "#tests/fakes/outbound.ts";
import { startOwnDatabase } from "./own-database.ts";
import { linksIn, personalDataIn } from "./personal-data.ts";
import { awaitWithLimit } from "./run/await-with-limit.ts";
import { keepConnections } from "./run/kept-connections.ts";
import { borrowWorker, type WorkerTenant } from "./shared-worker.ts";
import { startWorker } from "./worker.ts";

/** The built worker in workerd, a real sqld with its own data, and control over every outgoing call. */
export interface Island extends Omit<WatchedOutbound, "call" | "hasFailed"> {
	url: URL;
	db: Database;
	database: DatabaseServer;
	/** Does not follow redirects. A path is enough. */
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** The worker's log; searched for personal data at the end. */
	logLines: readonly string[];
	/**
	 * The lines after the first `count`, with those of all requests that are answered: a line may come after its
	 * answer.
	 */
	loggedSince(count: number): Promise<string[]>;
	/** Waits until no work after an earlier answer is under way: it would do at once what a test has prepared for later. */
	afterWork(): Promise<void>;
	/** Runs the cron trigger with this time. */
	scheduled(at?: Date): Promise<void>;
	/** Keys of all stored pictures. */
	bucketKeys(): Promise<string[]>;
	stop(): Promise<void>;
}

export const testVariables = {
	...demoOperator,
	ENVIRONMENT: "development",
	AUTH_SECRET: "a-secret-of-the-tests-that-is-long-enough",
	// a test that runs in the evening has the same mails as one in the morning
	REMINDER_TIME: "off",
};

interface IslandOptions {
	variables?: Record<string, string>;
	/** Adds the demo data and staff. */
	seed?: boolean;
	isWatched?: boolean;
	/** A name instead of the address: browsers have passkeys for names only. */
	host?: "127.0.0.1" | "localhost";
	/** Serves the files of the build too, as browsers need them. */
	hasFiles?: boolean;
	/** Packs answers for the way as Cloudflare does, for what measures the network. */
	isPacked?: boolean;
	/** For tests of what a worker remembers: pictures, keys of a provider, pages. Others share one (shared-worker.ts). */
	hasOwnWorker?: boolean;
}

export async function startIsland(options: IslandOptions = {}): Promise<Island> {
	const { isWatched = true, seed = false, host = "127.0.0.1" } = options;
	const ownDatabase = await startOwnDatabase({
		content: seed ? "demo-island" : "empty",
		isWatched,
	});
	const { server: database, db, passOn } = ownDatabase;
	const { call, hasFailed, ...outbound } = watchOutbound(database.url, passOn);
	const logLines: string[] = [];
	const log = new EventEmitter();
	const onLog = (line: string) => {
		logLines.push(line);
		log.emit("line");
	};
	const variables = (origin: string) => ({
		...testVariables,
		// links, origins and the webhook need the island's address
		APP_URL: origin,
		...options.variables,
		TURSO_DATABASE_URL: database.url,
	});
	const tenant = { variables, outbound: call, onLog, hasFailed };
	const worker = await (needsOwnWorker(options)
		? ownWorker(tenant, options)
		: borrowWorker(tenant, options));
	const url = new URL(`http://${host}:${worker.port}`);
	// a worker that remembers a page of another island asks whether its data has changed
	await db.run(
		sql`UPDATE catalogue_state SET stamp = hex(randomblob(8)), content = hex(randomblob(8))`,
	);
	const connections = keepConnections(url);
	const ask: Island["fetch"] = (path, init) =>
		awaitWithLimit(connections.ask(path, init), `the answer to ${init?.method ?? "GET"} ${path}`);
	// the settings are read before a test counts what its pages ask
	await ask("/api/auth/ok");
	outbound.databaseRoundTrips();
	return {
		url,
		db,
		database,
		logLines,
		async loggedSince(count) {
			// asks without a round trip to the database; the worker's lines come in their order
			const id = (await ask("/api/auth/ok")).headers.get("x-request-id");
			const ofThis = (line: string) => id !== null && line.includes(id);
			while (!logLines.some(ofThis))
				await awaitWithLimit(once(log, "line"), "the log's line of an answered request");
			return logLines.slice(count).filter((line) => !ofThis(line));
		},
		fetch: ask,
		async afterWork() {
			while ((await (await ask("/cdn-cgi/tests/under-way")).json()) !== 0)
				await new Promise((resolve) => setTimeout(resolve, 10));
		},
		async scheduled(at = new Date()) {
			await awaitWithLimit(worker.runCron(at), "the end of the cron job");
		},
		bucketKeys: worker.bucketKeys,
		...outbound,
		async stop() {
			connections.end();
			await awaitWithLimit(worker.stop(), "the end of the worker");
			// a test may have stopped its database
			const personalData = await personalDataIn(logLines, db).catch(() => []);
			await ownDatabase.stop();
			const links = linksIn(logLines);
			if (personalData.length + links.length > 0)
				throw new Error(`Personal data in the log: ${[...personalData, ...links].join(", ")}`);
		},
	};
}

/** The name of the host belongs to a worker. */
function needsOwnWorker({ hasOwnWorker, isPacked, host }: IslandOptions): boolean {
	return [hasOwnWorker, isPacked].includes(true) || host === "localhost";
}

async function ownWorker(tenant: WorkerTenant, options: IslandOptions) {
	const { host = "127.0.0.1", hasFiles = false, isPacked = false } = options;
	const port = await freePort();
	const worker = await startWorker({
		port,
		variables: tenant.variables(`http://${host}:${port}`),
		outbound: tenant.outbound,
		onLog: tenant.onLog,
		hasFiles,
		isPacked,
	});
	return { port, ...worker };
}
