/** `npm run db:restore -- FILE [--production | --staging]`: makes a backup's database anew in an empty one (docs/backup.md). */
import { createClient } from "@libsql/client";
import { readBackup } from "./backup/backup-file.ts";
import { restore } from "./backup/statements.ts";
import { endWith, fileOfCommand } from "./command-line.ts";
import { databaseOfCommand, refuseBackupOfOtherVersion } from "./database-version.ts";

try {
	const file = fileOfCommand("npm run db:restore -- FILE [--production | --staging]");
	await refuseBackupOfOtherVersion(readBackup(file));
	await restore(createClient(await databaseOfCommand()), readBackup(file));
	console.log("It is restored, and every row refers to rows that are there.");
} catch (error) {
	endWith(error);
}
