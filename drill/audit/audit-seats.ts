import { sql } from "drizzle-orm";
import { canaryInstant, hour } from "../clock.ts";
import type { Books, Break } from "./auditor.ts";

/** Seats that are taken at this moment. */
export function holdsSeats(now: number) {
	return sql`(sold.status = 'confirmed' OR (sold.status = 'pending' AND sold.hold_expires_at > ${now}))`;
}

/** The seats by which somebody with the right overbooked a booking, as its history says. */
export const overbookedSeats = sql`coalesce((SELECT story.line ->> 'overbookedBy'
	FROM booking_events AS story WHERE story.booking_id = sold.id AND story.type = 'booked'
		AND story.actor_id IS NOT NULL AND story.line ->> 'code' = 'sold'), 0)`;

export async function checkSeats({ db, clock }: Books): Promise<Break[]> {
	const oversold = await db.all<{ date: string; sold: number; room: number }>(sql`
		SELECT sold.date, sum(sold.adults + sold.children + sold.bebe) AS sold,
			leaving.capacity + sum(${overbookedSeats}) AS room
		FROM bookings AS sold JOIN departures AS leaving ON leaving.id = sold.departure_id
		WHERE ${holdsSeats(clock.now())}
		GROUP BY leaving.id HAVING sold > room`);
	return oversold.map(({ date, sold, room }) => ({
		invariant: "seats sold ≤ capacity",
		what: `${sold} seats of ${room} are sold on ${date}`,
	}));
}

/** The vehicles of a departure together take its guests. */
export async function checkVehicles({ db, clock }: Books): Promise<Break[]> {
	const full = await db.all<{ date: string; sold: number; room: number }>(sql`
		SELECT sold.date, sum(sold.adults + sold.children + sold.bebe) AS sold,
			(SELECT sum(vehicle.seats) FROM departure_assignments AS ride
				JOIN resources AS vehicle ON vehicle.id = ride.resource_id
				WHERE ride.departure_id = sold.departure_id AND ride.kind = 'vehicle') + sum(${overbookedSeats}) AS room
		FROM bookings AS sold WHERE ${holdsSeats(clock.now())}
		GROUP BY sold.departure_id HAVING sold > room`);
	return full.map(({ date, sold, room }) => ({
		invariant: "vehicles take no more than their seats",
		what: `${sold} people for the ${room} seats of the vehicles of a departure on ${date}`,
	}));
}

interface Assigned {
	kind: string;
	resource_id: number;
	date: string;
	start_time: string;
	duration_minutes: number;
}

/** A guide, vehicle or driver is on one departure at a time, by the times of the departures themselves. */
export async function checkTeams({ db }: Books): Promise<Break[]> {
	const rows = await db.all<Assigned>(sql`
		SELECT given.kind, given.resource_id, leaving.date, leaving.start_time, trip.duration_minutes
		FROM departure_assignments AS given
		JOIN departures AS leaving ON leaving.id = given.departure_id
		JOIN excursions AS trip ON trip.id = leaving.excursion_id`);
	const breaks: Break[] = [];
	for (const [resource, places] of Map.groupBy(rows, (row) => row.resource_id))
		for (const [index, one] of places.entries())
			for (const other of places.slice(index + 1))
				if (overlap(one, other))
					breaks.push({
						invariant: "a resource is in one place at a time",
						what: `${one.kind} ${resource} is on two departures of ${one.date} at ${one.start_time} and ${other.start_time}`,
					});
	return breaks;
}

function overlap(one: Assigned, other: Assigned): boolean {
	const span = ({ date, start_time, duration_minutes }: Assigned) => {
		const start = Date.parse(`${date}T${start_time}Z`) / 60_000;
		return { start, end: start + duration_minutes };
	};
	const [first, second] = [span(one), span(other)];
	return first.start < second.end && second.start < first.end;
}

/** Every booking stands on a departure of its own excursion, date and start. */
export async function checkDepartures({ db }: Books): Promise<Break[]> {
	const astray = await db.all<{ id: number }>(sql`
		SELECT booking.id FROM bookings AS booking
		LEFT JOIN departures AS leaving ON leaving.id = booking.departure_id
			AND leaving.excursion_id = booking.excursion_id AND leaving.date = booking.date
			AND leaving.start_time = booking.start_time
		WHERE booking.status = 'confirmed' AND leaving.id IS NULL`);
	return astray.map(({ id }) => ({
		invariant: "a booking starts when its departure does",
		what: `booking ${id} has another start than its departure`,
	}));
}

/** Visitors and resellers book until the cut-off; staff sell until the start. */
export async function checkCutoffs({ db }: Books): Promise<Break[]> {
	const sold = await db.all<{ id: number; date: string; start: string; hours: number; at: number }>(
		sql`SELECT booking.id, booking.date, booking.start_time AS start, booking.created_at AS at,
				CASE WHEN booking.source IN ('web', 'totem', 'reseller') THEN trip.cutoff_hours ELSE 0 END AS hours
			FROM bookings AS booking JOIN excursions AS trip ON trip.id = booking.excursion_id`,
	);
	return sold
		.filter(({ date, start, hours, at }) => at >= canaryInstant(date, start) - hours * hour)
		.map(({ id, date, start }) => ({
			invariant: "nobody books after the cut-off",
			what: `booking ${id} for ${date} ${start} came too late`,
		}));
}
