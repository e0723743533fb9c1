import { demoOperator } from "#scripts/island/operator.ts";
import { migrate } from "#scripts/migrate.ts";
import { seedIfEmpty, seedStaffIfNone } from "#scripts/seed.ts";
import {
	type DatabaseServer,
	freePort,
	startDatabaseServer,
} from "#scripts/servers/database-server.ts";
import { folder, removeFolder } from "./folder.ts";
import { type RunningWorker, startWorker } from "./workerd.ts";
import type { WorkerSource } from "./workerd-config.ts";

/** The shortest secret that the worker accepts. */
const secret = "a-secret-of-the-bench-that-is-long-enough";

/** A database with the demo data and its staff. */
export async function startIslandDatabase(name: string): Promise<DatabaseServer> {
	// another part may have used this name
	removeFolder(name);
	const database = await startDatabaseServer({ folder: folder(name) });
	await migrate({ url: database.url });
	await seedIfEmpty({ url: database.url });
	await seedStaffIfNone({ url: database.url });
	return database;
}

/** A worker with a database, configured with its own address. */
export async function startOn(
	databaseUrl: string,
	source: WorkerSource,
	options: { name: string; variables?: Record<string, string>; firstPath?: string },
): Promise<RunningWorker> {
	const port = await freePort();
	const { name, firstPath } = options;
	const variables = {
		// as in production, without timings for developers; no measured call uses the gateway
		ENVIRONMENT: "production",
		...demoOperator,
		STRIPE_SECRET_KEY: "sk_test_bench",
		STRIPE_WEBHOOK_SECRET: "whsec_bench",
		AUTH_SECRET: secret,
		APP_URL: `http://127.0.0.1:${port}`,
		TURSO_DATABASE_URL: databaseUrl,
		// the bench is one visitor with very many requests
		AUTH_RATE_LIMIT_ENABLED: "false",
		...options.variables,
	};
	return await startWorker({
		folder: folder(`worker-${name}`),
		source: { ...source, variables },
		port,
		...(firstPath ? { firstPath } : {}),
	});
}
