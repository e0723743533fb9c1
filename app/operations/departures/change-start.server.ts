import { sql } from "drizzle-orm";
import type { DayLanguages } from "#app/catalogue/excursion.ts";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import { setDepartureStart, usualDepartureStart } from "#app/departures/change-departure.server.ts";
import { newTimesLine, timesNotTold } from "#app/departures/time-change.ts";
import { newTimesMail } from "#app/operations/departures/time-change-mail.tsx";
import type { Actor } from "#app/sales/actor.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking-events.server.ts";
import { setTimesOfBookings } from "#app/sales/booking-times.server.ts";
import { updateEndedHolds } from "#app/sales/holds/update-ended-holds.server.ts";
import type { MailSender } from "#app/sales/mails/booking-mails.tsx";
import { reportGuestWithoutEmail } from "./guest-without-email.server.ts";
import type { ReadBooking } from "./time-change.server.ts";

export interface NewStart {
	excursionId: string;
	/** Local date. */
	date: string;
	/** Local time. */
	startTime: string;
	/** True when the excursion starts then on other days too. */
	isUsual: boolean;
}

/** What the mail about new times says of the excursion. */
export interface NewTimesFacts {
	dayLanguages: DayLanguages;
	whatToBring: string;
}

/**
 * The statements that give a departure a start of its own: its guests are picked up earlier or later by as much, and
 * each of them gets a mail. The batch must compare the bookings with those that were read (`abortUnless`).
 */
export function changeStartStatements(
	db: Database,
	{ excursionId, date, startTime, isUsual }: NewStart,
	{
		bookings,
		facts,
		actor,
		sender,
		clock,
	}: {
		bookings: readonly ReadBooking[];
		facts: NewTimesFacts;
		actor: Actor;
		sender: MailSender;
		clock: IslandClock;
	},
) {
	const { now } = clock;
	return {
		start: isUsual
			? usualDepartureStart(db, excursionId, date)
			: { own: setDepartureStart(db, excursionId, date, startTime) },
		bookings: bookings.map((booking) => {
			const mail = newTimesMail(booking, facts, `new-start:${booking.id}:${now}`, sender);
			return {
				times: setTimesOfBookings(
					db,
					{
						rows: JSON.stringify([
							{ id: booking.id, start: booking.start.after, pickup: booking.pickup.after },
						]),
						now,
					},
					sql`bookings.start_time = ${booking.start.before}`,
				),
				event: recordBookingEntry(db, booking.id, {
					type: "changed",
					line: newTimesLine(booking),
					actor,
					now,
				}),
				mail: queueBookingMail(db, booking.id, mail, { actor, now, condition: sql`true` }),
				call: reportGuestWithoutEmail(
					db,
					booking,
					{ act: `start:${now}`, line: timesNotTold(booking), now },
					sql`true`,
				),
			};
		}),
		endedHolds: updateEndedHolds(db, { excursionId, date }, clock, sql`true`),
	};
}
