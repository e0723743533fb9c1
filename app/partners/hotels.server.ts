import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { eventsOf } from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { hotels, pickupPoints, users } from "#app/database/schema.server.ts";
import { byName, byTitle } from "#app/ui/format/by-name.ts";
import { hotelColumns } from "./hotel-fields.ts";
import { monthsOfHotel } from "./hotel-sales-by-month.server.ts";
import { totemsOf } from "./totems.server.ts";

/** Which hotels a user may see; every query has it in its WHERE. */
export type HotelScope = { partnerUserId: string } | "all";

const listColumns = {
	id: hotels.id,
	...pickColumns(hotels, hotelColumns),
	/** Of the hotel's own pickup point. */
	pickup: pickupPoints.title,
	version: hotels.version,
	updatedAt: hotels.updatedAt,
	partnerEmail: sql<string>`coalesce(${users.email}, '')`,
};

/** By name; one round trip. */
export async function listHotels(db: Database, scope: HotelScope) {
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

/**
 * One hotel with its sales by month of departure, or null; one round trip.
 * @param fromMonth "2027-01": earlier departures are left out.
 */
export async function readHotel(db: Database, id: string, scope: HotelScope, fromMonth: string) {
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

export type HotelView = NonNullable<Awaited<ReturnType<typeof readHotel>>>;

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
