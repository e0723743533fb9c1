import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { statementsOf } from "#scripts/backup/statements.ts";
import { refuseBackupOfOtherVersion, refuseOtherVersion } from "#scripts/database-version.ts";
import { migrate } from "#scripts/migrate.ts";
import { startOwnDatabase } from "#tests/own-database.ts";

// every command asks by these functions: other-version.release.test.ts runs the commands themselves
test("a database of another version is refused and not touched, and its backup is not restored", async () => {
	const { db, server, stop } = await startOwnDatabase();
	const { url } = server;
	const tables = () => db.all(sql`SELECT name, sql FROM sqlite_master`);
	const migrations = () => db.all(sql`SELECT * FROM __drizzle_migrations`);
	try {
		await migrate({ url });
		await db.run(sql`UPDATE __drizzle_migrations SET hash = ${"0".repeat(64)}`);
		const contentBefore = [await tables(), await migrations()];
		await expect(refuseOtherVersion({ url })).rejects.toThrow("move .data/ away and start again.");
		// the same server by an address that is not one of this machine's: nobody is told to move a folder
		const deployment = { url: url.replace("127.0.0.1", "[::ffff:127.0.0.1]") };
		const sentence = "use the version that made it, or a new, empty database.";
		await expect(refuseOtherVersion(deployment)).rejects.toThrow(sentence);
		await expect(migrate(deployment)).rejects.toThrow(sentence);
		await expect(refuseBackupOfOtherVersion(statementsOf(db.$client))).rejects.toThrow(
			"restore it with the version that made it.",
		);
		expect([await tables(), await migrations()]).toEqual(contentBefore);
	} finally {
		await stop();
	}
});
