/** The statements and mails of departures that start at another time, and of those whose guests move to another one. */
import { sql } from "drizzle-orm";
import { pickupLabel } from "#app/catalogue/excursion.ts";
import { abortUnless } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { cancelDeparture, setDepartureStart } from "#app/departures/departure-changes.server.ts";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import { extrasOfAllAreLeft } from "#app/departures/seats/extras-are-left.server.ts";
import { seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import { releaseTeam } from "#app/departures/team/assignments.server.ts";
import { newTimesLine, timesNotTold } from "#app/departures/time-change.ts";
import { recordDepartureEvent } from "#app/operations/departures/departure-events.server.ts";
import type { DepartureLine } from "#app/operations/departures/departure-lines.ts";
import { reportGuestWithoutEmail } from "#app/operations/departures/guest-without-email.server.ts";
import { newTimesInWords, newTimesMail } from "#app/operations/departures/time-change-mail.tsx";
import {
	queueBookingMail,
	recordBookingEntries,
	recordBookingEntry,
} from "#app/sales/booking/booking-events.server.ts";
import { moveBookings, setTimesOfBookings } from "#app/sales/booking/booking-times.server.ts";
import { policyStartAfter } from "#app/sales/cancellation/refund-by-policy.ts";
import { bookedPromise, promiseInWords } from "#app/sales/cancellation/refund-promise.ts";
import { updateEndedHolds } from "#app/sales/holds/update-ended-holds.server.ts";
import { plainMail } from "#app/sales/mails/booking-mails.tsx";
import { guestLanguage, voucherPath } from "#app/sales/mails/guest-language.ts";
import { type Apply, whyNotLeaving } from "./cancel-or-call-off-statements.server.ts";
import { type ChangeOf, type RetimedAffected, seatsOfBookings } from "./plan-situation.ts";

/** Gives a departure another start: its guests are picked up earlier or later by as much, and each gets a mail. */
export function startStatements(
	db: Database,
	{ departure, start, bookings }: ChangeOf<"start">,
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

/** Moves all bookings of a departure to another one of the excursion, which takes all of them or none. */
export function moveDepartureStatements(db: Database, change: ChangeOf<"move">, apply: Apply) {
	const { departure, target, bookings } = change;
	const { reason, actor, clock } = apply;
	const { now } = clock;
	const count = bookings.length;
	const seats = seatsOfBookings(bookings);
	const rows = bookings.map(({ id, start, pickup }) => ({
		id,
		start: start.after,
		pickup: pickup.after,
	}));
	const areMoving = sql`SELECT value FROM json_each(${JSON.stringify(bookings.map(({ id }) => id))})`;
	const isWhole = bookings.some((booking) => booking.isWhole);
	const claim = { departureId: target.id, seats, isWhole, now };
	const from = { date: departure.date, start: departure.startTime };
	const to = { date: target.date, start: target.startTime };
	const history = (departureId: number, line: DepartureLine) =>
		recordDepartureEvent(db, { departureId, type: "moved", line, actor, now });
	return {
		bookings: moveBookings(
			db,
			{ rows: JSON.stringify(rows), target, now },
			sql`${seatsAreFree(claim)} AND ${extrasOfAllAreLeft(areMoving, claim)}`,
		),
		allMoved: abortUnless(db, sql`changes() = ${count}`),
		entries: recordBookingEntries(
			db,
			{ type: "changed", line: { code: "departure moved", from, to, reason }, actor, now },
			sql`bookings.id IN (${areMoving})`,
		),
		departure: cancelDeparture(db, departure.id, { line: { code: "moved to", ...to } }, { now }),
		team: releaseTeam(db, sql`departure_id = ${departure.id}`),
		// both departures record that guests moved
		left: history(departure.id, { code: "moved to", count, ...to, reason }),
		arrived: history(target.id, { code: "moved from", count, ...from, reason }),
		mails: bookings.map((booking) => ({
			mail: queueBookingMail(db, booking.id, movedMail(booking, change, apply), {
				actor,
				now,
			}),
			call: reportGuestWithoutEmail(db, booking, {
				act: `moved:${now}`,
				line:
					departure.date === target.date
						? timesNotTold(booking)
						: { code: "day not told", from: departure.date, to: target.date },
				now,
			}),
		})),
	};
}

function movedMail(booking: RetimedAffected, change: ChangeOf<"move">, apply: Apply) {
	const { target } = change;
	const { sender, clock } = apply;
	const { language, texts: all, formats, urlOf } = guestLanguage(booking, sender);
	const texts = all.departureMoved;
	const { title, reference, stop, pickup, start } = booking;
	const date = formats.formatDate(target.date, "long");
	const isSameDay = target.date === booking.date;
	const day = { date: target.date, startTime: start.after };
	const afterwards = { ...booking, ...day, policyStart: policyStartAfter(booking, day) };
	const words = {
		date: formats.formatDate(target.date, "short"),
		time: formats.formatTime(pickup.after),
		title,
		reference,
	};
	const doesNotLeave = texts.doesNotLeave({
		title,
		date: formats.formatDate(booking.date, "long"),
	});
	const newTimes = newTimesInWords(booking, { texts: all, formats });
	return plainMail(
		{
			subject: isSameDay ? all.newTimes.subject(words) : texts.subject(words),
			heading: isSameDay
				? all.newTimes.headingUnpaid({ time: words.time, date })
				: texts.heading({ date }),
			paragraphs: [
				`${isSameDay ? newTimes : doesNotLeave} ${whyNotLeaving(change, booking, apply)}`,
				texts.seatsKept({ date, pickup: pickupLabel({ time: pickup.after, title: stop }) }),
				...(isSameDay || start.before === start.after ? [] : [newTimes]),
				promiseInWords(bookedPromise(afterwards, clock, language)),
				texts.notSuitable,
			],
			link: { label: all.openVoucher, url: urlOf(voucherPath(booking.confirmId)) },
			calendar: bookingRules[booking.status].hasCalendarFile ? "replaces" : null,
		},
		{
			guest: booking,
			booking,
			dedupeKey: `departure-moved:${booking.id}:${clock.now}`,
			sender,
		},
	);
}
