import { and, eq, inArray } from "drizzle-orm";
import { addDays } from "#app/catalogue/local-date.ts";
import { bookings } from "#app/database/schema.server.ts";
import { cancelOwn, untilHalf } from "./guest-returns.ts";
import type { Departure, Visit } from "./guests.ts";
import type { Staff } from "./staff.ts";

/** What staff and guests do with a round's bookings on the next day; each click is sent twice. */
export async function actOnNextDay(
	visit: Visit,
	staff: Staff,
	departures: Departure[],
): Promise<void> {
	const { world, random } = visit;
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
					// cancelled without a refund first, refunded afterwards
					await staff.cancel(confirmId, { clicks: 2 });
					return random.chance(0.7) ? staff.refund(confirmId, 2) : undefined;
				case 2:
					return staff.resend(confirmId, 2);
				case 3:
					return staff.move(confirmId, addDays(date, 1), 2);
				case 4:
					return cancelOwn(visit, confirmId, { percent: 100, clicks: 2 });
			}
		}),
	);
	const [departure] = random.shuffled(departures);
	if (departure && random.chance(0.3)) await staff.cancelDeparture(departure, 2);
}

/** Guests of a departure that leaves soon cancel while half of the price is refunded. */
export async function cancelForHalf(visit: Visit, { excursion, date }: Departure): Promise<void> {
	untilHalf(visit, date, excursion.startTime);
	const confirmed = await visit.world.db
		.select({ confirmId: bookings.confirmId })
		.from(bookings)
		.where(and(eq(bookings.excursionId, excursion.id), eq(bookings.status, "confirmed")));
	await Promise.all(
		confirmed.map(({ confirmId }) => cancelOwn(visit, confirmId, { percent: 50, clicks: 3 })),
	);
}
