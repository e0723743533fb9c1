import { sql } from "drizzle-orm";
import { type Pickup, pickupLabel } from "#app/catalogue/excursion.ts";
import { abortUnless } from "#app/database/batch.server.ts";
import { takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Departure } from "#app/departures/departure.ts";
import { timeOn } from "#app/departures/departure-times.server.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import {
	queueBookingMail,
	recordBookingEntry,
	somethingChanged,
} from "#app/sales/booking/booking-events.server.ts";
import { clockAnew } from "#app/sales/booking/booking-times.server.ts";
import { bookingFits } from "../departures/seats/extras-are-left.server.ts";
import type { Actor } from "./actor.ts";

interface Move {
	departure: Pick<Departure, "id" | "date">;
	stop: Pick<Pickup, "pointId" | "time" | "title">;
	mail: Mail;
	/** Absent for the guest. */
	actor?: Actor | undefined;
	/** Its departure does not leave, so that it is us who move it, whoever chooses. */
	why?: "weather";
	now: number;
}

/**
 * The batch of a command that moves a live booking to another departure or stop of its excursion. The UPDATE claims the
 * seats, and fails as well where the van does not stop there any more at the time of the mail. The price stays.
 * @param booking its `pickup`: "04:30 · Hotel Los Dragos".
 */
export function moveBookingStatements(
	db: Database,
	booking: Pick<Booking, "id" | "version" | "seats" | "isWhole" | "date" | "pickup">,
	{ departure, stop, mail, actor, why, now }: Move,
) {
	const { id, seats, isWhole } = booking;
	const claim = { departureId: departure.id, seats, isWhole, now, exceptBookingId: id };
	const line = {
		code: "moved",
		from: booking.date,
		fromPickup: booking.pickup,
		to: departure.date,
		toPickup: pickupLabel(stop),
		why,
	} as const;
	const pickupTime = timeOn(sql`stop.pickup_time`, "excursion", "departure");
	// who moves alone keeps the clock, also over a change of the stop; what we move to another departure has a new one
	const policyStart =
		actor || why
			? clockAnew(sql`departure.date`, sql`departure.start_time`)
			: sql`bookings.policy_start`;
	return {
		version: takeVersion(db, "bookings", booking),
		moved: db.run(sql`
			UPDATE bookings SET departure_id = departure.id, date = departure.date, start_time = departure.start_time,
				policy_start = ${policyStart}, pickup = ${pickupLabel(stop)}, pickup_point_id = stop.pickup_point_id,
				pickup_time = ${pickupTime}, updated_at = ${now}
			FROM departures AS departure
			JOIN excursions AS excursion ON excursion.id = departure.excursion_id
			JOIN pickup_assignments AS stop
				ON stop.excursion_id = excursion.id AND stop.pickup_point_id = ${stop.pointId}
			WHERE bookings.id = ${id} AND departure.id = ${departure.id}
				AND departure.excursion_id = bookings.excursion_id AND ${pickupTime} = ${stop.time}
				AND (bookings.departure_id = departure.id OR ${bookingFits(id, claim)})`),
		seats: abortUnless(db, somethingChanged),
		entry: recordBookingEntry(db, id, { type: "changed", line, actor, now }, sql`true`),
		mail: queueBookingMail(db, id, mail, { actor, now }),
	};
}
