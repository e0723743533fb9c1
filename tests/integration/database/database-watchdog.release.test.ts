import { rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect, type Database } from "#app/database/client.server.ts";
import { type CommitWatch, watchCommits } from "#scripts/servers/commit-watch.ts";
import { type DatabaseServer, startDatabaseServer } from "#scripts/servers/database-server.ts";
import { holdWrites } from "#tests/held-writes.ts";
import { temporaryFolder } from "#tests/run/temporary-folder.ts";

let server: DatabaseServer;
let db: Database;
let watch: CommitWatch | undefined;
let lines: string[];

beforeEach(async () => {
	lines = [];
	vi.spyOn(console, "error").mockImplementation((line) => lines.push(String(line)));
	server = await startDatabaseServer({ folder: temporaryFolder(), isWatched: false });
	db = connect({ url: server.url });
	await db.run(sql`CREATE TABLE guests (name TEXT)`);
	await db.run(sql`INSERT INTO guests VALUES ('Ida')`);
});
afterEach(async () => {
	vi.restoreAllMocks();
	watch?.stop();
	await server.stop();
	rmSync(server.folder, { recursive: true, force: true });
});

/** With the longest time-outs; each test shortens its own. */
const watchServer = (
	restart: () => Promise<void>,
	pace: Partial<Parameters<typeof watchCommits>[1]>,
) =>
	watchCommits(
		{ url: server.url, restart },
		{
			everyMilliseconds: 50,
			probeMilliseconds: 5_000,
			restartMilliseconds: 60_000,
			giveUpMilliseconds: 60_000,
			...pace,
		},
	);

/** One statement on a stream that stays open and keeps a connection of the server. */
async function openStream(url: string, statement: string, baton: string | null = null) {
	const answer = await fetch(`${url}/v2/pipeline`, {
		method: "POST",
		body: JSON.stringify({ baton, requests: [{ type: "execute", stmt: { sql: statement } }] }),
	});
	const text = await answer.text();
	return {
		text,
		status: answer.status,
		baton: answer.ok ? v.parse(v.object({ baton: v.string() }), JSON.parse(text)).baton : null,
	};
}

const guests = () => db.all<{ name: string }>(sql`SELECT name FROM guests`);

test("a server that answers reads but commits nothing is restarted on its port and data, and this is logged", async () => {
	const releaseHold = holdWrites(server);
	expect(await guests()).toEqual([{ name: "Ida" }]);
	const restart = vi.fn(async () => {
		// the lock belonged to the process that dies
		releaseHold();
		await server.restart();
	});
	watch = watchServer(restart, { restartMilliseconds: 500 });
	await vi.waitFor(() => expect(restart).toHaveBeenCalled(), 30_000);
	await restart.mock.results[0]?.value;
	watch.stop();
	await db.run(sql`INSERT INTO guests VALUES ('Noor')`);
	expect(await guests()).toEqual([{ name: "Ida" }, { name: "Noor" }]);
	expect(lines[0]).toMatch(
		new RegExp(
			`^The database server ${server.url} committed nothing for \\d+ s: it is killed and started anew`,
		),
	);
});

test("a server that commits nothing even then is given up with words, not waited for", async () => {
	let releaseHold = holdWrites(server);
	const restart = vi.fn(async () => {
		releaseHold();
		await server.restart();
		releaseHold = holdWrites(server);
	});
	watch = watchServer(restart, { restartMilliseconds: 300, giveUpMilliseconds: 900 });
	await expect(watch.failed).rejects.toThrow(
		/committed nothing for \d+ s, although it was started anew\. Nothing can be stored\./,
	);
	expect(restart).toHaveBeenCalledTimes(1);
	releaseHold();
});

test("a probe is a commit that no table and no dump shows", async () => {
	const version = async () =>
		(await db.get<{ user_version: number }>(sql`PRAGMA user_version`)).user_version;
	const versions = new Set([await version()]);
	const restart = vi.fn(server.restart);
	watch = watchServer(restart, { everyMilliseconds: 20 });
	await vi.waitFor(
		async () => expect(versions.add(await version()).size).toBeGreaterThan(2),
		30_000,
	);
	const dump = await (await fetch(`${server.url}/dump`)).text();
	expect(dump).toContain("Ida");
	for (const number of [...versions].filter(Boolean)) expect(dump).not.toContain(String(number));
	expect(restart).not.toHaveBeenCalled();
});

test("a server that refuses new connections because all are in use commits, and is left alone", async () => {
	let stream = await openStream(server.url, "SELECT 1");
	const version = async () => {
		stream = await openStream(server.url, "PRAGMA user_version", stream.baton);
		return stream.text.match(/"value":"(\d+)"/)?.[1];
	};
	const restart = vi.fn(server.restart);
	watch = watchServer(restart, { everyMilliseconds: 20, restartMilliseconds: 300 });
	await vi.waitFor(async () => expect(await version()).not.toBe("0"), 30_000);
	const others = Array.from({ length: 130 }, () => openStream(server.url, "SELECT 1"));
	expect((await Promise.all(others)).map(({ status }) => status)).toContain(429);
	const versions = new Set<string | undefined>();
	await vi.waitFor(
		async () => expect(versions.add(await version()).size).toBeGreaterThan(20),
		30_000,
	);
	expect(restart).not.toHaveBeenCalled();
});

test("a program that does not get to run blames no database for that time", async () => {
	const restart = vi.fn(server.restart);
	watch = watchServer(restart, {
		everyMilliseconds: 10,
		probeMilliseconds: 300,
		restartMilliseconds: 1_000,
	});
	for (let turn = 0; turn < 8; turn += 1) {
		const until = performance.now() + 400;
		while (performance.now() < until);
		for (let step = 0; step < 20; step += 1) await new Promise((done) => setImmediate(done));
	}
	expect(restart).not.toHaveBeenCalled();
});
