import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestHarness } from "wrangler";
import { connect, type Database } from "#app/database/client.server.ts";
import { type DatabaseServer, startDatabaseServer } from "#scripts/database-server.ts";
import { migrate } from "#scripts/migrate.ts";
import { seedIfEmpty, seedStaffIfNone } from "#scripts/seed.ts";

/** The built worker in workerd, a real sqld with data of its own, and every call that leaves the worker. */
export interface Island {
	url: URL;
	db: Database;
	database: DatabaseServer;
	/** Never follows a redirect: tests look at it. A path is enough. */
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** Runs the cron trigger as the platform would. */
	scheduled(): Promise<void>;
	/** Names of all files in the bucket of pictures. */
	bucketKeys(): Promise<string[]>;
	/** Requests that the worker sent to the database since the last call of this function. */
	databaseRoundTrips(): number;
	/** Answers the worker's calls to one host, as the real service would. */
	answer(host: string, handler: (request: Request) => Response | Promise<Response>): void;
	/** Stands between worker and database: may wait, or change what is asked. */
	onDatabaseCall(hook: ((body: string) => string | Promise<string>) | null): void;
	/** Cuts the worker off from its database, and joins them again. */
	cutDatabase(isCut: boolean): void;
	logs(): string[];
	stop(): Promise<void>;
}

process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
process.env.WRANGLER_SEND_METRICS = "false";

export const testVariables = {
	ENVIRONMENT: "development",
	AUTH_SECRET: "a-secret-of-the-tests-that-is-long-enough",
	// tests change the database under the site and look at once; the page cache has tests of its own
	PAGE_CACHE_ENABLED: "false",
};

/** @param options.seed fills the database with the demo island and its staff. */
export async function startIsland(
	options: { variables?: Record<string, string>; seed?: boolean } = {},
): Promise<Island> {
	const folder = temporaryFolder();
	const database = await startDatabaseServer({ folder });
	await migrate({ url: database.url });
	if (options.seed) await seedIfEmpty({ url: database.url });
	if (options.seed) await seedStaffIfNone({ url: database.url });
	const outbound = watchOutbound(database.url);
	// loaded here, because it takes a second and this page is also read for its small things
	const { createTestHarness } = await import("wrangler");
	const harness = createTestHarness({ workers: [worker(database.url, options.variables)] });
	let { url } = await harness.listen();
	if (!options.variables?.APP_URL) {
		// the site's own address is known only now; links, origins and the webhook need it
		await harness.update({
			workers: [worker(database.url, { ...options.variables, APP_URL: url.origin })],
		});
		({ url } = await harness.listen());
	}
	return {
		url,
		db: connect({ url: database.url }),
		database,
		fetch: (path, init) => outbound.real(new URL(path, url), { redirect: "manual", ...init }),
		scheduled: async () => {
			await harness.getWorker().scheduled({ cron: "* * * * *" });
		},
		async bucketKeys() {
			const { EXCURSION_IMAGES } = await harness
				.getWorker<{ EXCURSION_IMAGES: R2Bucket }>()
				.getEnv();
			return (await EXCURSION_IMAGES.list()).objects.map(({ key }) => key);
		},
		databaseRoundTrips: outbound.databaseRoundTrips,
		answer: outbound.answer,
		cutDatabase: outbound.cutDatabase,
		onDatabaseCall: outbound.onDatabaseCall,
		logs: () => harness.getLogs().map((log) => log.message),
		async stop() {
			outbound.stop();
			await close(harness);
			await database.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** In memory where the system has such a place: a test's database need not survive a power cut. */
export function temporaryFolder(): string {
	return mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "island-"));
}

function worker(databaseUrl: string, variables: Record<string, string> = {}) {
	return {
		configPath: "./build/server/wrangler.json",
		secrets: {
			...testVariables,
			APP_URL: "http://localhost",
			...variables,
			TURSO_DATABASE_URL: databaseUrl,
		},
	};
}

async function close(harness: TestHarness): Promise<void> {
	await harness.close();
}

/** The harness sends the worker's outbound calls through Node's `fetch`: stand in its way. */
function watchOutbound(databaseUrl: string) {
	const real = globalThis.fetch;
	const handlers = new Map<string, (request: Request) => Response | Promise<Response>>();
	let trips = 0;
	let isCut = false;
	let hook: ((body: string) => string | Promise<string>) | null = null;
	const watched: typeof fetch = async (input, init) => {
		const url = new URL(input instanceof Request ? input.url : String(input));
		if (url.href.startsWith(databaseUrl)) {
			if (isCut) throw new TypeError("the database is cut off");
			trips += 1;
			if (!hook) return real(input, init);
			const request = new Request(input, init);
			const headers = new Headers(request.headers);
			headers.delete("content-length");
			const body = await hook(await request.text());
			return real(url, { method: request.method, headers, body });
		}
		const handler = handlers.get(url.host);
		return handler ? handler(new Request(input, init)) : real(input, init);
	};
	globalThis.fetch = watched;
	return {
		real,
		databaseRoundTrips() {
			const counted = trips;
			trips = 0;
			return counted;
		},
		answer(host: string, handler: (request: Request) => Response | Promise<Response>) {
			handlers.set(host, handler);
		},
		onDatabaseCall(next: typeof hook) {
			hook = next;
		},
		cutDatabase(cut: boolean) {
			isCut = cut;
		},
		stop() {
			globalThis.fetch = real;
		},
	};
}
