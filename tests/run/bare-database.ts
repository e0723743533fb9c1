import { rmSync } from "node:fs";
import { connect, type Database } from "#app/database/client.server.ts";
import { startDatabaseServer } from "#scripts/servers/database-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A database server without any table, for tests of SQL that computes. */
export async function startBareDatabase(): Promise<{ db: Database; stop(): Promise<void> }> {
	const folder = temporaryFolder();
	const server = await startDatabaseServer({ folder });
	return {
		db: connect({ url: server.url }),
		async stop() {
			await server.stop();
			rmSync(folder, { recursive: true });
		},
	};
}
