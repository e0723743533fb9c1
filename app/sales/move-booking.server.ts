import { type SQL, sql } from "drizzle-orm";
import { type Pickup, pickupLabel } from "#app/catalogue/excursion.ts";
import type { Database } from "#app/database/client.server.ts";
import { startOn, timeOn } from "#app/departures/departure-times.server.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { leavesOn, seatsAreFree } from "../departures/seats/seats-are-free.server.ts";
import { takesSeats } from "../departures/seats/seats-taken.server.ts";
import type { Actor } from "./actor.ts";
import { queueBookingMail, recordBookingEntry, somethingChanged } from "./booking-events.server.ts";

/** Date and pickup of a booking before it moves. */
export interface BookingBeforeMove {
	bookingId: number;
	excursionId: string;
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
 * The statements that move a live booking to another date or stop of its excursion, for one batch.
 * The UPDATE comes first and checks seats, weekday and stop itself, so that no seat is sold twice;
 * event and mail follow only if it changed something. The price stays.
 */
export function moveBookingStatements(
	db: Database,
	{ bookingId, excursionId, seats, ...before }: BookingBeforeMove,
	{
		target: { date, stop },
		mail,
		move: { seenAt, actor, now },
		condition = sql`true`,
	}: {
		target: { date: string; stop: Pick<Pickup, "pointId" | "time" | "title"> };
		mail: Mail;
		move: Move;
		condition?: SQL;
	},
) {
	const claim = { excursionId, date, seats, now, exceptBookingId: bookingId };
	const line = {
		code: "moved",
		from: before.date,
		fromPickup: before.pickup,
		to: date,
		toPickup: pickupLabel(stop),
	} as const;
	const pickupTime = timeOn(sql`stop.pickup_time`, "excursion", date);
	return {
		moved: db.run(sql`
			UPDATE bookings SET date = ${date}, start_time = ${startOn("excursion", date)},
				pickup = ${pickupLabel(stop)}, pickup_point_id = stop.pickup_point_id,
				pickup_time = ${pickupTime}, updated_at = ${now}
			FROM excursions AS excursion
			JOIN pickup_assignments AS stop
				ON stop.excursion_id = excursion.id AND stop.pickup_point_id = ${stop.pointId}
			WHERE bookings.id = ${bookingId} AND excursion.id = bookings.excursion_id
				AND ${pickupTime} = ${stop.time} AND bookings.updated_at <= ${seenAt}
				AND ${takesSeats(now)}
				AND (bookings.date = ${date}
					OR (${leavesOn(sql`excursion.id`, date)} AND ${seatsAreFree(claim)}))
				AND ${condition}`),
		event: recordBookingEntry(db, bookingId, { type: "changed", line, actor, now }),
		mail: queueBookingMail(db, bookingId, mail, { actor, now, condition: somethingChanged }),
	};
}
