/**
 * The statements and mails of departures that do not leave: their guests get their money back, or choose because of the
 * weather; and of those that leave after all.
 */
import { sql } from "drizzle-orm";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import { takeVersions } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { cancelDeparture } from "#app/departures/departure-changes.server.ts";
import { releaseTeam } from "#app/departures/team/assignments.server.ts";
import type { AffectedBooking } from "#app/operations/departures/affected-bookings.server.ts";
import { recordDepartureEvent } from "#app/operations/departures/departure-events.server.ts";
import { reportGuestWithoutEmail } from "#app/operations/departures/guest-without-email.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { touchBookings } from "#app/sales/booking/booking-times.server.ts";
import { cancelBookingStatements } from "#app/sales/cancellation/cancel-statements.server.ts";
import { plainMail } from "#app/sales/mails/booking-mails.tsx";
import { guestLanguage, voucherPath } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import {
	closeWeatherChoices,
	isStillChoosing,
	openWeatherChoices,
} from "#app/sales/weather/weather-choices.server.ts";
import { weatherMail } from "#app/sales/weather/weather-mails.ts";
import { cancelledMail } from "./cancelled-departure-mail.ts";
import { type ChangeOf, lacksGuests } from "./plan-situation.ts";

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

/** Cancels a departure and every booking on it, marks all money for refund and mails each guest. */
export function cancelDepartureStatements(db: Database, change: ChangeOf<"cancel">, apply: Apply) {
	const { departure, bookings } = change;
	const { id } = departure;
	const { reason, actor } = apply;
	const { now } = apply.clock;
	return {
		departure: cancelDeparture(db, id, { note: reason }, { now }),
		team: releaseTeam(db, sql`departure_id = ${id}`),
		history:
			bookings.length === 0
				? undefined
				: recordDepartureEvent(db, {
						departureId: id,
						type: "cancelled",
						line: { code: "cancelled", count: bookings.length, reason },
						actor,
						now,
					}),
		...cancelStatements(db, change, { typedText: reason }, apply),
	};
}

/** Cancels the bookings of a departure that does not leave; each guest reads why, or is under "Needs attention". */
function cancelStatements(
	db: Database,
	change: ChangeOf<"cancel" | "weather">,
	entry: Parameters<typeof cancelBookingStatements>[2]["entry"],
	apply: Apply,
) {
	const { departure, bookings, alternatives } = change;
	const { actor, clock, sender } = apply;
	const { now } = clock;
	const mailed = bookings.map((booking) => ({
		...booking,
		mail: cancelledMail(booking, {
			because: whyNotLeaving(change, booking, apply),
			alternatives,
			sender,
		}),
	}));
	return {
		bookings:
			bookings.length === 0
				? undefined
				: cancelBookingStatements(db, mailed, { entry, actor, now }),
		calls: bookings.map((booking) => ({
			call: reportGuestWithoutEmail(db, booking, {
				act: `cancelled:${now}`,
				line: { code: "cancellation not told", date: departure.date },
				now,
			}),
		})),
	};
}

/** Why a departure does not leave, as its guest reads it. */
export function whyNotLeaving(
	{ act, departure }: Pick<ChangeOf<"cancel" | "move" | "weather">, "act" | "departure">,
	booking: AffectedBooking,
	{ reason, sender }: Apply,
): string {
	const { weather, tooFew } = guestLanguage(booking, sender).texts.departureCancelled;
	if (act === "weather") return `${weather} ${reason}`.trim();
	return [lacksGuests(departure) ? tooFew : "", reason].filter(Boolean).join(" ");
}

/** Takes a departure off sale because of the weather: who has paid chooses until a time, the others are cancelled. */
export function callOffStatements(db: Database, change: ChangeOf<"weather">, apply: Apply) {
	const { departure, choosing, bookings } = change;
	const { id } = departure;
	const { reason, actor, answerHours } = apply;
	const { now } = apply.clock;
	const until = now + answerHours * 3_600_000;
	const count = choosing.length + bookings.length;
	return {
		departure: cancelDeparture(db, id, { line: { code: "weather", why: reason } }, { now }),
		team: releaseTeam(db, sql`departure_id = ${id}`),
		history:
			count === 0
				? undefined
				: recordDepartureEvent(db, {
						departureId: id,
						type: "cancelled",
						line: { code: "weather", count, reason },
						actor,
						now,
					}),
		choosing:
			choosing.length === 0
				? undefined
				: {
						versions: takeVersions(db, "bookings", choosing),
						touched: touchBookings(db, choosing, now),
						choices: openWeatherChoices(db, { departureId: id, bookings: choosing, until, now }),
						mails: choosing.map((booking) => askStatements(db, booking, until, apply)),
					},
		...cancelStatements(db, change, { line: { code: "called off unpaid", why: reason } }, apply),
	};
}

/** A line in the history, and the mail with the question, or an entry under "Needs attention". */
function askStatements(
	db: Database,
	booking: AffectedBooking,
	until: number,
	{ reason, actor, clock, sender }: Apply,
) {
	const { id, departureId, date } = booking;
	const { now, timeZone } = clock;
	const question = {
		why: reason,
		until,
		timeZone,
		dedupeKey: `weather:${id}:${departureId}:${now}`,
	};
	return {
		entry: recordBookingEntry(
			db,
			id,
			{ type: "changed", line: { code: "called off", until, timeZone }, actor, now },
			sql`true`,
		),
		mail: queueBookingMail(db, id, weatherMail(booking, question, sender), { actor, now }),
		call: reportGuestWithoutEmail(db, booking, {
			act: `weather:${now}`,
			line: { code: "weather not told", date, until, timeZone },
			now,
		}),
	};
}

/** A departure leaves after all: who has not chosen yet travels as booked, and is told. */
export function leavesAfterAll(
	db: Database,
	{ departure, choosing }: ChangeOf<"open">,
	{ actor, clock, sender }: Apply,
) {
	const { now } = clock;
	return {
		mails: choosing.map((booking) => {
			const { id, departureId, date } = booking;
			const condition = isStillChoosing(id, departureId);
			return {
				mail: queueBookingMail(
					db,
					id,
					leavesMail(booking, `leaves:${id}:${departureId}:${now}`, sender),
					{ actor, now, condition },
				),
				entry: recordBookingEntry(
					db,
					id,
					{ type: "changed", line: { code: "leaves after all" }, actor, now },
					condition,
				),
				call: reportGuestWithoutEmail(db, booking, {
					act: `leaves:${now}`,
					line: { code: "leaving not told", date },
					now,
				}),
			};
		}),
		touched: choosing.length > 0 ? touchBookings(db, choosing, now) : undefined,
		choices: closeWeatherChoices(db, departure.id),
	};
}

function leavesMail(booking: AffectedBooking, dedupeKey: string, sender: MailSender) {
	const { texts: all, formats, urlOf } = guestLanguage(booking, sender);
	const texts = all.weather;
	const { title, reference } = booking;
	return plainMail(
		{
			subject: texts.leavesAfterAllSubject({
				title,
				date: formats.formatDate(booking.date, "short"),
				reference,
			}),
			heading: texts.leavesAfterAllHeading,
			paragraphs: [
				texts.leavesAfterAll({ title, date: formats.formatDate(booking.date, "long") }),
				texts.notAnyMore,
			],
			link: { label: all.openVoucher, url: urlOf(voucherPath(booking.confirmId)) },
		},
		{ guest: booking, booking, dedupeKey, sender },
	);
}
