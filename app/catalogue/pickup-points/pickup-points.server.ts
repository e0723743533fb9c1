import { eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type Author,
	type CatalogueEvent,
	changedParts,
	eventsOf,
	recordCatalogueEntry,
	recordCatalogueEntryIf,
} from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import type { Database } from "#app/database/client.server.ts";
import { isAsOpened } from "#app/database/opened-at.server.ts";
import { pickupAssignments, pickupPoints, translations } from "#app/database/schema.server.ts";
import {
	saveTranslations,
	type TypedTranslation,
	translationsDiffer,
} from "#app/database/translations.server.ts";
import { byTitle } from "#app/ui/format/by-name.ts";
import {
	languagesInWords,
	otherLanguages,
	type StoredTranslation,
	typedTexts,
} from "#app/ui/translations/translations.ts";
import {
	type PickupPoint,
	type PointChange,
	type PointFields,
	translatedOfPoint,
} from "./pickup-point.ts";

/** What uses a pickup point; a point in use cannot be deleted. */
export interface PointUse {
	excursions: number;
	hotels: number;
	bookings: number;
}

export interface ListedPoint extends PickupPoint {
	/** Milliseconds. */
	updatedAt: number;
	use: PointUse;
	/** "DE, ES complete; FR 2 missing" */
	languages: string;
}

/** All points by title; one round trip. */
export async function listPoints(db: Database): Promise<ListedPoint[]> {
	const { rows, texts } = await runBatch(db, {
		rows: db.select(listed).from(pickupPoints),
		texts: db.select(textColumns).from(translations).where(isNotNull(translations.pickupPointId)),
	});
	const ofPoint = Map.groupBy(texts, ({ pointId }) => pointId);
	return rows.map((row) => toListed(row, ofPoint.get(row.id) ?? [])).sort(byTitle);
}

const textColumns = {
	pointId: translations.pickupPointId,
	language: translations.language,
	field: translations.field,
	words: translations.words,
	english: translations.english,
};

const count = (table: string) =>
	sql<number>`(SELECT count(*) FROM ${sql.identifier(table)} AS used WHERE used.pickup_point_id = ${pickupPoints}.id)`;

const listed = {
	id: pickupPoints.id,
	title: pickupPoints.title,
	place: pickupPoints.place,
	lat: pickupPoints.lat,
	lng: pickupPoints.lng,
	isActive: pickupPoints.isActive,
	updatedAt: pickupPoints.updatedAt,
	excursions: count("pickup_assignments"),
	hotels: count("hotels"),
	// EXISTS instead of a count, because a point may have a hundred thousand bookings
	bookings: sql<number>`EXISTS (SELECT 1 FROM bookings AS used WHERE used.pickup_point_id = ${pickupPoints}.id)`,
};

function toListed(
	{ excursions, hotels, bookings, ...point }: Omit<ListedPoint, "use" | "languages"> & PointUse,
	texts: readonly StoredTranslation[],
): ListedPoint {
	const { title, place } = point;
	const languages = languagesInWords({ title, place }, texts);
	return { ...point, use: { excursions, hotels, bookings }, languages };
}

export interface PointView {
	point: ListedPoint;
	/** Title and place in other languages. */
	texts: StoredTranslation[];
	/** The other points, shown on the map. */
	others: PickupPoint[];
	stops: { id: string; title: string; time: string }[];
	history: CatalogueEvent[];
}

/** One pickup point with its uses and history, or null; one round trip. */
export async function readPoint(db: Database, id: number): Promise<PointView | null> {
	const { rows, texts, stops, history } = await runBatch(db, {
		texts: db.select(textColumns).from(translations).where(eq(translations.pickupPointId, id)),
		rows: db.select(listed).from(pickupPoints),
		stops: db.all<{ id: string; title: string; time: string }>(sql`
			SELECT excursions.id AS id, excursions.title AS title, pickup_time AS time
			FROM pickup_assignments JOIN excursions ON excursions.id = excursion_id
			WHERE pickup_point_id = ${id}`),
		history: eventsOf(db, "point", id),
	});
	const point = rows.find((row) => row.id === id);
	if (!point) return null;
	const others = rows.filter((row) => row.id !== id).map(pointOf);
	return {
		point: toListed(point, texts),
		texts,
		others,
		stops: stops.sort(byTitle),
		history: history.map(catalogueEventInWords),
	};
}

function pointOf({ id, title, place, lat, lng, isActive }: PickupPoint): PickupPoint {
	return { id, title, place, lat, lng, isActive };
}

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

export type PointOutcome =
	/** `excursionIds`: the excursions that stop there; `isElsewhere`: guests find it at another place or by another name. */
	| { outcome: "done"; excursionIds: string[]; isElsewhere: boolean }
	| { outcome: "unknown" }
	/** Somebody saved it after the form was opened. */
	| { outcome: "newer" }
	/** Without it these excursions on sale would have no pickup point. */
	| { outcome: "last-stop"; titles: string[] }
	| { outcome: "in-use" };

