/** Whether the database can commit. Only a write shows it, because reads may still work. */
import { lte } from "drizzle-orm";
import type { Database } from "./client.server.ts";
import { writeProbe } from "./schema.server.ts";

/** A successful write counts for this long as proof that writes work. */
export const provenForMilliseconds = 15_000;

/** Commits a row; several calls at once write it once. @throws when the database refuses. */
export async function proveWrite(db: Pick<Database, "insert">, now: number): Promise<void> {
	await db
		.insert(writeProbe)
		.values({ id: 1, writtenAt: now })
		.onConflictDoUpdate({
			target: writeProbe.id,
			set: { writtenAt: now },
			setWhere: lte(writeProbe.writtenAt, now - provenForMilliseconds),
		});
}
