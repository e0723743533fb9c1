/** Statements that write an excursion with its pictures and stops, for the batch of an editor's save. */
import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { excursionImages, excursions, pickupAssignments } from "#app/database/schema.server.ts";

type ExcursionRow = typeof excursions.$inferInsert;

export function insertExcursion(db: Database, row: ExcursionRow) {
	return db.insert(excursions).values(row);
}

/** Writes the columns and takes the version that was read, as `takeVersion` does. */
export function updateExcursion(
	db: Database,
	{
		id,
		version,
		columns,
		now,
	}: { id: string; version: number; columns: Partial<ExcursionRow>; now: number },
) {
	return db
		.update(excursions)
		.set({ ...columns, updatedAt: now, version: version + 1 })
		.where(eq(excursions.id, id));
}

/** Removes pictures, and gives those that stay their order and their description. */
export function pictureStatements(
	db: Database,
	{
		id,
		removed_pictures,
		pictures = [],
	}: {
		id: string;
		removed_pictures: readonly number[];
		/** In their new order; absent where nothing of them changes. */
		pictures?: readonly { id: number; alt: string }[] | undefined;
	},
) {
	const ordered = JSON.stringify(pictures);
	return {
		removed: db
			.delete(excursionImages)
			.where(
				sql`excursion_id = ${id} AND id IN (SELECT value FROM json_each(${JSON.stringify(removed_pictures)}))`,
			),
		pictures: db.run(sql`
			UPDATE excursion_images SET
				position = (SELECT key FROM json_each(${ordered}) WHERE value ->> 'id' = excursion_images.id),
				alt = (SELECT value ->> 'alt' FROM json_each(${ordered}) WHERE value ->> 'id' = excursion_images.id)
			WHERE excursion_id = ${id}
				AND id IN (SELECT value ->> 'id' FROM json_each(${ordered}))`),
	};
}

/** Replaces the stops of an excursion; without `pickups` they stay. */
export function pickupStatements(
	db: Database,
	{
		id,
		pickups,
	}: { id: string; pickups?: readonly { pointId: number; time: string }[] | undefined },
) {
	if (!pickups) return {};
	return {
		oldPickups: db.delete(pickupAssignments).where(eq(pickupAssignments.excursionId, id)),
		pickups: db.run(sql`
			INSERT OR IGNORE INTO pickup_assignments (excursion_id, pickup_point_id, pickup_time)
			SELECT ${id}, value ->> 'pointId', value ->> 'time'
			FROM json_each(${JSON.stringify(pickups)})`),
	};
}
