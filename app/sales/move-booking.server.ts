import { type SQL, sql } from "drizzle-orm";
import { type Pickup, pickupLabel } from "#app/catalogue/excursion.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Departure } from "#app/departures/departure.ts";
import { timeOn } from "#app/departures/departure-times.server.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { seatsAreFree } from "../departures/seats/seats-are-free.server.ts";
import { takesSeats } from "../departures/seats/seats-taken.server.ts";
import type { Actor } from "./actor.ts";
import { queueBookingMail, recordBookingEntry, somethingChanged } from "./booking-events.server.ts";

/** Date and pickup of a booking before it moves. */
export interface BookingBeforeMove {
	bookingId: number;
	seats: number;
	/** Local date. */
	date: string;
	/** "04:30 · Hotel Los Dragos" */
	pickup: string;
}

interface Move {
	/** Version of the booking: a booking that changed after this is not moved. */
	seenAt: number;
	/** Absent for the guest. */
	actor?: Actor;
	now: number;
}

/**
 * The statements that move a live booking to another departure or stop of its excursion, for one batch.
 * The UPDATE comes first and checks seats, departure and stop itself, so that no seat is sold twice;
 * event and mail follow only if it changed something. The price stays.
 */
export function moveBookingStatements(
	db: Database,
	{ bookingId, seats, ...before }: BookingBeforeMove,
	{
		target: { departure, stop },
		mail,
		move: { seenAt, actor, now },
		condition = sql`true`,
	}: {
		target: {
			departure: Pick<Departure, "id" | "date">;
			stop: Pick<Pickup, "pointId" | "time" | "title">;
		};
		mail: Mail;
		move: Move;
		condition?: SQL;
	},
) {
	const claim = { departureId: departure.id, seats, now, exceptBookingId: bookingId };
	const line = {
		code: "moved",
		from: before.date,
		fromPickup: before.pickup,
		to: departure.date,
		toPickup: pickupLabel(stop),
	} as const;
	const pickupTime = timeOn(sql`stop.pickup_time`, "excursion", "departure");
	return {
		moved: db.run(sql`
			UPDATE bookings SET departure_id = departure.id, date = departure.date, start_time = departure.start_time,
				pickup = ${pickupLabel(stop)}, pickup_point_id = stop.pickup_point_id,
				pickup_time = ${pickupTime}, updated_at = ${now}
			FROM departures AS departure
			JOIN excursions AS excursion ON excursion.id = departure.excursion_id
			JOIN pickup_assignments AS stop
				ON stop.excursion_id = excursion.id AND stop.pickup_point_id = ${stop.pointId}
			WHERE bookings.id = ${bookingId} AND departure.id = ${departure.id}
				AND departure.excursion_id = bookings.excursion_id
				AND ${pickupTime} = ${stop.time} AND bookings.updated_at <= ${seenAt}
				AND ${takesSeats(now)}
				AND (bookings.departure_id = departure.id OR ${seatsAreFree(claim)})
				AND ${condition}`),
		event: recordBookingEntry(db, bookingId, { type: "changed", line, actor, now }),
		mail: queueBookingMail(db, bookingId, mail, { actor, now, condition: somethingChanged }),
	};
}
