import { and, eq, inArray } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { addDays } from "#app/excursions/local-date.ts";
import type { Departure, Visit } from "./guests.ts";
import type { Staff } from "./staff.ts";

/** What staff do with a round's bookings on the day after: each click comes twice. */
export async function staffWork(
	{ world, random }: Visit,
	staff: Staff,
	departures: Departure[],
): Promise<void> {
	const trips = [...new Set(departures.map(({ excursion }) => excursion.id))];
	const confirmed = await world.db
		.select({ confirmId: bookings.confirmId, date: bookings.date })
		.from(bookings)
		.where(and(inArray(bookings.excursionId, trips), eq(bookings.status, "confirmed")))
		.orderBy(bookings.id);
	await Promise.all(
		random.shuffled(confirmed).map(async ({ confirmId, date }, index) => {
			switch (index % 5) {
				case 0:
					return staff.cancel(confirmId, { refund: true, clicks: 2 });
				case 1:
					// the money is kept first, and given back after all
					await staff.cancel(confirmId, { clicks: 2 });
					return random.chance(0.7) ? staff.refund(confirmId, 2) : undefined;
				case 2:
					return staff.resend(confirmId, 2);
				case 3:
					return staff.move(confirmId, addDays(date, 1), 2);
			}
		}),
	);
	const [departure] = random.shuffled(departures);
	if (departure && random.chance(0.3)) await staff.cancelDeparture(departure, 2);
}
