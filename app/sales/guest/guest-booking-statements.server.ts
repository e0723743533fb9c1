import { and, count, eq, inArray, or, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { pickupColumns } from "#app/catalogue/excursion-columns.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	bookingEvents,
	bookings,
	departures,
	excursionImages,
	excursions,
	pickupAssignments,
	pickupPoints,
	translations,
} from "#app/database/schema.server.ts";
import { toldMessage } from "#app/departures/messages/told-meeting.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { guideTakesCash } from "#app/departures/team/cash-takers.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { paymentsAsJson } from "#app/sales/payments/payment-money.server.ts";

/** Seats of the confirmed bookings of the row `departures`. */
export const soldSeats = sql<number>`(SELECT coalesce(sum(sale.seats), 0) FROM bookings AS sale
	WHERE sale.departure_id = ${departures.id} AND ${isSold("sale")})`;

/** The statements of a batch that reads a booking with all that its guest is shown. */
export function guestBookingStatements(db: Database, confirmId: string, language?: Language) {
	const own = ofBooking(db, confirmId, bookings.id);
	const excursionId = ofBooking(db, confirmId, bookings.excursionId);
	return {
		row: db
			.select({
				booking: bookings,
				durationMinutes: excursions.durationMinutes,
				whatToBring: excursions.whatToBring,
				cutoffHours: excursions.cutoffHours,
				point: pickupPoints,
				tripSavedAt: excursions.updatedAt,
				paymentsSeen: paymentsAsJson,
				toldMessage,
				guideTakesCash: guideTakesCash(sql`${bookings.departureId}`).mapWith(Boolean),
				departure: departures,
				soldSeats,
			})
			.from(bookings)
			.innerJoin(excursions, eq(excursions.id, bookings.excursionId))
			.innerJoin(departures, eq(departures.id, bookings.departureId))
			.innerJoin(pickupPoints, eq(pickupPoints.id, bookings.pickupPointId))
			.where(eq(bookings.confirmId, confirmId)),
		poster: db
			.select()
			.from(excursionImages)
			.where(inArray(excursionImages.excursionId, excursionId))
			.orderBy(excursionImages.position)
			.limit(1),
		changes: db
			.select({ count: count() })
			.from(bookingEvents)
			.where(and(inArray(bookingEvents.bookingId, own), eq(bookingEvents.type, "changed"))),
		stops: db
			.select({ ...pickupColumns, startTime: excursions.startTime })
			.from(pickupAssignments)
			.innerJoin(pickupPoints, eq(pickupPoints.id, pickupAssignments.pickupPointId))
			.innerJoin(excursions, eq(excursions.id, pickupAssignments.excursionId))
			.where(
				and(inArray(pickupAssignments.excursionId, excursionId), eq(pickupPoints.isActive, true)),
			)
			.orderBy(pickupAssignments.pickupTime, pickupPoints.title),
		texts: textsStatement(db, confirmId, language),
	};
}

/** A column of the booking, for a condition on another table. */
function ofBooking(db: Database, confirmId: string, column: AnySQLiteColumn) {
	return db.select({ column }).from(bookings).where(eq(bookings.confirmId, confirmId));
}

/** What is translated of the excursion, its stops and the booking's own stop. */
function textsStatement(db: Database, confirmId: string, language: Language | undefined) {
	const excursionId = ofBooking(db, confirmId, bookings.excursionId);
	const stops = db
		.select({ id: pickupAssignments.pickupPointId })
		.from(pickupAssignments)
		.where(inArray(pickupAssignments.excursionId, excursionId));
	return db
		.select({
			field: translations.field,
			words: translations.words,
			pointId: translations.pickupPointId,
		})
		.from(translations)
		.where(
			and(
				sql`${translations.language} = coalesce(${language ?? null}, (SELECT substr(own.language, 1, 2) FROM bookings AS own WHERE own.confirm_id = ${confirmId}))`,
				or(
					inArray(translations.excursionId, excursionId),
					inArray(translations.pickupPointId, ofBooking(db, confirmId, bookings.pickupPointId)),
					inArray(translations.pickupPointId, stops),
				),
			),
		);
}
