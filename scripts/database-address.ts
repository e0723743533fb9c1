import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { DatabaseAddress } from "#app/database/client.server.ts";

/**
 * The database that a command acts on, which it names first: the environment's, else the one of `.production.vars` or
 * `.staging.vars` where the command says `--production` or `--staging`, else the local one of `.dev.vars`.
 * @throws Error with a message for people
 */
export function databaseAddress(words: readonly string[] = process.argv): DatabaseAddress {
	const file =
		["production", "staging"].find((installation) => words.includes(`--${installation}`)) ?? "dev";
	const variables = process.env.TURSO_DATABASE_URL ? process.env : readSettings(`.${file}.vars`);
	const url = variables.TURSO_DATABASE_URL;
	if (!url)
		throw new Error(
			`No database: set TURSO_DATABASE_URL (and TURSO_AUTH_TOKEN) in .${file}.vars${file === "dev" ? ", or start `npm run dev` once" : ""}.`,
		);
	console.log(`Database: ${url}`);
	return { url, authToken: variables.TURSO_AUTH_TOKEN };
}

/** Empty where there is no such file. */
export function readSettings(file: string): Record<string, string | undefined> {
	return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

export function isLocal({ url }: DatabaseAddress): boolean {
	return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(url).hostname);
}
