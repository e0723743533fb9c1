/** Writes pickup points. */
import { eq, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type Author,
	recordCatalogueEntry,
	recordCatalogueEntryIfChanged,
} from "#app/database/catalogue-events.server.ts";
import { changeRecord, keepVersion, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isForeignKeyViolation } from "#app/database/constraint-violation.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { pickupPoints, translations } from "#app/database/schema.server.ts";
import { saveTranslations, type TypedTranslation } from "#app/database/translations.server.ts";
import { typedTexts } from "#app/ui/translations/translations.ts";
import { type PointChange, type PointFields, translatedOfPoint } from "./pickup-point.ts";
import { decidePoint, type PointDecision, type PointStop } from "./point-decision.ts";

/** @returns the new point's id; one round trip. */
export async function createPoint(
	db: Database,
	fields: PointFields,
	author: Author,
	now: number,
): Promise<number> {
	const { made: rows } = await runBatch(db, {
		made: db
			.insert(pickupPoints)
			.values({ ...fields, createdAt: now, updatedAt: now })
			.returning({ id: pickupPoints.id }),
		event: recordCatalogueEntry(db, {
			kind: "point",
			id: sql`(SELECT max(id) FROM pickup_points)`,
			line: { code: "created" },
			author,
			now,
		}),
	});
	const id = rows[0]?.id;
	if (id === undefined) throw new Error("The new point has no id");
	return id;
}

/** Existing bookings keep the words with which they were sold. Two round trips. */
export async function updatePoint(
	db: Database,
	{
		id,
		change,
		openedVersion,
		author,
		now,
	}: { id: number; change: PointChange; openedVersion: number | null; author: Author; now: number },
): Promise<PointDecision> {
	const { texts: _, texts_checked: __, ...fields } = change;
	const decision = await changeRecord(db, {
		read: () => readPointState(db, id),
		decide: (state) => decidePoint(change, openedVersion, state),
		write: (decision, { pointBefore, stops }) =>
			decision.outcome === "saved" && pointBefore
				? {
						version: takeVersion(db, "pickup_points", pointBefore),
						point: db
							.update(pickupPoints)
							.set({ ...fields, updatedAt: now })
							.where(eq(pickupPoints.id, id)),
						// two points that are each other's last resort may be taken out of use at the same time
						stops: fields.isActive ? [] : stops.map((stop) => keepStop(db, stop)),
						event: recordCatalogueEntry(db, {
							kind: "point",
							id,
							line: { code: "point saved", use: decision.use, parts: decision.parts },
							author,
							now,
						}),
						translations: saveTranslations(db, {
							of: "pickup_point_id",
							owners: sql`SELECT ${id}`,
							translations: typedOf(id, change),
							now,
						}),
					}
				: undefined,
	});
	return decision.outcome === "changed meanwhile" ? { outcome: "newer" } : decision;
}

interface StopRow extends Omit<PointStop, "isOnSale" | "hasOther"> {
	version: number;
	isOnSale: number;
	/** Another pickup point in use. */
	otherId: number | null;
	otherVersion: number | null;
}

async function readPointState(db: Database, id: number) {
	const { rows, texts, stops } = await runBatch(db, {
		rows: db.select().from(pickupPoints).where(eq(pickupPoints.id, id)),
		texts: db
			.select(pickColumns(translations, ["language", "field", "words"]))
			.from(translations)
			.where(eq(translations.pickupPointId, id)),
		stops: db.all<StopRow>(sql`
			SELECT trip.id AS excursionId, trip.title, trip.version, trip.is_active AS isOnSale,
				other.id AS otherId, other.version AS otherVersion
			FROM pickup_assignments AS stop JOIN excursions AS trip ON trip.id = stop.excursion_id
			LEFT JOIN pickup_points AS other ON other.id = (SELECT point.id
				FROM pickup_assignments AS assigned JOIN pickup_points AS point ON point.id = assigned.pickup_point_id
				WHERE assigned.excursion_id = trip.id AND point.id <> ${id} AND point.is_active = 1 LIMIT 1)
			WHERE stop.pickup_point_id = ${id}`),
	});
	const rowsOfStops = stops.map((stop) => ({
		...stop,
		isOnSale: stop.isOnSale === 1,
		hasOther: stop.otherId !== null,
	}));
	return { pointBefore: rows[0] ?? null, texts, stops: rowsOfStops };
}

/** Undoes the batch if an excursion, or the other pickup point that it has, was changed after it was read. */
function keepStop(
	db: Database,
	{ excursionId, version, otherId, otherVersion }: Omit<StopRow, "isOnSale">,
) {
	return {
		excursion: keepVersion(db, "excursions", { id: excursionId, version }),
		other:
			otherId === null || otherVersion === null
				? undefined
				: keepVersion(db, "pickup_points", { id: otherId, version: otherVersion }),
	};
}

/** The texts of other languages, each with the English text that stood beside it. */
function typedOf(id: number, change: PointChange): TypedTranslation[] {
	return typedTexts(change).flatMap(({ field, ...text }) => {
		const name = translatedOfPoint.find((each) => each === field);
		return name ? [{ ...text, owner: id, field, english: change[name] }] : [];
	});
}

/** Deletes a point that was never used: foreign keys refuse any other, which can be deactivated. One round trip. */
export async function deletePoint(
	db: Database,
	id: number,
	author: Author,
	now: number,
): Promise<"deleted" | "unknown" | "in use"> {
	try {
		const { deleted } = await runBatch(db, {
			deleted: db.delete(pickupPoints).where(eq(pickupPoints.id, id)),
			event: recordCatalogueEntryIfChanged(db, {
				kind: "point",
				id,
				line: { code: "deleted" },
				author,
				now,
			}),
		});
		return deleted.rowsAffected > 0 ? "deleted" : "unknown";
	} catch (error) {
		if (isForeignKeyViolation(error)) return "in use";
		throw error;
	}
}
