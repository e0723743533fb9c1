import { and, desc, eq, isNull } from "drizzle-orm";
import { hashSecret, isSecret } from "#app/crypto/secret.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { totems } from "#app/database/schema.server.ts";

/** Revokes a totem; the next booking already checks it. */
export async function revokeTotem(
	db: Database,
	totemId: number,
	now: number,
	by?: { author: Author; hotelId: string },
): Promise<void> {
	const revoke = db
		.update(totems)
		.set({ revokedAt: now })
		.where(
			and(
				eq(totems.id, totemId),
				isNull(totems.revokedAt),
				by ? eq(totems.hotelId, by.hotelId) : undefined,
			),
		);
	await runBatch(db, {
		totem: revoke,
		event: by
			? recordCatalogueEntry(db, {
					kind: "hotel",
					id: by.hotelId,
					line: { code: "totem revoked", totem: totemId },
					author: by.author,
					now,
				})
			: undefined,
	});
}

/** Stores a heartbeat. @returns false when this is no enrolled totem of the hotel. */
export async function markTotemSeen(
	db: Database,
	hotelId: string,
	secret: string,
	now: number,
): Promise<boolean> {
	if (!isSecret(secret)) return false;
	const seenTotems = await db
		.update(totems)
		.set({ seenAt: now })
		.where(
			and(
				eq(totems.secretHash, hashSecret(secret)),
				eq(totems.hotelId, hotelId),
				isNull(totems.revokedAt),
			),
		)
		.returning({ id: totems.id });
	return seenTotems.length === 1;
}

/** All totems of a hotel, also revoked ones, the newest first. */
export function totemsOf(db: Database, hotelId: string) {
	return db
		.select({
			id: totems.id,
			name: totems.name,
			seenAt: totems.seenAt,
			revokedAt: totems.revokedAt,
		})
		.from(totems)
		.where(eq(totems.hotelId, hotelId))
		.orderBy(desc(totems.id));
}
