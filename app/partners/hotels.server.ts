import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { type CatalogueEvent, eventsOf } from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import type { Database } from "#app/database/client.server.ts";
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
	version: number;
	/** Milliseconds. */
	updatedAt: number;
}

const listColumns = {
	id: hotels.id,
	...pickColumns(hotels, hotelColumns),
	pickup: pickupPoints.title,
	version: hotels.version,
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
