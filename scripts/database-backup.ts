/** `npm run db:backup -- FILE [--production | --staging]`: writes all of a database into a file (docs/backup.md). */
import { createClient } from "@libsql/client";
import { writeBackup } from "./backup/backup-file.ts";
import { statementsOf } from "./backup/statements.ts";
import { endWith, fileOfCommand } from "./command-line.ts";
import { databaseOfCommand } from "./database-version.ts";

try {
	const file = fileOfCommand("npm run db:backup -- FILE [--production | --staging]");
	await writeBackup(file, statementsOf(createClient(await databaseOfCommand())));
	console.log(`${file} has all of it. Keep it where you keep passwords: it knows every guest.`);
} catch (error) {
	endWith(error);
}
