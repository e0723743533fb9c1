import { EventEmitter, once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { connect, type Database } from "#app/database/client.server.ts";
import {
	type DatabaseServer,
	freePort,
	startDatabaseServer,
} from "#scripts/servers/database-server.ts";
import { type WatchedOutbound, watchOutbound } from "#tests/fakes/outbound.ts";
import { linksIn, personalDataIn } from "./personal-data.ts";
import { awaitWithLimit } from "./run/await-with-limit.ts";
import { databaseTemplate } from "./run/database-template.ts";
import { keepConnections } from "./run/kept-connections.ts";
import { fetchOverStreams, keepStreams } from "./run/kept-streams.ts";
import { temporaryFolder } from "./run/temporary-folder.ts";
import { startWorker } from "./worker.ts";

/** The built worker in workerd, a real sqld with its own data, and control over every outgoing call. */
export interface Island extends Omit<WatchedOutbound, "call"> {
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
	/** Runs the cron trigger with this time. */
	scheduled(at?: Date): Promise<void>;
	/** Keys of all stored pictures. */
	bucketKeys(): Promise<string[]>;
	stop(): Promise<void>;
}

export const testVariables = {
	ENVIRONMENT: "development",
	AUTH_SECRET: "a-secret-of-the-tests-that-is-long-enough",
	// tests change the database directly and expect it at once; the page cache has its own tests
	PAGE_CACHE_ENABLED: "false",
	// a test that runs in the evening has the same mails as one in the morning
	REMINDER_TIME: "off",
};

/**
 * @param options.seed adds the demo data and staff.
 * @param options.host a name instead of the address: browsers have passkeys for names only.
 * @param options.hasFiles serves the files of the build too, as browsers need them.
 * @param options.isPacked packs answers for the way as Cloudflare does, for what measures the network.
 * @param options.hasRealPasswordCost for tests of how long a sign-in takes.
 */
export async function startIsland(
	options: {
		variables?: Record<string, string>;
		seed?: boolean;
		isWatched?: boolean;
		host?: "127.0.0.1" | "localhost";
		hasFiles?: boolean;
		isPacked?: boolean;
		hasRealPasswordCost?: boolean;
	} = {},
): Promise<Island> {
	const { isWatched = true, seed = false, host = "127.0.0.1" } = options;
	const { hasFiles = false, isPacked = false, hasRealPasswordCost = false } = options;
	const folder = temporaryFolder();
	cpSync(await databaseTemplate(seed ? "demo-island" : "empty"), folder, { recursive: true });
	const database = await startDatabaseServer({ folder, isWatched });
	const passOn = keepStreams(database.url);
	const { call, ...outbound } = watchOutbound(database.url, passOn);
	const port = await freePort();
	const url = new URL(`http://${host}:${port}`);
	const logLines: string[] = [];
	const log = new EventEmitter();
	const worker = await startWorker({
		port,
		outbound: call,
		onLog: (line) => {
			logLines.push(line);
			log.emit("line");
		},
		hasFiles,
		isPacked,
		hasRealPasswordCost,
		variables: {
			...testVariables,
			// links, origins and the webhook need the island's address
			APP_URL: url.origin,
			...options.variables,
			TURSO_DATABASE_URL: database.url,
		},
	});
	const db = connect({ url: database.url, fetch: fetchOverStreams(passOn) });
	const connections = keepConnections(url);
	const ask: Island["fetch"] = (path, init) =>
		awaitWithLimit(connections.ask(path, init), `the answer to ${init?.method ?? "GET"} ${path}`);
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
		async scheduled(at = new Date()) {
			await awaitWithLimit(worker.runCron(at), "the end of the cron job");
		},
		bucketKeys: worker.bucketKeys,
		...outbound,
		async stop() {
			connections.end();
			await awaitWithLimit(worker.stop(), "the end of the worker");
			// a test may have stopped its database
			const found = await personalDataIn(logLines, db).catch(() => []);
			await database.stop();
			rmSync(folder, { recursive: true, force: true });
			const links = linksIn(logLines);
			if (found.length + links.length > 0)
				throw new Error(`Personal data in the log: ${[...found, ...links].join(", ")}`);
		},
	};
}
