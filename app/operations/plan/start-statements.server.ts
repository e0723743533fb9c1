import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { setDepartureStart } from "#app/departures/departure-changes.server.ts";
import { newTimesLine, timesNotTold } from "#app/departures/time-change.ts";
import { reportGuestWithoutEmail } from "#app/operations/departures/guest-without-email.server.ts";
import { newTimesMail } from "#app/operations/departures/time-change-mail.tsx";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { setTimesOfBookings } from "#app/sales/booking/booking-times.server.ts";
import { updateEndedHolds } from "#app/sales/holds/update-ended-holds.server.ts";
import type { Apply } from "./cancel-or-move-statements.server.ts";
import type { DepartureChange } from "./plan-situation.ts";

/** Gives a departure another start: its guests are picked up earlier or later by as much, and each gets a mail. */
export function startStatements(
	db: Database,
	{ departure, start, bookings }: Extract<DepartureChange, { act: "start" }>,
	{ actor, clock, sender }: Apply,
) {
	const { now } = clock;
	return {
		departure: setDepartureStart(db, departure.id, start, { now }),
		bookings: bookings.map((booking) => {
			const times = { id: booking.id, start, pickup: booking.pickup.after };
			return {
				times: setTimesOfBookings(db, { rows: JSON.stringify([times]), now }),
				entry: recordBookingEntry(db, booking.id, {
					type: "changed",
					line: newTimesLine(booking),
					actor,
					now,
				}),
				mail: queueBookingMail(
					db,
					booking.id,
					newTimesMail(booking, `new-start:${booking.id}:${now}`, sender),
					{ actor, now },
				),
				call: reportGuestWithoutEmail(db, booking, {
					act: `start:${now}`,
					line: timesNotTold(booking),
					now,
				}),
			};
		}),
		endedHolds: updateEndedHolds(db, sql`departure.id = ${departure.id}`, clock),
	};
}
