import { and, eq, getTableColumns, SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type Author,
	type CatalogueEvent,
	eventsOf,
	recordCatalogueEntryIf,
} from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import type { Database } from "#app/database/client.server.ts";
import { isAsOpened } from "#app/database/opened-at.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { hotels, pickupPoints, users } from "#app/database/schema.server.ts";
import { byName, byTitle } from "#app/ui/format/by-name.ts";
import { type HotelFields, hotelColumns } from "./hotel-fields.ts";
import { type MonthOfSales, monthsOfHotel } from "./hotel-sales-by-month.server.ts";
import type { Totem } from "./totem.ts";
import { totemsOf } from "./totems.server.ts";

/** Which hotels a user may see; every query has it in its WHERE. */
export type HotelScope = { partnerUserId: string } | "all";

export interface ListedHotel extends HotelFields {
	id: string;
	/** Title of the hotel's own pickup point. */
	pickup: string | null;
	/** Milliseconds. */
	updatedAt: number;
}

const listColumns = {
	id: hotels.id,
	...pickColumns(hotels, hotelColumns),
	pickup: pickupPoints.title,
	updatedAt: hotels.updatedAt,
	partnerEmail: sql<string>`coalesce(${users.email}, '')`,
};

/** By name; one round trip. */
export async function listHotels(db: Database, scope: HotelScope): Promise<ListedHotel[]> {
	return (await listedHotels(db, inScope(scope))).sort(byName);
}

function listedHotels(db: Database, condition: SQL | undefined) {
	return db
		.select(listColumns)
		.from(hotels)
		.leftJoin(pickupPoints, eq(pickupPoints.id, hotels.pickupPointId))
		.leftJoin(users, eq(users.id, hotels.partnerUserId))
		.where(condition);
}

function inScope(scope: HotelScope): SQL | undefined {
	return scope === "all" ? undefined : eq(hotels.partnerUserId, scope.partnerUserId);
}

/** A pickup point that a hotel may have as its own. */
export interface PointChoice {
	id: number;
	title: string;
	isActive: boolean;
}

export interface HotelView {
	hotel: ListedHotel;
	points: PointChoice[];
	sales: MonthOfSales[];
	totems: Totem[];
	history: CatalogueEvent[];
}

/**
 * One hotel with its sales by month of departure, or null; one round trip.
 * @param fromMonth "2027-01": earlier departures are left out.
 */
export async function readHotel(
	db: Database,
	id: string,
	scope: HotelScope,
	fromMonth: string,
): Promise<HotelView | null> {
	const { rows, points, sales, totems, history } = await runBatch(db, {
		rows: listedHotels(db, and(eq(hotels.id, id), inScope(scope))),
		points: pointChoices(db, id),
		sales: monthsOfHotel(db, id, fromMonth),
		totems: totemsOf(db, id),
		history: eventsOf(db, "hotel", id),
	});
	const [hotel] = rows;
	return hotel
		? {
				hotel,
				points: points.sort(byTitle),
				sales,
				totems,
				history: history.map(catalogueEventInWords),
			}
		: null;
}

/** The pickup points in use, and the one that a hotel already has; one round trip. @param hotelId null for a new one. */
export async function listPointChoices(db: Database, hotelId: string | null) {
	return (await pointChoices(db, hotelId)).sort(byTitle);
}

function pointChoices(db: Database, hotelId: string | null) {
	return db
		.select({
			id: pickupPoints.id,
			title: pickupPoints.title,
			isActive: pickupPoints.isActive,
		})
		.from(pickupPoints)
		.where(
			sql`${pickupPoints.isActive} OR ${pickupPoints.id} = (SELECT pickup_point_id FROM hotels WHERE id = ${hotelId})`,
		);
}

export type HotelRefusal =
	| { outcome: "taken" }
	| { outcome: "no-such-point" }
	/** No user has this email, or the user is no partner. */
	| { outcome: "no-such-partner" };

export type HotelOutcome =
	| { outcome: "done" }
	| { outcome: "unknown" }
	/** Somebody saved it after the form was opened. */
	| { outcome: "newer" }
	| HotelRefusal;

