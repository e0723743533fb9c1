import { sql } from "drizzle-orm";
import { pickupLabel } from "#app/catalogue/excursion.ts";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookingHorizonDays, cutoffInstant } from "#app/departures/departure.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { stopsElsewhere } from "#app/sales/booking.ts";
import { languageOfBooking } from "#app/sales/booking-language.ts";
import {
	type PolicyClock,
	type WhatGuestMayDo,
	whatGuestMayDo,
} from "#app/sales/cancellation/guest-may-cancel.ts";
import { changedVoucherMail, type MailSender } from "#app/sales/mails/booking-mails.tsx";
import { moveBookingStatements } from "#app/sales/move-booking.server.ts";
import {
	type GuestBookingDetails,
	getGuestBooking,
	guideLanguages,
	type Stop,
	stopOn,
} from "../guest-booking.server.ts";
import { refundShown } from "./day-change.ts";

export interface GuestChange {
	/** Local date; absent when the day does not change. */
	date?: string | undefined;
	pickupPointId: number;
	/** Version of the booking that the guest saw: a change made after this is not overwritten. */
	seenAt: number;
	/** The refund that the guest was shown for the new day, from `refundShown`; ignored when the day stays. */
	told: string;
}

export type GuestChangeOutcome =
	| { outcome: "changed"; excursionId: string }
	/** A repeated click. */
	| { outcome: "was changed already" }
	| { outcome: "nothing to change" }
	| { outcome: "unknown" }
	| { outcome: "changed meanwhile" }
	/** The seats are taken, or the van does not stop there. */
	| { outcome: "not possible" }
	/** A limit of the policy or the cut-off of the new day has passed. */
	| { outcome: "too late" }
	/** The guest has not seen the present refund of the new day yet. */
	| { outcome: "look first" };

/**
 * Moves a confirmed booking to another date or stop for its guest, within the limits of the policy;
 * the price stays as sold. Two round trips: the booking, then one batch whose UPDATE checks the
 * seats.
 */
export async function changeByGuest(
	db: Database,
	confirmId: string,
	{ change, clock, sender }: { change: GuestChange; clock: PolicyClock; sender: MailSender },
): Promise<GuestChangeOutcome> {
	const { now } = clock;
	const own = await getGuestBooking(db, confirmId, now);
	if (!own) return { outcome: "unknown" };
	const { guest, id } = own;
	const { pickupPointId, seenAt } = change;
	const date = change.date ?? guest.date;
	if (guest.date === date && own.pickupPointId === pickupPointId)
		return { outcome: own.updatedAt > seenAt ? "was changed already" : "nothing to change" };
	const stop = stopOn(own, pickupPointId, date);
	if (!stop) return { outcome: "not possible" };
	const terms = whatGuestMayDo(guest, own, clock, languageOfBooking(guest.language));
	if (!isInTime(own, terms, { date, stop, clock })) return { outcome: "too late" };
	const newDay = { date, startTime: stop.startTime };
	if (date !== guest.date && change.told !== refundShown(clock, newDay, now))
		return { outcome: "look first" };
	const after = {
		...guest,
		date,
		startTime: stop.startTime,
		pickup: stop,
		hasOtherStops: stopsElsewhere(own.stops, pickupPointId),
		languages: guideLanguages(own.dayLanguages, date),
	};
	// derived from a number that each change raises, so two simultaneous requests queue one mail
	const mailKey = `booking-changed:${id}:${guest.calendarSequence + 1}`;
	const { moved } = await runBatch(
		db,
		moveBookingStatements(
			db,
			{
				bookingId: id,
				excursionId: guest.excursionId,
				seats: own.seats,
				date: guest.date,
				pickup: pickupLabel(guest.pickup),
			},
			{
				target: { date, stop },
				mail: changedVoucherMail(after, { id, email: own.email }, mailKey, sender),
				move: { seenAt, now },
				condition: sql`${isSold()} AND (bookings.date = ${date} OR excursion.is_active = 1)`,
			},
		),
	);
	if (moved.rowsAffected > 0) return { outcome: "changed", excursionId: guest.excursionId };
	return reasonNotChanged(db, own, { confirmId, change: { ...change, date }, now });
}

function isInTime(
	{ guest, cutoffHours }: GuestBookingDetails,
	terms: WhatGuestMayDo,
	{ date, stop, clock: { now, timeZone } }: { date: string; stop: Stop; clock: PolicyClock },
): boolean {
	if (date === guest.date) return terms.mayChangePickup;
	const closes = cutoffInstant({ startTime: stop.startTime, cutoffHours }, date, timeZone);
	const lastDay = addDays(localDateAt(now, timeZone), bookingHorizonDays);
	return terms.mayMove && now < closes && date <= lastDay;
}

/** Reads the booking once more when the UPDATE changed nothing. */
async function reasonNotChanged(
	db: Database,
	before: GuestBookingDetails,
	{
		confirmId,
		change: { date, pickupPointId, seenAt },
		now,
	}: { confirmId: string; change: GuestChange & { date: string }; now: number },
): Promise<GuestChangeOutcome> {
	if (before.updatedAt > seenAt) return { outcome: "changed meanwhile" };
	const own = await getGuestBooking(db, confirmId, now);
	// another click did it at the same moment
	if (own?.guest.date === date && own.pickupPointId === pickupPointId)
		return { outcome: "was changed already" };
	return { outcome: own?.updatedAt === before.updatedAt ? "not possible" : "changed meanwhile" };
}
