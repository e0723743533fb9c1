import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseServer } from "#scripts/servers/database-server.ts";

/**
 * Stalls a database server: it answers reads, but commits nothing, because this process holds the write lock of
 * its file.
 * @returns releases the lock.
 */
export function holdWrites({ folder }: Pick<DatabaseServer, "folder">): () => void {
	const file = new DatabaseSync(join(folder, "dbs/default/data"));
	file.exec("BEGIN IMMEDIATE");
	return () => {
		if (file.isOpen) file.close();
	};
}