/** One round trip when it succeeds. */
export async function createHotel(
	db: Database,
	{ id, ...fields }: HotelFields & { id: string },
	author: Author,
	now: number,
): Promise<{ outcome: "done" } | HotelRefusal> {
	const may = sql`${referencesExist(fields)} AND NOT EXISTS (SELECT 1 FROM hotels WHERE id = ${id})`;
	const { sameId, ownRow } = await runBatch(db, {
		event: recordCatalogueEntryIf(
			db,
			{ kind: "hotel", id, line: { code: "created" }, author, now },
			may,
		),
		hotel: db.run(
			insertWhere({ id, ...columnsOf(fields), version: 1, createdAt: now, updatedAt: now }, may),
		),
		sameId: db.all(sql`SELECT 1 FROM hotels WHERE id = ${id} AND created_at <> ${now}`),
		ownRow: db.all(sql`SELECT 1 FROM hotels WHERE id = ${id} AND created_at = ${now}`),
	});
	if (ownRow.length > 0) return { outcome: "done" };
	return sameId.length > 0 ? { outcome: "taken" } : reasonNotSaved(db, fields);
}

/** One round trip when it succeeds. */
export async function updateHotel(
	db: Database,
	{
		id,
		fields,
		openedAt,
		author,
		now,
	}: { id: string; fields: HotelFields; openedAt: number | null; author: Author; now: number },
): Promise<HotelOutcome> {
	const isOpened = sql`id = ${id} AND ${isAsOpened(openedAt)}`;
	const may = sql`${referencesExist(fields)} AND EXISTS (SELECT 1 FROM hotels WHERE ${isOpened})`;
	const { updated, currentRow } = await runBatch(db, {
		event: recordCatalogueEntryIf(
			db,
			{ kind: "hotel", id, line: { code: "saved" }, author, now },
			may,
		),
		updated: db
			.update(hotels)
			.set({ ...columnsOf(fields), updatedAt: now })
			.where(sql`${isOpened} AND ${referencesExist(fields)}`)
			.returning({ id: hotels.id }),
		currentRow: db.select({ updatedAt: hotels.updatedAt }).from(hotels).where(eq(hotels.id, id)),
	});
	if (updated.length > 0) return { outcome: "done" };
	if (!currentRow[0]) return { outcome: "unknown" };
	if (openedAt !== null && currentRow[0].updatedAt !== openedAt) return { outcome: "newer" };
	return reasonNotSaved(db, fields);
}

/** The partner is stored as the user's id, all other fields as they are. */
function columnsOf({ partnerEmail, ...fields }: HotelFields) {
	return { ...fields, partnerUserId: partnerId(partnerEmail) };
}

/** @param row every column of the table; a column without a row in `hotelFields` does not compile. */
function insertWhere(
	row: { [Column in keyof typeof hotels.$inferSelect]: unknown },
	condition: SQL,
): SQL {
	const values: Record<string, unknown> = row;
	const columns = Object.entries(getTableColumns(hotels));
	const sqlValues = columns.map(([name, column]) => {
		const value = values[name];
		return value === null || value instanceof SQL ? sql`${value}` : sql.param(value, column);
	});
	return sql`INSERT INTO hotels (${sql.join(
		columns.map(([, column]) => sql.identifier(column.name)),
		sql`, `,
	)}) SELECT ${sql.join(sqlValues, sql`, `)} WHERE ${condition}`;
}

function partnerId(partnerEmail: string): SQL {
	return sql`(SELECT id FROM users WHERE email = ${partnerEmail})`;
}

/** SQL that is true when the pickup point exists and the user is a partner. */
function referencesExist({ pickupPointId, partnerEmail }: HotelFields): SQL {
	return sql`(${pickupPointId} IS NULL OR EXISTS (SELECT 1 FROM pickup_points WHERE id = ${pickupPointId}))
		AND (${partnerEmail} = '' OR EXISTS (SELECT 1 FROM users WHERE email = ${partnerEmail} AND ',' || replace(role, ' ', '') || ',' LIKE '%,partner,%'))`;
}

async function reasonNotSaved(db: Database, { pickupPointId }: HotelFields): Promise<HotelRefusal> {
	if (pickupPointId === null) return { outcome: "no-such-partner" };
	const [point] = await db
		.select({ id: pickupPoints.id })
		.from(pickupPoints)
		.where(eq(pickupPoints.id, pickupPointId));
	return { outcome: point ? "no-such-partner" : "no-such-point" };
}
