/** Whether the database commits: asked by writing, because one that no longer commits still answers reads. */
import { lte } from "drizzle-orm";
import type { Database } from "./client.server.ts";
import { writeProbe } from "./schema.server.ts";

/** So long a write that went through proves that the next one will. */
export const provenForMilliseconds = 15_000;

/** When somebody last proved that the database commits; 0 when nobody has. One round trip. */
export async function lastProvenWrite(db: Pick<Database, "select">): Promise<number> {
	const [row] = await db.select({ at: writeProbe.writtenAt }).from(writeProbe);
	return row?.at ?? 0;
}

/** Commits a row. Several at once write it once. @throws when the database does not take it. */
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
