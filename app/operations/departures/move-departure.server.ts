import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { changeAttempts } from "#app/database/change-attempts.ts";
import type { Database } from "#app/database/client.server.ts";
import { closeDepartureIf } from "#app/departures/close-departure.server.ts";
import { startOn } from "#app/departures/departure-times.server.ts";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import { seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import { takesOrHeldSeats, takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import { releaseTeam } from "#app/departures/team/release-team.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { queueBookingMail, recordBookingEntries } from "#app/sales/booking-events.server.ts";
import { setDateOfBookings } from "#app/sales/booking-times.server.ts";
import { disputeState, isDisputed } from "#app/sales/dispute.server.ts";
import type { DisputeState } from "#app/sales/dispute.ts";
import { type MailSender, plainMail } from "#app/sales/mails/booking-mails.tsx";
import { guestLanguage, voucherPath } from "#app/sales/mails/guest-language.ts";
import { pickupForGuest, titleForGuest } from "#app/sales/mails/guest-words.server.ts";
import {
	isKept,
	isKeptByGateway,
	isTakenByStaff,
} from "#app/sales/payments/payment-money.server.ts";
import { recordDepartureEvent } from "./departure-events.server.ts";
import type { DepartureLine } from "./departure-lines.ts";
import { reportGuestWithoutEmail } from "./guest-without-email.server.ts";

export interface AffectedBooking {
	id: number;
	excursionId: string;
	confirmId: string;
	reference: string;
	name: string;
	/** Null for a guest who is reached by telephone only; no mail is queued. */
	email: string | null;
	language: string | null;
	/** As the guest reads it. */
	title: string;
	date: string;
	/** "04:30 · Hotel Los Dragos", as staff read it. */
	pickup: string;
	/** Time and place of the pickup, as the guest reads them. */
	guestPickup: string;
	seats: number;
	currency: string;
	status: "pending" | "confirmed";
	/** Cents that a refund through the gateway would send. */
	paidCents: number;
	/** Cents under dispute at the guest's bank; they cannot be refunded from here. */
	disputedCents: number;
	disputeState: DisputeState;
	isAtHotel: number;
	/** Cents that staff took in cash or by card terminal; they go back by hand. */
	byHandCents: number;
}

/** Cents paid by card and not due for refund, of the row of `bookings` in the statement. */
export function sumOfPaid(condition: SQL): SQL {
	return sumOfKept(sql`${isKeptByGateway()} AND ${condition}`);
}

/** The same of what staff took in cash or at the card terminal. */
export function sumByHand(): SQL {
	return sumOfKept(sql`${isKept()} AND ${isTakenByStaff()}`);
}

function sumOfKept(which: SQL): SQL {
	return sql`coalesce((SELECT sum(payments.kept_cents) FROM payment_money AS payments
		WHERE booking_id = bookings.id AND ${which}), 0)`;
}

/** All bookings that a change of the whole departure affects; one round trip. */
export async function listAffected(
	db: Database,
	excursionId: string,
	date: string,
	now: number,
): Promise<AffectedBooking[]> {
	return affectedStatement(db, sql`excursion_id = ${excursionId} AND date = ${date}`, now);
}

/** The bookings of departures whose seats are taken; `departures` is a condition on `bookings`. */
export function affectedStatement(db: Database, departures: SQL, now: number) {
	return db.all<AffectedBooking>(sql`
		SELECT bookings.id, bookings.excursion_id AS excursionId, bookings.confirm_id AS confirmId, bookings.reference, bookings.name,
			bookings.email, bookings.language, ${titleForGuest()} AS title, bookings.date, bookings.pickup, ${pickupForGuest()} AS guestPickup, bookings.seats,
			bookings.currency, bookings.status,
			${sumOfPaid(sql`NOT ${isDisputed()}`)} AS paidCents, ${sumOfPaid(isDisputed())} AS disputedCents,
			(SELECT max(${disputeState()}) FROM payment_money AS payments WHERE booking_id = bookings.id
				AND ${isKeptByGateway()}) AS disputeState,
			EXISTS (SELECT 1 FROM payments WHERE booking_id = bookings.id AND gateway = 'hotel') AS isAtHotel,
			${sumByHand()} AS byHandCents
		FROM bookings
		WHERE ${departures} AND ${takesSeats(now)}
		ORDER BY bookings.id`);
}

/** Cents that these guests could get back at most, however they paid. */
export function moneyOfGuests(affected: readonly AffectedBooking[]): number {
	return affected.reduce(
		(sum, { paidCents, disputedCents, byHandCents }) =>
			sum + paidCents + disputedCents + byHandCents,
		0,
	);
}

export interface DepartureChange {
	excursionId: string;
	/** Local date. */
	date: string;
	/** For the guests' mail and the history. */
	reason: string;
	actor: Actor;
	now: number;
}

export type MoveOutcome =
	| { outcome: "moved"; bookings: number }
	/** The seats of the new date are taken, or it is closed. */
	| { outcome: "not possible" }
	| { outcome: "nobody booked" };

/**
 * Moves all bookings of a departure to another date and closes the old one, in one batch. One
 * UPDATE takes all seats of the new date or none. It changes nothing if somebody has booked after
 * the read; then all is read and tried again, so that nobody stays on the closed date.
 */
export async function moveDeparture(
	db: Database,
	change: DepartureChange,
	target: string,
	sender: MailSender,
): Promise<MoveOutcome> {
	const read = () => listAffected(db, change.excursionId, change.date, change.now);
	let affected = await read();
	for (let attempt = 0; attempt < changeAttempts; attempt += 1) {
		if (affected.length === 0) return { outcome: "nobody booked" };
		const { moved } = await runBatch(
			db,
			moveDepartureStatements(db, change, { affected, target, sender }),
		);
		if (moved.rowsAffected > 0) return { outcome: "moved", bookings: moved.rowsAffected };
		const known = idsOf(affected);
		affected = await read();
		if (idsOf(affected) === known) return { outcome: "not possible" };
	}
	return { outcome: "not possible" };
}

/** The statements that move bookings of one departure to another date: all that are still live, or none. */
export function moveDepartureStatements(
	db: Database,
	change: DepartureChange,
	{
		affected,
		target,
		sender,
	}: { affected: readonly AffectedBooking[]; target: string; sender: MailSender },
) {
	const { excursionId, date, reason, actor, now } = change;
	const ids = idsOf(affected);
	const seats = affected.reduce((sum, booking) => sum + booking.seats, 0);
	const these = sql`bookings.id IN (SELECT value FROM json_each(${ids}))`;
	const haveMoved = sql`bookings.date = ${target} AND bookings.updated_at = ${now}`;
	const somebodyHasMoved = sql`EXISTS (SELECT 1 FROM bookings WHERE ${these} AND ${haveMoved})`;
	const nobodyElse = sql`NOT EXISTS (SELECT 1 FROM bookings AS late
		WHERE late.excursion_id = ${excursionId} AND late.date = ${date}
		AND ${takesSeats(now, "late")}
		AND late.id NOT IN (SELECT value FROM json_each(${ids})))`;
	// bookings keep their pickup times when they move, so the new day must start at the same time
	const startsAlike = sql`(SELECT ${startOn("trip", date)} = ${startOn("trip", target)}
		FROM excursions AS trip WHERE trip.id = ${excursionId})`;
	const event = (on: string, line: DepartureLine) =>
		recordDepartureEvent(
			db,
			{ excursionId, date: on, type: "moved", line, actor, now },
			somebodyHasMoved,
		);
	const count = affected.length;
	return {
		moved: setDateOfBookings(
			db,
			{ date: target, now },
			sql`${these} AND date = ${date} AND ${takesOrHeldSeats()}
				AND ${nobodyElse} AND ${seatsAreFree({ excursionId, date: target, seats, now })}
				AND ${startsAlike}`,
		),
		events: recordBookingEntries(
			db,
			{
				type: "changed",
				line: { code: "departure moved", from: date, to: target, reason },
				actor,
				now,
			},
			sql`${these} AND ${haveMoved}`,
		),
		override: closeDepartureIf(
			db,
			{ excursionId, date, line: { code: "moved to", date: target } },
			somebodyHasMoved,
		),
		team: releaseTeam(
			db,
			sql`excursion_id = ${excursionId} AND date = ${date} AND ${somebodyHasMoved}`,
		),
		// both dates record that their guests moved
		left: event(date, { code: "moved to", count, date: target, reason }),
		arrived: event(target, { code: "moved from", count, date, reason }),
		mails: affected.map((booking) =>
			tellOfMove(db, change, booking, { target, sender, haveMoved }),
		),
	};
}

/** The mail to a guest whose booking was moved, or the entry in the review queue that somebody must call. */
function tellOfMove(
	db: Database,
	{ date, reason, actor, now }: DepartureChange,
	booking: AffectedBooking,
	{ target, sender, haveMoved }: { target: string; sender: MailSender; haveMoved: SQL },
) {
	const mail = movedMail(booking, { target, reason, sender, now });
	const hasMoved = sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${booking.id} AND ${haveMoved})`;
	return {
		mail: queueBookingMail(db, booking.id, mail, { actor, now, condition: hasMoved }),
		call: reportGuestWithoutEmail(
			db,
			booking,
			{ act: `moved:${now}`, line: { code: "day not told", from: date, to: target }, now },
			hasMoved,
		),
	};
}

function idsOf(affected: readonly AffectedBooking[]): string {
	return JSON.stringify(affected.map(({ id }) => id));
}

function movedMail(
	booking: AffectedBooking,
	{
		target,
		reason,
		sender,
		now,
	}: { target: string; reason: string; sender: MailSender; now: number },
) {
	const { texts: all, formats, urlOf } = guestLanguage(booking, sender);
	const texts = all.departureMoved;
	const { title, reference, guestPickup } = booking;
	const date = formats.formatDate(target, "long");
	const doesNotLeave = texts.doesNotLeave({
		title,
		date: formats.formatDate(booking.date, "long"),
	});
	return plainMail(
		{
			subject: texts.subject({ date: formats.formatDate(target, "short"), title, reference }),
			heading: texts.heading({ date }),
			paragraphs: [
				`${doesNotLeave} ${reason}`,
				texts.seatsKept({ date, pickup: guestPickup }),
				texts.notSuitable,
			],
			link: { label: all.openVoucher, url: urlOf(voucherPath(booking.confirmId)) },
			calendar: bookingRules[booking.status].hasCalendarFile ? "replaces" : null,
		},
		{ guest: booking, booking, dedupeKey: `departure-moved:${booking.id}:${now}`, sender },
	);
}
