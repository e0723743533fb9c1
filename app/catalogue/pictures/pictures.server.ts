import { encodeHexLowerCase } from "@oslojs/encoding";
import { and, eq, sql } from "drizzle-orm";
import type { StaffPicture } from "#app/catalogue/pictures/staff-picture.ts";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type Author,
	recordCatalogueEntryIfChanged,
} from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursionImages, excursions } from "#app/database/schema.server.ts";
import { pictureRefusalsTexts as texts } from "#app/messages/staff/excursions/picture-refusals.ts";
import { maximumPictures } from "./picture-limits.ts";
import { addressesOf, fileKey, refusalOfFile, refusalOfSize } from "./pictures.ts";
import {
	type EncodedPicture,
	encodingVersion,
	reencodePicture,
	sizeOfPicture,
} from "./reencode-picture.server.ts";

export interface PictureStore {
	db: Database;
	bucket: R2Bucket;
	encoder: ImagesBinding;
}

export type PictureOutcome =
	| { outcome: "stored"; picture: StaffPicture }
	| { outcome: "refused"; status: 404 | 409 | 413 | 415 | 422; message: string };

interface Upload {
	excursionId: string;
	bytes: Uint8Array<ArrayBuffer>;
	alt: string;
}

/**
 * Checks, re-encodes and stores a picture as the last one of its excursion. Files are written before the row, so
 * that no page points at a missing file; where the row fails, nobody is led to them. Attack: re-encoding removes scripts and
 * personal data (location, camera) from the file.
 */
export async function storePicture(
	store: PictureStore,
	upload: Upload,
	author: Author,
	now: number,
): Promise<PictureOutcome> {
	const { db, bucket } = store;
	const refusalOfUpload = await refuseUpload(store.encoder, upload.bytes);
	if (refusalOfUpload) return { outcome: "refused", ...refusalOfUpload };
	const key = await pictureKey(upload.excursionId, upload.bytes);
	const refusal = await uploadRefusal(db, upload.excursionId, key);
	if (refusal) return refusal;
	const encoded = await reencodePicture(store.encoder, upload.bytes);
	if (!encoded) return { outcome: "refused", ...damageRefusal() };
	for (const { width, bytes } of encoded.files)
		await bucket.put(fileKey(key, width), bytes, { httpMetadata: { contentType: "image/webp" } });
	const picture = await insertPicture(db, { ...upload, key, encoded }, author, now);
	if (picture) return { outcome: "stored", picture };
	const lateRefusal = await uploadRefusal(db, upload.excursionId, key);
	return lateRefusal ?? { outcome: "refused", status: 422, message: tooMany() };
}

const damageRefusal = () => ({ status: 422 as const, message: texts.broken });

async function refuseUpload(encoder: ImagesBinding, bytes: Uint8Array<ArrayBuffer>) {
	const refusal = refusalOfFile(bytes);
	if (refusal) return refusal;
	const size = await sizeOfPicture(encoder, bytes);
	return size ? refusalOfSize(size) : damageRefusal();
}

const tooMany = () => texts.tooMany({ most: maximumPictures });

async function uploadRefusal(db: Database, excursionId: string, key: string) {
	const [row] = await db
		.select({
			count: sql<number>`(SELECT count(*) FROM excursion_images WHERE excursion_id = ${excursionId})`,
			isThere: sql<number>`EXISTS (SELECT 1 FROM excursion_images WHERE excursion_id = ${excursionId} AND key = ${key})`,
		})
		.from(excursions)
		.where(eq(excursions.id, excursionId));
	const refuse = (status: 404 | 409 | 422, message: string) =>
		({ outcome: "refused", status, message }) as const;
	if (!row) return refuse(404, texts.noSuchExcursion);
	if (row.isThere) return refuse(409, texts.hereAlready);
	return row.count >= maximumPictures ? refuse(422, tooMany()) : null;
}

