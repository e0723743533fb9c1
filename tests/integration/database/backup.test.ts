import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#app/database/client.server.ts";
import { readBackup, writeBackup } from "#scripts/backup/backup-file.ts";
import { restore, statementsOf } from "#scripts/backup/statements.ts";
import { migrate } from "#scripts/migrate.ts";
import { type DatabaseServer, startDatabaseServer } from "#scripts/servers/database-server.ts";
import { addExcursion } from "#tests/builders.ts";
import { addTraces } from "#tests/integration/privacy/traces.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";
import { fetchOverStreams, keepStreams } from "#tests/run/kept-streams.ts";
import { temporaryFolder } from "#tests/run/temporary-folder.ts";

const folder = temporaryFolder();
let source: OwnDatabase;
let target: DatabaseServer;

beforeAll(async () => {
	source = await startOwnDatabase();
	target = await startDatabaseServer({ folder: join(folder, "new"), isWatched: false });
});
afterAll(async () => {
	await Promise.all([source.stop(), target.stop()]);
	rmSync(folder, { recursive: true });
});

async function textOf(statements: AsyncIterable<string>): Promise<string> {
	const lines: string[] = [];
	for await (const statement of statements) lines.push(statement);
	return lines.join("\n");
}

test("a restored backup is the same database, with its search, its triggers and its numbers; only into an empty one", async () => {
	const { db } = source;
	// for each call on a stream of its own the server reads the whole schema again
	const overStreams = fetchOverStreams(keepStreams(target.url));
	const restored = connect({ url: target.url, fetch: overStreams }).$client;
	const old = db.$client;
	await addTraces(db, await addExcursion(db), {});
	// a text with lines and quotes, and a number that must not be given again
	await old.execute(
		"UPDATE bookings SET comments = 'one ''line''' || char(10) || 'another' WHERE id = 1",
	);
	await old.execute("DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox)");

	const file = join(folder, "backup.gz");
	await writeBackup(file, statementsOf(old));
	expect(statSync(file).mode & 0o777).toBe(0o600);
	await expect(writeBackup(file, statementsOf(old))).rejects.toThrow("EEXIST");
	await restore(createClient({ url: target.url }), readBackup(file));

	async function* broken() {
		yield "CREATE TABLE half (id)";
		throw new Error("Somebody wrote");
	}
	const half = join(folder, "half.gz");
	await expect(writeBackup(half, broken())).rejects.toThrow("Somebody wrote");
	expect(existsSync(half)).toBe(false);

	const [rowsBefore, rowsAfter] = await Promise.all(
		[old, restored].map((each) => textOf(statementsOf(each))),
	);
	expect(rowsAfter).toBe(rowsBefore);
	expect(rowsBefore).toContain("CREATE TRIGGER");
	const numbers = "SELECT name, seq FROM sqlite_sequence ORDER BY name";
	const [numbersBefore, numbersAfter] = await Promise.all(
		[old, restored].map((each) => each.execute(numbers)),
	);
	expect(numbersAfter?.rows).toEqual(numbersBefore?.rows);
	const searchResults = {
		sql: "SELECT count(*) AS bookings FROM booking_search WHERE booking_search MATCH ?",
		args: ["xan*"],
	};
	const [inOld, inRestored] = await Promise.all(
		[old, restored].map((each) => each.execute(searchResults)),
	);
	expect(Number(inOld?.rows[0]?.bookings)).toBeGreaterThan(0);
	expect(inRestored?.rows).toEqual(inOld?.rows);
	// the migrations of the next version find where this one stands
	await migrate({ url: target.url });
	await expect(restore(restored, readBackup(file))).rejects.toThrow("This database is not empty");
});
