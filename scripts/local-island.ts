import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { demoOperator } from "./island/operator.ts";
import { migrate } from "./migrate.ts";
import { seedIfEmpty, seedStaffIfNone } from "./seed.ts";
import { holdDataFolder } from "./servers/data-folder.ts";
import { type DatabaseServer, freePort, startDatabaseServer } from "./servers/database-server.ts";

/**
 * What runs beside the worker on a developer's machine: sqld, migrated and seeded, and `.dev.vars`.
 */
export interface LocalIsland {
	appUrl: string;
	port: number;
	database: DatabaseServer;
}

/**
 * @param wished port of the site; another one where it is taken
 * @throws a message for people when another command uses `.data/`, or another version of the code made it
 */
export async function prepareLocalIsland(wished: number): Promise<LocalIsland> {
	const port = await freePort(wished);
	if (port !== wished) console.log(`Port ${wished} is taken, so the site takes ${port}.`);
	const appUrl = `http://localhost:${port}`;
	mkdirSync(".data", { recursive: true });
	await holdDataFolder(".data/in-use", appUrl);
	const database = await startDatabaseServer({
		folder: ".data/sqld",
		port: await freePort(8090),
	});
	await migrate({ url: database.url }).catch(async (error) => {
		await database.stop();
		throw error;
	});
	if (await seedIfEmpty({ url: database.url })) console.log("Seeded the demo island.");
	await seedStaffIfNone({ url: database.url });
	writeDevVars({ APP_URL: appUrl, TURSO_DATABASE_URL: database.url });
	return { appUrl, port, database };
}

/** Changes only the addresses in `.dev.vars`, which depend on the ports, and adds what the demo island is missing there. */
function writeDevVars(addresses: Record<string, string>): void {
	const fresh = `# Local configuration, made by \`npm run dev\`. APP_URL and a local TURSO_DATABASE_URL are
# written anew at each start; every other line is yours.
ENVIRONMENT=development
AUTH_SECRET=${randomBytes(32).toString("base64url")}
`;
	let text = existsSync(".dev.vars") ? readFileSync(".dev.vars", "utf8") : fresh;
	for (const [name, value] of Object.entries(addresses)) {
		const line = `${name}=${value}`;
		const lineOfName = new RegExp(`^${name}=.*$`, "m");
		text = lineOfName.test(text) ? text.replace(lineOfName, line) : `${text.trimEnd()}\n${line}\n`;
	}
	for (const [name, value] of Object.entries(demoOperator)) {
		if (!text.includes(`\n${name}=`)) text = `${text.trimEnd()}\n${name}="${value}"\n`;
	}
	writeFileSync(".dev.vars", text, { mode: 0o600 });
}
