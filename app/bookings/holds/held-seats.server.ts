import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { maskEmail } from "#app/bookings/guest/guest-booking.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, excursionDayLanguages, pickupPoints } from "#app/database/schema.server.ts";
import { weekdayOf } from "#app/excursions/local-date.ts";
import type { HeldSeats } from "./held-seats.ts";

/** Those of the named bookings whose places are held at this moment, the newest first; one round trip. */
export async function listHeldSeats(
	db: Database,
	confirmIds: readonly string[],
	now: number,
): Promise<HeldSeats[]> {
	const isHeld = and(
		inArray(bookings.confirmId, [...confirmIds]),
		eq(bookings.status, "pending"),
		gt(bookings.holdExpiresAt, now),
	);
	const trips = db.select({ id: bookings.excursionId }).from(bookings).where(isHeld);
	const [rows, spoken] = await db.batch([
		db
			.select({ booking: bookings, point: pickupPoints })
			.from(bookings)
			.innerJoin(pickupPoints, eq(pickupPoints.id, bookings.pickupPointId))
			.where(isHeld)
			.orderBy(desc(bookings.id)),
		db
			.select()
			.from(excursionDayLanguages)
			.where(inArray(excursionDayLanguages.excursionId, trips))
			.orderBy(excursionDayLanguages.day, excursionDayLanguages.position),
	]);
	return rows.map(({ booking, point }) => {
		const languages = spoken
			.filter(
				({ excursionId, day }) =>
					excursionId === booking.excursionId && day === weekdayOf(booking.date),
			)
			.map(({ language }) => language);
		return {
			confirmId: booking.confirmId,
			excursionId: booking.excursionId,
			title: booking.title,
			date: booking.date,
			startTime: booking.startTime,
			adults: booking.adults,
			children: booking.children,
			bebe: booking.bebe,
			seats: booking.seats,
			priceCents: booking.priceCents,
			currency: booking.currency,
			pickup: booking.pickup,
			pickupInWords: [booking.pickupTime, point.title, point.place].filter(Boolean).join(", "),
			languages: languages.length > 0 ? languages : ["en"],
			name: booking.name,
			maskedEmail: maskEmail(booking.email),
			heldUntil: booking.holdExpiresAt,
		};
	});
}
