/** SQL about the seats of vehicles: the statement that takes seats and the pages that offer them read the same rule. */
import { type SQL, sql } from "drizzle-orm";

/** SQL of the seats of all vehicles of a departure; NULL without a vehicle, which then caps nothing. */
export function vehicleSeats(departureId: SQL): SQL {
	return sql`(SELECT sum(vehicle.seats) FROM departure_assignments AS ride
		JOIN resources AS vehicle ON vehicle.id = ride.resource_id
		WHERE ride.departure_id = ${departureId} AND ride.kind = 'vehicle')`;
}

/** SQL of the seats sold beyond those of a departure or of its vehicles; 0 when everybody has a seat. */
export function oversoldBy(
	departureId: SQL,
	{ sold, capacity }: { sold: SQL; capacity: SQL },
): SQL {
	return sql`max(0, ${sold} - min(${capacity}, coalesce(${vehicleSeats(departureId)}, ${capacity})))`;
}
