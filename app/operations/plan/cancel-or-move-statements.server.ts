/** The statements and mails of departures that do not leave: their guests get their money back, or another departure. */
import { sql } from "drizzle-orm";
import { pickupLabel } from "#app/catalogue/excursion.ts";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import { abortUnless } from "#app/database/abort-unless.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { cancelDeparture } from "#app/departures/departure-changes.server.ts";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import { extrasOfAllAreLeft } from "#app/departures/seats/extras-are-left.server.ts";
import { seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import { releaseTeam } from "#app/departures/team/release-team.server.ts";
import { timesNotTold } from "#app/departures/time-change.ts";
import type { CapacityCell } from "#app/operations/calendar/capacity-calendar.ts";
import type { AffectedBooking } from "#app/operations/departures/affected-bookings.server.ts";
import { recordDepartureEvent } from "#app/operations/departures/departure-events.server.ts";
import type { DepartureLine } from "#app/operations/departures/departure-lines.ts";
import { reportGuestWithoutEmail } from "#app/operations/departures/guest-without-email.server.ts";
import { newTimesInWords } from "#app/operations/departures/time-change-mail.tsx";
import type { Actor } from "#app/sales/actor.ts";
import {
	queueBookingMail,
	recordBookingEntries,
} from "#app/sales/booking/booking-events.server.ts";
import { moveBookings } from "#app/sales/booking/booking-times.server.ts";
import { bookedPromise } from "#app/sales/cancellation/booked-promise.ts";
import { cancelBookingStatements } from "#app/sales/cancellation/cancel-statements.server.ts";
import { policyStartAfter } from "#app/sales/cancellation/refund-by-policy.ts";
import { promiseInWords } from "#app/sales/cancellation/refund-promise.ts";
import { plainMail } from "#app/sales/mails/booking-mails.tsx";
import { guestLanguage, voucherPath } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { cancelledMail } from "./cancelled-departure-mail.ts";
import {
	type DepartureChange,
	lacksGuests,
	type RetimedAffected,
	seatsOfBookings,
} from "./plan-situation.ts";

/** Who changes departures and when, and what the guests read of it. */
export interface Apply {
	/** May be empty when nobody is told. */
	reason: string;
	/** Hours in which guests choose whom the weather stops. */
	answerHours: number;
	actor: Actor;
	clock: IslandClock;
	sender: MailSender;
}

type Change<Act extends DepartureChange["act"]> = Extract<DepartureChange, { act: Act }>;

/** Cancels a departure and every booking on it, marks all money for refund and mails each guest. */
export function cancelDepartureStatements(
	db: Database,
	{ departure, bookings, alternatives }: Change<"cancel">,
	apply: Apply,
) {
	const { id, date } = departure;
	const { reason, actor, sender } = apply;
	const { now } = apply.clock;
	return {
		departure: cancelDeparture(db, id, { note: reason }, { now }),
		team: releaseTeam(db, sql`departure_id = ${id}`),
		...(bookings.length === 0
			? {}
			: {
					history: recordDepartureEvent(db, {
						departureId: id,
						type: "cancelled",
						line: { code: "cancelled", count: bookings.length, reason },
						actor,
						now,
					}),
					bookings: cancelBookingStatements(
						db,
						bookings.map((booking) => {
							const because = becauseOf(departure, booking, apply);
							return {
								...booking,
								mail: cancelledMail(booking, { because, alternatives, sender }),
							};
						}),
						{ entry: { typedText: reason }, actor, now },
					),
				}),
		calls: bookings.map((booking) => ({
			call: reportGuestWithoutEmail(db, booking, {
				act: `cancelled:${now}`,
				line: { code: "cancellation not told", date },
				now,
			}),
		})),
	};
}

/** Why a departure does not leave, as its guest reads it. */
function becauseOf(
	departure: CapacityCell,
	booking: AffectedBooking,
	{ reason, sender }: Apply,
): string {
	const { tooFew } = guestLanguage(booking, sender).texts.departureCancelled;
	return [lacksGuests(departure) ? tooFew : "", reason].filter(Boolean).join(" ");
}

/** Moves all bookings of a departure to another one of the excursion, which takes all of them or none. */
export function moveDepartureStatements(
	db: Database,
	{ departure, target, bookings }: Change<"move">,
	apply: Apply,
) {
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
			mail: queueBookingMail(db, booking.id, movedMail(booking, { departure, target }, apply), {
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

function movedMail(
	booking: RetimedAffected,
	{ departure, target }: Pick<Change<"move">, "departure" | "target">,
	apply: Apply,
) {
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
				`${isSameDay ? newTimes : doesNotLeave} ${becauseOf(departure, booking, apply)}`,
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
