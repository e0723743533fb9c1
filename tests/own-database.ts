import { cpSync, rmSync } from "node:fs";
import { connect, type Database } from "#app/database/client.server.ts";
import { type DatabaseServer, startDatabaseServer } from "#scripts/servers/database-server.ts";
import { type DatabaseContent, databaseTemplate } from "./run/database-template.ts";
import { fetchOverStreams, keepStreams, type PassOn } from "./run/kept-streams.ts";
import { temporaryFolder } from "./run/temporary-folder.ts";

export interface OwnDatabase {
	server: DatabaseServer;
	db: Database;
	/** The way to the server over streams that stay open. */
	passOn: PassOn;
	stop(): Promise<void>;
}

/** A migrated database on a server of its own: an island's, and that of tests of what runs without a worker. */
export async function startOwnDatabase({
	content = "empty",
	isWatched = false,
}: {
	content?: DatabaseContent;
	isWatched?: boolean;
} = {}): Promise<OwnDatabase> {
	const folder = temporaryFolder();
	cpSync(await databaseTemplate(content), folder, { recursive: true });
	const server = await startDatabaseServer({ folder, isWatched });
	const passOn = keepStreams(server.url);
	return {
		server,
		passOn,
		db: connect({ url: server.url, fetch: fetchOverStreams(passOn) }),
		async stop() {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
