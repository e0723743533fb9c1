import { eq } from "drizzle-orm";
import { localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import { boardings, bookings, pickupPoints } from "#app/database/schema.server.ts";
import { addExcursion, columnsOn } from "./builders.ts";
import type { Island } from "./island.ts";
import { addBooking, type Booking } from "./sales.ts";

const minute = 60_000;
const zone = "Atlantic/Canary";

/** A guest whose pickup was nine minutes ago, and another one at the stop a minute before. */
export async function vanOnTheRoad(island: Island) {
	const trip = await addExcursion(island.db);
	const other = await addBooking(island, trip, { name: "Kwame Mensah" });
	const ownBooking = await addBooking(island, trip, { name: "Ida Lindqvist" });
	const now = Date.now();
	const [stop] = await island.db
		.insert(pickupPoints)
		.values({ title: "Casa Bruma", lat: 28.3, lng: -14.6, createdAt: now, updatedAt: now })
		.returning();
	// both stops on one day, also right after midnight
	const clock = (minutes: number) => localTimeAt(now - minutes * minute, zone);
	const minutesAgo = clock(9) === "00:00" ? 8 : 9;
	const day = await columnsOn(island.db, {
		excursionId: trip.id,
		date: localDateAt(now - minutesAgo * minute, zone),
	});
	const change = (id: number, values: Partial<typeof bookings.$inferInsert>) =>
		island.db
			.update(bookings)
			.set({ ...values, ...day })
			.where(eq(bookings.id, id));
	await change(other.id, { pickupTime: clock(minutesAgo + 1), pickupPointId: stop?.id ?? 0 });
	await change(ownBooking.id, { pickupTime: clock(minutesAgo) });
	return { ownBooking: ownBooking, other };
}

/** The guide ticks everybody of a booking, now. */
export async function board(island: Island, { id, seats }: Booking): Promise<void> {
	const aboard = JSON.stringify(Array.from({ length: seats }, (_, number) => number));
	await island.db
		.insert(boardings)
		.values({ bookingId: id, state: "picked up", aboard, markedBy: "Pau", markedAt: Date.now() });
}
