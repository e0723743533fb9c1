import { eq, isNotNull, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { type CatalogueEvent, eventsOf } from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { pickupPoints, translations } from "#app/database/schema.server.ts";
import { byTitle } from "#app/ui/format/by-name.ts";
import { languagesInWords, type StoredTranslation } from "#app/ui/translations/translations.ts";
import type { PickupPoint } from "./pickup-point.ts";

/** What uses a pickup point; a point in use cannot be deleted. */
export interface PointUse {
	excursions: number;
	hotels: number;
	bookings: number;
}

export interface ListedPoint extends PickupPoint {
	version: number;
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
	...pickColumns(translations, ["language", "field", "words", "english"]),
};

const count = (table: string) =>
	sql<number>`(SELECT count(*) FROM ${sql.identifier(table)} AS used WHERE used.pickup_point_id = ${pickupPoints}.id)`;

const listed = {
	...pickColumns(pickupPoints, ["id", "title", "place", "lat", "lng", "isActive"]),
	...pickColumns(pickupPoints, ["version", "updatedAt"]),
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
