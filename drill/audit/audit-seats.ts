import { sql } from "drizzle-orm";
import { canaryInstant, hour } from "../clock.ts";
import type { Books, Break } from "./auditor.ts";

/** Seats that are taken at this moment. */
function taken(now: number) {
	return sql`(sold.status = 'confirmed' OR (sold.status = 'pending' AND sold.hold_expires_at > ${now}))`;
}

/** The seats by which somebody with the right overbooked a booking, as its history says. */
const overbooked = sql`coalesce((SELECT story.line ->> 'overbookedBy'
	FROM booking_events AS story WHERE story.booking_id = sold.id AND story.type = 'booked'
		AND story.actor_id IS NOT NULL AND story.line ->> 'code' = 'sold'), 0)`;

export async function checkSeats({ db, clock }: Books): Promise<Break[]> {
	const oversold = await db.all<{ date: string; sold: number; room: number }>(sql`
		SELECT sold.date, sum(sold.adults + sold.children + sold.bebe) AS sold,
			coalesce(changed.capacity, trip.capacity) + sum(${overbooked}) AS room
		FROM bookings AS sold
		JOIN excursions AS trip ON trip.id = sold.excursion_id
		LEFT JOIN departure_overrides AS changed
			ON changed.excursion_id = sold.excursion_id AND changed.date = sold.date
		WHERE ${taken(clock.now())}
		GROUP BY sold.excursion_id, sold.date HAVING sold > room`);
	return oversold.map(({ date, sold, room }) => ({
		invariant: "seats sold ≤ capacity",
		what: `${sold} seats of ${room} are sold on ${date}`,
	}));
}

/** The departures that share a vehicle sell its seats together. */
export async function checkVehicles({ db, clock }: Books): Promise<Break[]> {
	const full = await db.all<{ name: string; date: string; sold: number; room: number }>(sql`
		SELECT ride.resource_id AS name, ride.date, sum(sold.adults + sold.children + sold.bebe) AS sold,
			vehicle.seats + sum(${overbooked}) AS room
		FROM departure_assignments AS ride
		JOIN resources AS vehicle ON vehicle.id = ride.resource_id
		JOIN bookings AS sold ON sold.excursion_id = ride.excursion_id AND sold.date = ride.date
		WHERE ride.kind = 'vehicle' AND ${taken(clock.now())}
		GROUP BY ride.resource_id, ride.starts_at HAVING sold > room`);
	return full.map(({ name, date, sold, room }) => ({
		invariant: "a vehicle takes no more than its seats",
		what: `${sold} people for the ${room} seats of vehicle ${name} on ${date}`,
	}));
}

interface Assigned {
	kind: string;
	resource_id: number;
	excursion_id: string;
	date: string;
	start_time: string;
	duration_minutes: number;
	/** The vehicle of the same departure. */
	vehicle: number | null;
}

/** A guide, vehicle or driver is in one place at a time, by the times of the excursions themselves. */
export async function checkTeams({ db }: Books): Promise<Break[]> {
	const rows = await db.all<Assigned>(sql`
		SELECT given.kind, given.resource_id, given.excursion_id, given.date, trip.start_time, trip.duration_minutes,
			(SELECT ride.resource_id FROM departure_assignments AS ride WHERE ride.kind = 'vehicle'
				AND ride.excursion_id = given.excursion_id AND ride.date = given.date) AS vehicle
		FROM departure_assignments AS given JOIN excursions AS trip ON trip.id = given.excursion_id`);
	const breaks: Break[] = [];
	for (const [resource, places] of Map.groupBy(rows, (row) => row.resource_id))
		for (const [index, one] of places.entries())
			for (const other of places.slice(index + 1))
				if (overlap(one, other) && !rideTogether(one, other))
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

/** Departures of the same start may share a vehicle, and with it the driver; never a guide. */
function rideTogether(one: Assigned, other: Assigned): boolean {
	const isSameStart = one.date === other.date && one.start_time === other.start_time;
	if (!isSameStart || one.kind === "guide") return false;
	return one.kind === "vehicle" || (one.vehicle !== null && one.vehicle === other.vehicle);
}

/** Visitors book until the cut-off; staff sell until the start. */
export async function checkCutoffs({ db }: Books): Promise<Break[]> {
	const sold = await db.all<{ id: number; date: string; start: string; hours: number; at: number }>(
		sql`SELECT booking.id, booking.date, booking.start_time AS start, booking.created_at AS at,
				CASE WHEN booking.source IN ('web', 'totem') THEN trip.cutoff_hours ELSE 0 END AS hours
			FROM bookings AS booking JOIN excursions AS trip ON trip.id = booking.excursion_id`,
	);
	return sold
		.filter(({ date, start, hours, at }) => at >= canaryInstant(date, start) - hours * hour)
		.map(({ id, date, start }) => ({
			invariant: "nobody books after the cut-off",
			what: `booking ${id} for ${date} ${start} came too late`,
		}));
}
