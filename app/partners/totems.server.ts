import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { totems } from "#app/database/schema.server.ts";
import { enrolmentHours } from "./totem.ts";
import { hashSecret, isSecret, makeSecret } from "./totem-secret.server.ts";

/**
 * Creates a totem that may be enrolled for a hotel.
 * @returns the token of the link `/totem/{hotelId}/?enrol=…`. It is shown once; only its hash is
 * stored.
 */
export async function enrolTotem(
	db: Database,
	hotelId: string,
	now: number,
	author?: Author,
): Promise<{ totemId: number; token: string }> {
	const token = makeSecret();
	const insert = db
		.insert(totems)
		.values({
			hotelId,
			enrolmentHash: hashSecret(token),
			enrolmentExpiresAt: now + enrolmentHours * 3_600_000,
			createdAt: now,
		})
		.returning({ id: totems.id });
	const { totem } = await runBatch(db, {
		totem: insert,
		event: author
			? recordCatalogueEntry(db, {
					kind: "hotel",
					id: hotelId,
					line: { code: "totem allowed" },
					author,
					now,
				})
			: undefined,
	});
	const [made] = totem;
	if (!made) throw new Error("The database made no totem");
	return { totemId: made.id, token };
}

/**
 * Exchanges the link's token for the totem's own secret in one statement. Attack: a token found
 * later in a browser history or chat no longer works.
 * @returns null when the token is used, expired or of another hotel.
 */
export async function acceptTotem(
	db: Database,
	hotelId: string,
	token: string,
	now: number,
): Promise<string | null> {
	if (!isSecret(token)) return null;
	const secret = makeSecret();
	const accepted = await db
		.update(totems)
		.set({
			enrolmentHash: null,
			secretHash: hashSecret(secret),
			enrolledAt: now,
			seenAt: now,
		})
		.where(
			and(
				eq(totems.enrolmentHash, hashSecret(token)),
				eq(totems.hotelId, hotelId),
				gt(totems.enrolmentExpiresAt, now),
				isNull(totems.revokedAt),
			),
		)
		.returning({ id: totems.id });
	return accepted.length === 1 ? secret : null;
}

/** Revokes a totem; the next booking already checks it. */
export async function revokeTotem(
	db: Database,
	totemId: number,
	now: number,
	by?: { author: Author; hotelId: string },
): Promise<void> {
	const revoke = db
		.update(totems)
		.set({ revokedAt: now, enrolmentHash: null })
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
	const seen = await db
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
	return seen.length === 1;
}

/** All totems of a hotel, also revoked ones, the newest first. */
export function totemsOf(db: Database, hotelId: string) {
	return db
		.select({
			id: totems.id,
			name: totems.name,
			createdAt: totems.createdAt,
			enrolmentExpiresAt: totems.enrolmentExpiresAt,
			enrolledAt: totems.enrolledAt,
			seenAt: totems.seenAt,
			revokedAt: totems.revokedAt,
		})
		.from(totems)
		.where(eq(totems.hotelId, hotelId))
		.orderBy(desc(totems.id));
}