/** Excursions on sale whose only active pickup point is this one. */
function dependentExcursions(id: number): SQL {
	return sql`SELECT excursions.title AS title FROM excursions
		JOIN pickup_assignments AS stop ON stop.excursion_id = excursions.id
		WHERE excursions.is_active = 1 AND stop.pickup_point_id = ${id} AND NOT EXISTS (
			SELECT 1 FROM pickup_assignments AS other JOIN pickup_points AS point ON point.id = other.pickup_point_id
			WHERE other.excursion_id = excursions.id AND other.pickup_point_id <> ${id} AND point.is_active = 1)`;
}

/** Existing bookings keep the words with which they were sold. One round trip. */
export async function updatePoint(
	db: Database,
	{
		id,
		change,
		openedAt,
		author,
		now,
	}: { id: number; change: PointChange; openedAt: number | null; author: Author; now: number },
): Promise<PointOutcome> {
	const { texts: _, texts_checked: __, ...fields } = change;
	const translations = typedOf(id, change);
	const isOpened = sql`EXISTS (SELECT 1 FROM pickup_points WHERE id = ${id} AND ${isAsOpened(openedAt)})`;
	const may = fields.isActive
		? isOpened
		: sql`${isOpened} AND NOT EXISTS (${dependentExcursions(id)})`;
	const use = sql`CASE WHEN (SELECT is_active FROM pickup_points WHERE id = ${id}) IS NOT ${Number(fields.isActive)}
		THEN ${fields.isActive ? "taken into use" : "taken out of use"} END`;
	const { pointBefore, updated, storedPoint, titles, stops } = await runBatch(db, {
		pointBefore: db.select(listed).from(pickupPoints).where(eq(pickupPoints.id, id)),
		event: recordCatalogueEntryIf(
			db,
			{
				kind: "point",
				id,
				line: { code: "point saved", use, parts: changedTexts(translations) },
				author,
				now,
			},
			may,
		),
		translations: saveTranslations(
			db,
			{ of: "pickup_point_id", owners: sql`SELECT ${id}`, translations, now },
			may,
		),
		// last of what is written, because the condition asks when the row was saved
		updated: db
			.update(pickupPoints)
			.set({ ...fields, updatedAt: now })
			.where(sql`id = ${id} AND ${may}`)
			.returning({ id: pickupPoints.id }),
		storedPoint: db
			.select({ updatedAt: pickupPoints.updatedAt })
			.from(pickupPoints)
			.where(eq(pickupPoints.id, id)),
		titles: db.all<{ title: string }>(dependentExcursions(id)),
		stops: db
			.select({ id: pickupAssignments.excursionId })
			.from(pickupAssignments)
			.where(eq(pickupAssignments.pickupPointId, id)),
	});
	if (updated.length > 0) {
		const isElsewhere = pointBefore.some(
			(old) =>
				old.title !== fields.title ||
				old.place !== fields.place ||
				old.lat !== fields.lat ||
				old.lng !== fields.lng,
		);
		return { outcome: "done", excursionIds: stops.map((stop) => stop.id), isElsewhere };
	}
	if (!storedPoint[0]) return { outcome: "unknown" };
	if (openedAt !== null && storedPoint[0].updatedAt !== openedAt) return { outcome: "newer" };
	return { outcome: "last-stop", titles: titles.map(({ title }) => title) };
}

/** The texts of other languages, each with the English text that stood beside it. */
function typedOf(id: number, change: PointChange): TypedTranslation[] {
	return typedTexts(change).flatMap(({ field, ...text }) => {
		const name = translatedOfPoint.find((each) => each === field);
		return name ? [{ ...text, owner: id, field, english: change[name] }] : [];
	});
}

/** JSON of the languages in which a text changes, for the history. */
function changedTexts(translations: readonly TypedTranslation[]): SQL {
	return changedParts(
		otherLanguages.map(({ code }) => {
			const sameLanguage = translations.filter(({ language }) => language === code);
			return {
				part: `texts.${code}`,
				differs: translationsDiffer("pickup_point_id", sameLanguage),
			};
		}),
	);
}

/** Deletes a point that was never used; others can be deactivated. One round trip. */
export async function deletePoint(
	db: Database,
	id: number,
	author: Author,
	now: number,
): Promise<PointOutcome> {
	const may = sql`EXISTS (SELECT 1 FROM pickup_points WHERE id = ${id})
		AND NOT EXISTS (SELECT 1 FROM pickup_assignments WHERE pickup_point_id = ${id})
		AND NOT EXISTS (SELECT 1 FROM hotels WHERE pickup_point_id = ${id})
		AND NOT EXISTS (SELECT 1 FROM bookings WHERE pickup_point_id = ${id})`;
	const { deleted, exists } = await runBatch(db, {
		event: recordCatalogueEntryIf(
			db,
			{ kind: "point", id, line: { code: "deleted" }, author, now },
			may,
		),
		deleted: db
			.delete(pickupPoints)
			.where(sql`id = ${id} AND ${may}`)
			.returning({ id: pickupPoints.id }),
		exists: db.select({ id: pickupPoints.id }).from(pickupPoints).where(eq(pickupPoints.id, id)),
	});
	if (deleted.length > 0) return { outcome: "done", excursionIds: [], isElsewhere: false };
	return { outcome: exists.length > 0 ? "in-use" : "unknown" };
}
