import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import type { DatabaseAddress } from "#app/database/client.server.ts";

/** True for the file that Node was asked to run. */
export function isMain(moduleUrl: string): boolean {
	return resolve(process.argv[1] ?? "") === fileURLToPath(moduleUrl);
}

/** The database of a command: the environment's, else the local one of `.dev.vars`. */
export function databaseAddress(): DatabaseAddress {
	const local = existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
	const variables = process.env.TURSO_DATABASE_URL ? process.env : local;
	const url = variables.TURSO_DATABASE_URL;
	if (!url) {
		console.error(
			"No database: set TURSO_DATABASE_URL (and TURSO_AUTH_TOKEN), or start `npm run dev` once.",
		);
		process.exit(1);
	}
	return { url, authToken: variables.TURSO_AUTH_TOKEN };
}