/** Hash of content and owner, such as an excursion, so that two owners never share files. */
export async function pictureKey(owner: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const content = encodeHexLowerCase(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
	const versionedKey = new TextEncoder().encode(`${encodingVersion}:${owner}:${content}`);
	return encodeHexLowerCase(new Uint8Array(await crypto.subtle.digest("SHA-256", versionedKey)));
}

/** @returns null when its position was taken meanwhile. */
async function insertPicture(
	db: Database,
	{ excursionId, key, alt, encoded }: Upload & { key: string; encoded: EncodedPicture },
	author: Author,
	now: number,
): Promise<StaffPicture | null> {
	const { width, height, files } = encoded;
	const widths = files.map((file) => file.width).join(",");
	const hasPlace = sql`EXISTS (SELECT 1 FROM excursions WHERE id = ${excursionId})
		AND (SELECT count(*) FROM excursion_images WHERE excursion_id = ${excursionId}) < ${maximumPictures}
		AND NOT EXISTS (SELECT 1 FROM excursion_images WHERE excursion_id = ${excursionId} AND key = ${key})`;
	const { rows } = await runBatch(db, {
		picture: db.run(sql`
			INSERT INTO excursion_images (excursion_id, key, alt, position, width, height, widths)
			SELECT ${excursionId}, ${key}, coalesce(nullif(${alt}, ''), (SELECT title FROM excursions WHERE id = ${excursionId})),
				(SELECT coalesce(max(position) + 1, 0) FROM excursion_images WHERE excursion_id = ${excursionId}),
				${width}, ${height}, ${widths}
			WHERE ${hasPlace}`),
		event: recordCatalogueEntryIfChanged(db, {
			kind: "excursion",
			id: excursionId,
			line: { code: "picture added" },
			author,
			now,
		}),
		rows: db
			.select()
			.from(excursionImages)
			.where(and(eq(excursionImages.excursionId, excursionId), eq(excursionImages.key, key))),
	});
	const [row] = rows;
	if (!row) return null;
	const { id } = row;
	return { id, key, ...addressesOf(row), alt: row.alt, width: row.width, height: row.height };
}

export type RemovalOutcome =
	| { outcome: "removed" }
	| { outcome: "unknown" }
	/** The only picture of an excursion on sale. */
	| { outcome: "last" };

/** Deletes a picture and its files. */
export async function removePicture(
	{ db, bucket }: Pick<PictureStore, "db" | "bucket">,
	{ excursionId, pictureId }: { excursionId: string; pictureId: number },
	author: Author,
	now: number,
): Promise<RemovalOutcome> {
	const may = sql`EXISTS (SELECT 1 FROM excursion_images WHERE id = ${pictureId} AND excursion_id = ${excursionId})
		AND ((SELECT is_active FROM excursions WHERE id = ${excursionId}) = 0
			OR (SELECT count(*) FROM excursion_images WHERE excursion_id = ${excursionId}) > 1)`;
	const isIt = and(eq(excursionImages.id, pictureId), eq(excursionImages.excursionId, excursionId));
	const { removed, left } = await runBatch(db, {
		removed: db
			.delete(excursionImages)
			.where(and(isIt, may))
			.returning({ key: excursionImages.key, widths: excursionImages.widths }),
		event: recordCatalogueEntryIfChanged(db, {
			kind: "excursion",
			id: excursionId,
			line: { code: "picture removed" },
			author,
			now,
		}),
		left: db.select({ id: excursionImages.id }).from(excursionImages).where(isIt),
	});
	await deleteFiles(bucket, removed);
	if (removed.length > 0) return { outcome: "removed" };
	return { outcome: left.length > 0 ? "last" : "unknown" };
}

/** Deletes the files of deleted pictures. */
export async function deleteFiles(
	bucket: R2Bucket,
	rows: readonly { key: string; widths: string }[],
): Promise<void> {
	const names = rows.flatMap(({ key, widths }) =>
		widths
			.split(",")
			.filter(Boolean)
			.map((width) => fileKey(key, Number(width))),
	);
	if (names.length > 0) await bucket.delete(names);
}
