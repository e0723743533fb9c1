import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { pickupLabel } from "#app/catalogue/excursion.ts";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, departures } from "#app/database/schema.server.ts";
import { chosenDeparture } from "#app/departures/chosen-departure.ts";
import {
	bookingHorizonDays,
	cutoffInstant,
	lackingOf,
	languagesOfRow,
} from "#app/departures/departure.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { type GuestBooking, stopsElsewhere } from "#app/sales/booking.ts";
import { languageOfBooking } from "#app/sales/booking-language.ts";
import {
	type PolicyClock,
	type WhatGuestMayDo,
	whatGuestMayDo,
} from "#app/sales/cancellation/guest-may-cancel.ts";
import { changedVoucherMail, type MailSender } from "#app/sales/mails/booking-mails.tsx";
import { moveBookingStatements } from "#app/sales/move-booking.server.ts";
import {
	bookingStatements,
	isBooking,
	soldSeats,
	toBookings,
} from "#app/sales/read-booking.server.ts";
import {
	type GuestBookingDetails,
	getGuestBooking,
	guestDetails,
	stopOn,
} from "../guest-booking.server.ts";
import { refundShown } from "./day-change.ts";

export interface GuestChange {
	/** Local date; absent when the day does not change. */
	date?: string | undefined;
	/** "HH:MM", where the day has several departures. */
	start?: string | undefined;
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
	/** The new day has several departures, and none is chosen. */
	| { outcome: "start missing" }
	/** A limit of the policy or the cut-off of the new day has passed. */
	| { outcome: "too late" }
	/** The guest has not seen the present refund of the new day yet. */
	| { outcome: "look first" };

/**
 * Moves a confirmed booking to another departure or stop for its guest, within the limits of the policy;
 * the price stays as sold. Two round trips: the booking and the departures of the day, then one batch whose UPDATE
 * checks the seats.
 */
export async function changeByGuest(
	db: Database,
	confirmId: string,
	{ change, clock, sender }: { change: GuestChange; clock: PolicyClock; sender: MailSender },
): Promise<GuestChangeOutcome> {
	const { now } = clock;
	const { ofDay, ...read } = await runBatch(db, {
		...bookingStatements(db, isBooking({ confirmId })),
		ofDay: departuresForBooking(db, confirmId, change.date ?? ""),
	});
	const [booking] = toBookings(read, now);
	if (!booking) return { outcome: "unknown" };
	const own = guestDetails(booking);
	const { guest, id } = own;
	const { pickupPointId, seenAt } = change;
	const departure = targetOf(change, own, ofDay);
	if (departure === "start missing") return { outcome: "start missing" };
	if (!departure) return { outcome: "not possible" };
	const isSameDeparture = departure.id === own.departure.id;
	if (isSameDeparture && own.pickupPointId === pickupPointId)
		return { outcome: own.updatedAt > seenAt ? "was changed already" : "nothing to change" };
	const { date, startTime, languages } = departure;
	const stop = stopOn(own, pickupPointId, departure);
	if (!stop) return { outcome: "not possible" };
	const terms = whatGuestMayDo(guest, own.trip, clock, languageOfBooking(guest.language));
	if (!isInTime(own, terms, { departure, clock })) return { outcome: "too late" };
	if (!isSameDeparture && change.told !== refundShown(clock, departure, now))
		return { outcome: "look first" };
	const after = {
		...guest,
		date,
		startTime,
		pickup: stop,
		hasOtherStops: stopsElsewhere(own.stops, pickupPointId),
		languages,
		lacking: isSameDeparture ? guest.lacking : departure.lacking,
	};
	// derived from a number that each change raises, so two simultaneous requests queue one mail
	const mailKey = `booking-changed:${id}:${guest.calendarSequence + 1}`;
	const { moved } = await runBatch(
		db,
		moveBookingStatements(
			db,
			{
				bookingId: id,
				seats: own.seats,
				date: guest.date,
				pickup: pickupLabel(guest.pickup),
			},
			{
				target: { departure, stop },
				mail: changedVoucherMail(after, { id, email: own.email }, mailKey, sender),
				move: { seenAt, now },
				condition: sql`${isSold()} AND (bookings.departure_id = ${departure.id} OR excursion.is_active = 1)`,
			},
		),
	);
	if (moved.rowsAffected > 0) return { outcome: "changed", excursionId: guest.excursionId };
	return reasonNotChanged(db, own, { confirmId, departureId: departure.id, change, now });
}

type Target = Pick<GuestBookingDetails["departure"], "id" | "date" | "startTime" | "languages"> &
	Pick<GuestBooking, "lacking">;

/** The departure to which the guest wants to move. */
function targetOf(
	{ date, start, seenAt }: GuestChange,
	{ departure: own, seats, updatedAt }: GuestBookingDetails,
	ofDay: Awaited<ReturnType<typeof departuresForBooking>>,
): Target | "start missing" | undefined {
	if (!date) return own;
	const isOwnDay = date === own.date && !start;
	// sent twice, the form finds the booking on its new day; sent once, it asks for another departure of the same day
	const isRepeated = updatedAt > seenAt;
	const others = ofDay.filter(({ id }) => id !== own.id);
	if (isOwnDay && (isRepeated || others.length === 0)) return own;
	const target = chosenDeparture(isOwnDay ? others : ofDay, { date, start });
	return typeof target === "object"
		? {
				...target,
				languages: languagesOfRow(target),
				lacking: lackingOf({ ...target, sold: target.sold + seats }),
			}
		: target;
}

/** The departures of the booking's excursion on a local date. */
function departuresForBooking(db: Database, confirmId: string, date: string) {
	return db
		.select({ ...getTableColumns(departures), sold: soldSeats })
		.from(departures)
		.innerJoin(bookings, eq(bookings.excursionId, departures.excursionId))
		.where(and(eq(bookings.confirmId, confirmId), eq(departures.date, date)))
		.orderBy(departures.startTime);
}

function isInTime(
	{ departure: own, trip: { cutoffHours } }: GuestBookingDetails,
	terms: WhatGuestMayDo,
	{ departure, clock: { now, timeZone } }: { departure: Target; clock: PolicyClock },
): boolean {
	const { id, date, startTime } = departure;
	if (id === own.id) return terms.mayChangePickup;
	const closes = cutoffInstant({ startTime, cutoffHours }, date, timeZone);
	const lastDay = addDays(localDateAt(now, timeZone), bookingHorizonDays);
	return terms.mayMove && now < closes && date <= lastDay;
}

/** Reads the booking once more when the UPDATE changed nothing. */
async function reasonNotChanged(
	db: Database,
	before: GuestBookingDetails,
	{
		confirmId,
		departureId,
		change: { pickupPointId, seenAt },
		now,
	}: { confirmId: string; departureId: number; change: GuestChange; now: number },
): Promise<GuestChangeOutcome> {
	if (before.updatedAt > seenAt) return { outcome: "changed meanwhile" };
	const own = await getGuestBooking(db, confirmId, now);
	// another click did it at the same moment
	if (own?.departure.id === departureId && own.pickupPointId === pickupPointId)
		return { outcome: "was changed already" };
	return { outcome: own?.updatedAt === before.updatedAt ? "not possible" : "changed meanwhile" };
}
