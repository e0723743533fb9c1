import { asc, eq, sql } from "drizzle-orm";
import { isLiveHold, isSold, takesSeats } from "#app/bookings/seats-taken.server.ts";
import { type BookingScope, inScope } from "#app/bookings/staff/booking-scope.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	departureOverrides,
	excursionDayLanguages,
	excursionImages,
	excursions,
} from "#app/database/schema.server.ts";
import { departureOn } from "#app/excursions/calendar/departure.ts";
import type { Clock } from "#app/excursions/calendar/seat-columns.server.ts";
import type { DayLanguages } from "#app/excursions/excursion.ts";
import { toPicture } from "#app/excursions/excursion-columns.server.ts";
import { instantOf, weekdayOf } from "#app/excursions/local-date.ts";
import type { DepartureOfDay } from "./departure-day.ts";

/**
 * All departures of a date by their time; one round trip. A hotel's user gets only departures with
 * guests of that hotel, and only these guests are counted.
 */
export async function readDepartureDay(
	db: Database,
	scope: BookingScope,
	date: string,
	{ now, timeZone }: Clock,
): Promise<DepartureOfDay[]> {
	const { trips, posters, languages, overrides, taken, stops } = await runBatch(db, {
		trips: db.select().from(excursions).orderBy(asc(excursions.startTime), asc(excursions.title)),
		posters: db.select().from(excursionImages).where(eq(excursionImages.position, 0)),
		languages: db
			.select()
			.from(excursionDayLanguages)
			.orderBy(asc(excursionDayLanguages.day), asc(excursionDayLanguages.position)),
		overrides: db.select().from(departureOverrides).where(eq(departureOverrides.date, date)),
		taken: db.all<{ excursionId: string; sold: number; held: number }>(sql`
			SELECT excursion_id AS excursionId,
				sum(CASE WHEN ${isSold()} THEN seats ELSE 0 END) AS sold,
				sum(CASE WHEN ${isLiveHold(now)} THEN seats ELSE 0 END) AS held
			FROM bookings
			WHERE date = ${date}
				AND ${takesSeats(now)}
				AND ${inScope(scope)}
			GROUP BY excursion_id`),
		stops: db.all<{ excursionId: string; pickups: number; firstPickup: string }>(sql`
			SELECT excursion_id AS excursionId, count(*) AS pickups, min(pickup_time) AS firstPickup
			FROM pickup_assignments GROUP BY excursion_id`),
	});
	return trips.flatMap((trip) => {
		const of = <Row extends { excursionId: string }>(rows: Row[]) =>
			rows.find(({ excursionId }) => excursionId === trip.id);
		const seats = of(taken);
		const override = of(overrides);
		const dayLanguages: DayLanguages = {};
		for (const { excursionId, day, language } of languages)
			if (excursionId === trip.id) dayLanguages[day] = [...(dayLanguages[day] ?? []), language];
		const departure = departureOn(
			{ ...trip, dayLanguages },
			date,
			{ overrides: new Map(override ? [[date, override]] : []), taken: new Map() },
			{ now, timeZone },
		);
		// an excursion that is off sale or runs on other weekdays may still have guests
		const isAll = scope.kind === "all";
		if (!seats && (!isAll || !trip.isActive || !departure)) return [];
		const poster = of(posters);
		return [
			{
				excursionId: trip.id,
				title: trip.title,
				startTime: trip.startTime,
				languages: departure?.languages ?? dayLanguages[weekdayOf(date)] ?? [],
				pickups: of(stops)?.pickups ?? 0,
				firstPickup: of(stops)?.firstPickup ?? null,
				capacity: isAll ? (departure?.capacity ?? override?.capacity ?? trip.capacity) : null,
				sold: seats?.sold ?? 0,
				held: seats?.held ?? 0,
				isClosed: override?.isClosed ?? false,
				hasLeft: instantOf(date, trip.startTime, timeZone) <= now,
				note: override?.note ?? "",
				picture: poster ? { url: toPicture(poster).url } : null,
			},
		];
	});
}
