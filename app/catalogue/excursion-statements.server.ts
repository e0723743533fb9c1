/** Statements that write an excursion with its pictures and stops, for the batch of an editor's save. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { excursionImages, excursions, pickupAssignments } from "#app/database/schema.server.ts";

type ExcursionRow = typeof excursions.$inferInsert;

export function insertExcursion(db: Database, row: ExcursionRow) {
	return db.insert(excursions).values(row);
}

/** Writes the columns and raises the version, where `condition` holds. */
export function updateExcursion(
	db: Database,
	{ id, columns, now }: { id: string; columns: Partial<ExcursionRow>; now: number },
	condition: SQL,
) {
	return db
		.update(excursions)
		.set({ ...columns, updatedAt: now, version: sql`${excursions.version} + 1` })
		.where(sql`${excursions.id} = ${id} AND ${condition}`)
		.returning({ version: excursions.version });
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
	condition: SQL,
) {
	const ordered = JSON.stringify(pictures);
	return {
		removed: db
			.delete(excursionImages)
			.where(
				sql`excursion_id = ${id} AND id IN (SELECT value FROM json_each(${JSON.stringify(removed_pictures)})) AND ${condition}`,
			)
			.returning({ key: excursionImages.key, widths: excursionImages.widths }),
		pictures: db.run(sql`
			UPDATE excursion_images SET
				position = (SELECT key FROM json_each(${ordered}) WHERE value ->> 'id' = excursion_images.id),
				alt = (SELECT value ->> 'alt' FROM json_each(${ordered}) WHERE value ->> 'id' = excursion_images.id)
			WHERE excursion_id = ${id}
				AND id IN (SELECT value ->> 'id' FROM json_each(${ordered})) AND ${condition}`),
	};
}

/** Replaces the stops of an excursion; without `pickups` they stay. */
export function pickupStatements(
	db: Database,
	{
		id,
		pickups,
	}: { id: string; pickups?: readonly { pointId: number; time: string }[] | undefined },
	condition: SQL,
) {
	return {
		oldPickups: db
			.delete(pickupAssignments)
			.where(sql`excursion_id = ${id} AND ${pickups ? condition : sql`0`}`),
		pickups: db.run(sql`
			INSERT OR IGNORE INTO pickup_assignments (excursion_id, pickup_point_id, pickup_time)
			SELECT ${id}, value ->> 'pointId', value ->> 'time'
			FROM json_each(${JSON.stringify(pickups ?? [])}) WHERE ${condition}`),
	};
}
