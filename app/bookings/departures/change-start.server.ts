import { sql } from "drizzle-orm";
import type { Actor } from "#app/bookings/actor.ts";
import { queueBookingMail, recordBookingEntry } from "#app/bookings/booking-events.server.ts";
import type { MailSender } from "#app/bookings/mails/booking-mails.tsx";
import { newTimesMail } from "#app/bookings/mails/time-change-mail.tsx";
import type { Database } from "#app/database/client.server.ts";
import {
	setDepartureStart,
	usualDepartureStart,
} from "#app/excursions/calendar/change-departure.server.ts";
import type { DayLanguages } from "#app/excursions/excursion.ts";
import { reportGuestWithoutEmail } from "./guest-without-email.server.ts";
import type { IslandClock, ReadBooking } from "./time-change.server.ts";
import { newTimesLine, timesNotTold } from "./time-change.ts";
import { updateEndedHolds } from "./update-ended-holds.server.ts";

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
				times: db.run(sql`
					UPDATE bookings SET start_time = ${booking.start.after}, pickup_time = ${booking.pickup.after},
						pickup = ${booking.pickup.after} || substr(pickup, 6), updated_at = ${now}
					WHERE id = ${booking.id} AND start_time = ${booking.start.before}`),
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
