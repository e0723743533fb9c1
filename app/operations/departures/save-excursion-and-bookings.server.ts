import { sql } from "drizzle-orm";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { abortUnless, runBatch } from "#app/database/batch.server.ts";
import type { Author } from "#app/database/catalogue-events.server.ts";
import { changeRecord, keepVersion, takeVersions } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isUniqueViolation } from "#app/database/constraint-violation.ts";
import type { ExcursionChange } from "#app/departures/editor/save/excursion-change.ts";
import {
	decideSave,
	type SaveAccepted,
	type SaveRefusal,
} from "#app/departures/editor/save/save-decision.ts";
import {
	saveStatements,
	saveStateStatements,
	toSaveState,
} from "#app/departures/editor/save/save-excursion.server.ts";
import { isClash } from "#app/departures/team/assignments.server.ts";
import { newTimesLine, timesNotTold } from "#app/departures/time-change.ts";
import { newTimesMail } from "#app/operations/departures/time-change-mail.tsx";
import {
	queueBookingMail,
	recordSelectedEntries,
} from "#app/sales/booking/booking-events.server.ts";
import { setTimesOfBookings } from "#app/sales/booking/booking-times.server.ts";
import type { HistoryLine } from "#app/sales/history/history-lines.ts";
import { updateEndedHolds } from "#app/sales/holds/update-ended-holds.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { reportGuestWithoutEmail } from "./guest-without-email.server.ts";
import { type GuestsDecision, type GuestsRefusal, refuseForGuests } from "./guests-decision.ts";
import {
	changesTimes,
	type RetimedGuests,
	toRetimedGuests,
	touchedBookingsKey,
	touchedStatement,
	touchesOnly,
} from "./time-change.server.ts";

export type GuestsSaveOutcome =
	| (SaveAccepted & { bookings: number })
	| SaveRefusal
	| GuestsRefusal
	/** With the new times a guide, driver or vehicle would be in two places at a time. */
	| { outcome: "resource clash" }
	/** Another departure of the excursion leaves at the new start already. */
	| { outcome: "same start" }
	| { outcome: "changed meanwhile" };

export interface GuestsSave {
	author: Author;
	clock: IslandClock;
	/** As `SaveCircumstances` has it. */
	keepsSeatsFrom: string | null;
	/** Null before staff were asked. */
	guests: GuestsDecision | null;
	sender: MailSender;
}

/**
 * Saves an excursion. If its times change for booked guests, staff are asked first what to tell them; then their
 * bookings, entries and mails are saved with it. Two round trips.
 */
export async function saveExcursionAndBookings(
	db: Database,
	change: ExcursionChange,
	save: GuestsSave,
): Promise<GuestsSaveOutcome> {
	const { author, clock, keepsSeatsFrom } = save;
	const { now } = clock;
	const today = localDateAt(now, clock.timeZone);
	const circumstances = { author, now, today, keepsSeatsFrom };
	try {
		return await changeRecord(db, {
			read: async () => {
				const { excursion, touched } = await runBatch(db, {
					excursion: saveStateStatements(db, change, circumstances),
					touched: changesTimes(change) ? touchedStatement(db, change, clock) : undefined,
				});
				const guests = toRetimedGuests(change, touched ?? []);
				const key = touchedBookingsKey(guests.touched);
				const { points } = excursion;
				return { excursion: toSaveState(excursion), points, guests: { ...guests, key } };
			},
			decide: ({ excursion, guests }): GuestsSaveOutcome => {
				const decision = decideSave(change, excursion);
				if (decision.outcome !== "saved") return decision;
				const refusal = refuseForGuests(guests, save.guests);
				return refusal ?? { ...decision, bookings: guests.touched.length };
			},
			write: (decision, { points, guests }) =>
				decision.outcome === "saved"
					? {
							bookings: takeVersions(db, "bookings", guests.touched),
							// one that is taken out of use meanwhile may be the only one
							points: points.map((point) => keepVersion(db, "pickup_points", point)),
							nobodyElse: changesTimes(change)
								? abortUnless(db, touchesOnly(guests, change, clock))
								: undefined,
							excursion: saveStatements(db, change, decision, circumstances),
							guests: guestStatements(db, change, guests, save),
						}
					: undefined,
		});
	} catch (error) {
		if (isClash(error)) return { outcome: "resource clash" };
		if (isUniqueViolation(error, "departures.excursion_id")) return { outcome: "same start" };
		throw error;
	}
}

/** Times, entries and mails of the affected bookings. */
function guestStatements(
	db: Database,
	change: ExcursionChange,
	{ touched }: RetimedGuests,
	{ author, clock, guests, sender }: GuestsSave,
) {
	const { now } = clock;
	const act = crypto.randomUUID();
	const { impersonatedBy, ...by } = author;
	const actor = { ...by, impersonatorId: impersonatedBy };
	const isWritten = guests?.answer === "write";
	const rows = JSON.stringify(
		touched.map((booking) => ({
			id: booking.id,
			start: booking.start.after,
			pickup: booking.pickup.after,
			line: { ...newTimesLine(booking), isUntold: !isWritten } satisfies HistoryLine,
		})),
	);
	return {
		bookings: setTimesOfBookings(db, { rows, now }),
		events: recordSelectedEntries(
			db,
			sql`SELECT value ->> 'id', 'changed', '', value -> 'line', ${actor.id}, ${actor.name},
				${actor.impersonatorId}, NULL, ${now} FROM json_each(${rows})`,
		),
		endedHolds: changesTimes(change)
			? updateEndedHolds(db, sql`departure.excursion_id = ${change.id}`, clock)
			: undefined,
		mails: (isWritten ? touched : []).map((booking) => ({
			mail: queueBookingMail(
				db,
				booking.id,
				newTimesMail(booking, `new-times:${act}:${booking.id}`, sender),
				{ actor, now, condition: sql`true` },
			),
			call: reportGuestWithoutEmail(db, booking, { act, line: timesNotTold(booking), now }),
		})),
	};
}
