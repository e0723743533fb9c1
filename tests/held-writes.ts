import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseServer } from "#scripts/database-server.ts";

/**
 * Makes a database server what a stalled one is: it answers every read and commits nothing. Another
 * program, this one, has the write lock of its file, for as long as it likes.
 * @returns what lets go of it.
 */
export function holdWrites({ folder }: Pick<DatabaseServer, "folder">): () => void {
	const file = new DatabaseSync(join(folder, "dbs/default/data"));
	file.exec("BEGIN IMMEDIATE");
	return () => {
		if (file.isOpen) file.close();
	};
}
