import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeBackup } from "#scripts/backup/backup-file.ts";
import { statementsOf } from "#scripts/backup/statements.ts";
import { type DatabaseServer, startDatabaseServer } from "#scripts/servers/database-server.ts";
import { databaseTemplate } from "#tests/run/database-template.ts";
import { temporaryFolder } from "#tests/run/temporary-folder.ts";

const folder = temporaryFolder();
/** A database with a migration that this code does not have, stopped. */
const otherData = join(folder, "other");
const wayOutHere = "before the first release: move .data/ away and start again.\n";
let other: DatabaseServer;
let contentBefore: string;

beforeAll(async () => {
	cpSync(await databaseTemplate("empty"), otherData, { recursive: true });
	const server = await startDatabaseServer({ folder: otherData, isWatched: false });
	await createClient({ url: server.url }).execute({
		sql: "UPDATE __drizzle_migrations SET hash = ?",
		args: ["0".repeat(64)],
	});
	await server.stop();
	cpSync(otherData, join(folder, "served"), { recursive: true });
	other = await startDatabaseServer({ folder: join(folder, "served"), isWatched: false });
	contentBefore = await contentOf(other);
});
afterAll(async () => {
	await other.stop();
	rmSync(folder, { recursive: true });
});

async function contentOf({ url }: DatabaseServer): Promise<string> {
	let content = "";
	for await (const statement of statementsOf(createClient({ url }))) content += `${statement}\n`;
	return content;
}

/** A folder in which a command finds what the working folder of a clone has. */
function workingFolder(name: string): string {
	const path = join(folder, name);
	mkdirSync(path);
	return path;
}

function run(
	words: readonly string[],
	cwd: string,
	variables: NodeJS.ProcessEnv = {},
): Promise<{ code: number | string; errorOutput: string }> {
	const [script = "", ...rest] = words;
	const env = { ...process.env, TURSO_DATABASE_URL: "", ...variables };
	return new Promise((end) => {
		execFile(
			process.execPath,
			[resolve("scripts", script), ...rest],
			{ cwd, env },
			(error, _out, errorOutput) => {
				end({ code: error?.code ?? 0, errorOutput });
			},
		);
	});
}

// the others ask by the same two functions: `databaseOfCommand`, and `migrate` of what is served
test("staff-create.ts refuses a database of another version and touches nothing", async () => {
	const cwd = workingFolder("staff-create");
	const words = ["--email", "ida@mail.example", "--password", "calima-over-the-dunes"];
	const { code, errorOutput } = await run(["staff-create.ts", ...words], cwd, {
		TURSO_DATABASE_URL: other.url,
	});
	expect(errorOutput).toMatch(wayOutHere);
	expect(errorOutput.trimEnd()).not.toContain("\n");
	expect(code).toBe(1);
	expect(readdirSync(cwd)).toEqual([]);
	expect(await contentOf(other)).toBe(contentBefore);
});

test("start.ts refuses an old .data/", async () => {
	const cwd = workingFolder("start");
	const data = join(cwd, ".data", "sqld");
	cpSync(otherData, data, { recursive: true });
	const { code, errorOutput } = await run(["start.ts"], cwd);
	expect(errorOutput).toMatch(wayOutHere);
	expect(code).toBe(1);
	expect(readdirSync(cwd)).toEqual([".data"]);
	const server = await startDatabaseServer({ folder: data, isWatched: false });
	try {
		expect(await contentOf(server)).toBe(contentBefore);
	} finally {
		await server.stop();
	}
});

test("a backup of another version is not restored", async () => {
	const cwd = workingFolder("restore");
	const file = join(cwd, "backup.gz");
	await writeBackup(file, statementsOf(createClient({ url: other.url })));
	const empty = await startDatabaseServer({ folder: join(cwd, "empty"), isWatched: false });
	try {
		const { code, errorOutput } = await run(["database-restore.ts", file], cwd, {
			TURSO_DATABASE_URL: empty.url,
		});
		expect(errorOutput).toMatch("restore it with the version that made it.\n");
		expect(code).toBe(1);
		const { rows } = await createClient({ url: empty.url }).execute(
			"SELECT name FROM sqlite_master",
		);
		expect(rows).toEqual([]);
	} finally {
		await empty.stop();
	}
});

test("the files of another version are not scrubbed", async () => {
	const { code, errorOutput } = await run(["scrub-database.ts", otherData], folder);
	expect(errorOutput).toMatch("scrub it with the version that made it.\n");
	expect(code).toBe(1);
});
