import { and, eq, gte, lte, type Placeholder, sql } from "drizzle-orm";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import { jsonRows } from "#app/database/json-rows.server.ts";
import { bookings, departureOverrides, excursions } from "#app/database/schema.server.ts";
import { isLiveHold, takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import { vehicleColumn } from "#app/departures/team/vehicle-seats.server.ts";
import type { Sales } from "./departure.ts";

export interface Clock {
	/** Milliseconds. */
	now: number;
	timeZone: string;
}

/** Seats of an excursion in the requested days. */
export interface TripSeats {
	sales: Sales;
	/** Seats confirmed or held. */
	soldSeats: number;
	/** When the next hold expires; infinity without one. */
	nextHoldExpiry: number;
}

/** The parameters of a query, as values or as placeholders. */
export interface Asked {
	/** Local date. */
	today: string | Placeholder;
	/** The last local date. */
	until: string | Placeholder;
	/** Milliseconds. */
	now: number | Placeholder;
}

export function valuesAt({ now, timeZone }: Clock, days: number) {
	const today = localDateAt(now, timeZone);
	return { today, until: addDays(today, days), now };
}

const overrideRows = jsonRows({
	date: departureOverrides.date,
	isClosed: departureOverrides.isClosed,
	capacity: departureOverrides.capacity,
	startTime: departureOverrides.startTime,
});
/** Columns with the seats of the excursion of the same row. */
export function seatColumns(db: Database, { today, until, now }: Asked) {
	const seats = db
		.select({
			date: bookings.date,
			taken: sql<number>`sum(${bookings.seats})`.as("taken"),
			// live holds expire without a write, so the page must know when
			nextHoldExpiry: sql<
				number | null
			>`min(iif(${isLiveHold(now)}, ${bookings.holdExpiresAt}, NULL))`.as("next_lapse"),
		})
		.from(bookings)
		.where(
			and(
				eq(bookings.excursionId, excursions.id),
				gte(bookings.date, today),
				lte(bookings.date, until),
				takesSeats(now),
			),
		)
		.groupBy(bookings.date)
		.as("seats");
	return {
		overrides: overrideRows
			.all((rows) =>
				db
					.select({ rows })
					.from(departureOverrides)
					.where(
						and(
							eq(departureOverrides.excursionId, excursions.id),
							gte(departureOverrides.date, today),
							lte(departureOverrides.date, until),
						),
					),
			)
			.as("overrides"),
		sold: sql`(${db
			.select({
				rows: sql`json_group_array(json_array(${seats.date}, ${seats.taken}, ${seats.nextHoldExpiry}))`,
			})
			.from(seats)})`
			.mapWith((json: string): [string, number, number | null][] => JSON.parse(json))
			.as("sold"),
		vehicles: vehicleColumn({ excursionId: sql`${excursions.id}`, from: today, until, now }).as(
			"vehicles",
		),
	};
}

type Columns = ReturnType<typeof seatColumns>;

export function toSeats({
	overrides,
	sold,
	vehicles,
}: { [Name in keyof Columns]: Columns[Name]["_"]["type"] }): TripSeats {
	const taken = new Map(sold.map(([date, seats]) => [date, seats]));
	return {
		sales: {
			overrides: new Map(overrides.map((each) => [each.date, each])),
			taken,
			vehicles: new Map(
				vehicles.map(({ date, seats, sharedTaken }) => [
					date,
					{ seats, taken: sharedTaken ?? taken.get(date) ?? 0 },
				]),
			),
		},
		soldSeats: sold.reduce((sum, [, seats]) => sum + seats, 0),
		nextHoldExpiry: Math.min(
			...[...sold.map(([, , lapse]) => lapse), ...vehicles.map(({ lapse }) => lapse)].map(
				(lapse) => lapse ?? Number.POSITIVE_INFINITY,
			),
		),
	};
}
