import { createClient } from "@libsql/client";
import { expect, test } from "vitest";
import { statementsOf } from "#scripts/backup/statements.ts";
import { refuseBackupOfOtherVersion, refuseOtherVersion } from "#scripts/database-version.ts";
import { migrate } from "#scripts/migrate.ts";
import { startOwnDatabase } from "#tests/own-database.ts";

async function contentOf(url: string): Promise<string> {
	let content = "";
	for await (const statement of statementsOf(createClient({ url }))) content += `${statement}\n`;
	return content;
}

// every command asks by these functions: other-version.release.test.ts runs the commands themselves
test("a database of another version is refused and not touched, and its backup is not restored", async () => {
	const { server, stop } = await startOwnDatabase();
	const { url } = server;
	try {
		await migrate({ url });
		await createClient({ url }).execute({
			sql: "UPDATE __drizzle_migrations SET hash = ?",
			args: ["0".repeat(64)],
		});
		const contentBefore = await contentOf(url);
		await expect(refuseOtherVersion({ url })).rejects.toThrow("move .data/ away and start again.");
		// the same server by an address that is not one of this machine's: nobody is told to move a folder
		const deployment = { url: url.replace("127.0.0.1", "[::ffff:127.0.0.1]") };
		const sentence = "use the version that made it, or a new, empty database.";
		await expect(refuseOtherVersion(deployment)).rejects.toThrow(sentence);
		await expect(migrate(deployment)).rejects.toThrow(sentence);
		await expect(refuseBackupOfOtherVersion(statementsOf(createClient({ url })))).rejects.toThrow(
			"restore it with the version that made it.",
		);
		expect(await contentOf(url)).toBe(contentBefore);
	} finally {
		await stop();
	}
});
