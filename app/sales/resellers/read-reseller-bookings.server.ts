import { type SQL, sql } from "drizzle-orm";
import { readPolicy } from "#app/catalogue/policy/cancellation-policy-schema.ts";
import type { Database } from "#app/database/client.server.ts";
import { capacityOf, freeSeats } from "#app/departures/seats/seats-are-free.server.ts";
import { statusAt } from "#app/sales/booking/booking.ts";
import {
	type LiveResellerBooking,
	type ResellerBooking,
	readContact,
	readGuests,
} from "./reseller-booking.ts";

interface Row {
	id: number;
	version: number;
	uuid: string;
	reference: string;
	resellerReference: string | null;
	status: ResellerBooking["status"];
	createdAt: number;
	updatedAt: number;
	holdExpiresAt: number;
	confirmedAt: number | null;
	cancelledAt: number | null;
	boardedAt: number | null;
	excursionId: string;
	departureId: number;
	date: string;
	startTime: string;
	durationMinutes: number;
	cutoffHours: number;
	isOpen: number;
	free: number;
	capacity: number;
	policy: string;
	policyStart: string;
	currency: string;
	contact: string;
	email: string | null;
	notes: string | null;
	guests: string;
	pickupPointId: number;
	pickupTime: string;
	pickup: string;
	hasPickup: number;
	pickupHotel: string | null;
	pickupHotelRoom: string | null;
	refund: ResellerBooking["refund"];
	reason: string | null;
	contentHash: string;
}

/** The statement that reads bookings of a reseller; `toResellerBookings` makes them of the answer. @param which SQL on `sold` and `bookings` */
export function resellerBookingsStatement(db: Database, which: SQL, now: number) {
	return db.all<Row>(sql`
		SELECT bookings.id, bookings.version, sold.uuid, bookings.reference, sold.reference AS resellerReference,
			bookings.status, bookings.created_at AS createdAt, bookings.updated_at AS updatedAt,
			bookings.hold_expires_at AS holdExpiresAt, bookings.confirmed_at AS confirmedAt,
			bookings.cancelled_at AS cancelledAt,
			(SELECT marked_at FROM boardings WHERE boardings.booking_id = bookings.id AND boardings.state = 'picked up') AS boardedAt,
			bookings.excursion_id AS excursionId, bookings.departure_id AS departureId, bookings.date,
			bookings.start_time AS startTime, excursion.duration_minutes AS durationMinutes,
			excursion.cutoff_hours AS cutoffHours, departure.state = 'open' AND excursion.is_active AS isOpen,
			${freeSeats(sql`departure.id`, now)} AS free, coalesce(${capacityOf(sql`departure.id`)}, departure.capacity) AS capacity,
			bookings.cancellation_policy AS policy, bookings.policy_start AS policyStart, bookings.currency,
			sold.contact, bookings.email, bookings.comments AS notes, sold.guests,
			bookings.pickup_point_id AS pickupPointId, bookings.pickup_time AS pickupTime, bookings.pickup,
			sold.has_pickup AS hasPickup, sold.pickup_hotel AS pickupHotel, sold.pickup_hotel_room AS pickupHotelRoom, sold.refund, sold.reason, sold.content_hash AS contentHash
		FROM reseller_bookings AS sold
		JOIN bookings ON bookings.id = sold.booking_id
		JOIN departures AS departure ON departure.id = bookings.departure_id
		JOIN excursions AS excursion ON excursion.id = bookings.excursion_id
		WHERE ${which}
		ORDER BY bookings.id`);
}

export function toResellerBookings(rows: readonly Row[], now: number): LiveResellerBooking[] {
	return rows.map((row) => ({
		...row,
		isTest: false,
		status: statusAt(row, now),
		departure: {
			id: row.departureId,
			date: row.date,
			startTime: row.startTime,
			durationMinutes: row.durationMinutes,
			cutoffHours: row.cutoffHours,
			isOpen: row.isOpen === 1,
			left: row.free,
			capacity: row.capacity,
		},
		policy: readPolicy(row.policy),
		contact: readContact(row.contact),
		guests: readGuests(row.guests),
		// "04:30 · Hotel Los Dragos"
		pickup: { pointId: row.pickupPointId, time: row.pickupTime, title: row.pickup.slice(8) },
		hasPickup: row.hasPickup === 1,
		emailReceipt: row.email !== null,
	}));
}
