import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { closeDeparture } from "#app/departures/close-departure.server.ts";
import { releaseTeam } from "#app/departures/team/release-team.server.ts";
import { recordDepartureEvent } from "#app/operations/departures/departure-events.server.ts";
import { reportGuestWithoutEmail } from "#app/operations/departures/guest-without-email.server.ts";
import {
	type AffectedBooking,
	type DepartureChange,
	listAffected,
	sumByHand,
	sumOfPaid,
} from "#app/operations/departures/move-departure.server.ts";
import { isDisputed } from "#app/sales/dispute.server.ts";
import { type MailSender, moneySentence } from "#app/sales/mails/booking-mails.tsx";
import { excursionPath, guestLanguage } from "#app/sales/mails/guest-language.ts";
import {
	cancellationNotice,
	cancelStatements,
	wasCancelledAt,
} from "#app/sales/payments/refunds/booking-cancellation.server.ts";
import { cancellationMail } from "#app/sales/payments/refunds/cancellation-mail.ts";

/** Another date of the same excursion with free seats. */
export interface Alternative {
	date: string;
	left: number;
}

const alternativesPerMail = 3;

/**
 * Cancels a whole departure: closes its date, cancels every booking, marks all money for refund and
 * mails each guest, in one batch. Closing the date prevents new bookings. Bookings made or paid
 * between the read and the batch are left out by the batch and found by the next round.
 * @returns the number of cancelled bookings.
 */
export async function cancelDeparture(
	db: Database,
	change: DepartureChange,
	alternatives: readonly Alternative[],
	sender: MailSender,
): Promise<number> {
	let cancelled = 0;
	for (let round = 0; round < rounds; round += 1) {
		const affected = await listAffected(db, change.excursionId, change.date, change.now);
		if (affected.length === 0 && round > 0) return cancelled;
		const { cancel } = await runBatch(
			db,
			cancelDepartureStatements(db, change, { affected, alternatives, sender }),
		);
		cancelled += cancel.bookings.rowsAffected;
	}
	return cancelled;
}

/** One round for the bookings that were read, one for those made meanwhile, and two in reserve. */
const rounds = 4;

/** The statements that cancel one departure with the bookings that were read. */
export function cancelDepartureStatements(
	db: Database,
	change: DepartureChange,
	{
		affected,
		alternatives,
		sender,
	}: {
		affected: readonly AffectedBooking[];
		alternatives: readonly Alternative[];
		sender: MailSender;
	},
) {
	const { excursionId, date, reason, actor, now } = change;
	const ids = affected.map(({ id }) => id);
	const mails = affected.map((booking) => {
		const mail = departureMail(booking, change, alternatives, sender);
		return {
			...cancellationNotice(db, booking.id, mail, change),
			call: reportGuestWithoutEmail(
				db,
				booking,
				{ act: `cancelled:${now}`, line: { code: "cancellation not told", date }, now },
				wasCancelledAt(booking.id, now),
			),
		};
	});
	return {
		override: closeDeparture(db, excursionId, date, reason),
		event: recordDepartureEvent(db, {
			excursionId,
			date,
			type: "cancelled",
			line: { code: "cancelled", count: affected.length, reason },
			actor,
			now,
		}),
		cancel: cancelStatements(
			db,
			ids,
			{ refund: true, reason, actor, now },
			hasUnchangedPayments(affected),
		),
		mails,
		team: releaseTeam(db, sql`excursion_id = ${excursionId} AND date = ${date}`),
	};
}

/** True while payments and disputes are as they were read, because the mail names the refund. */
function hasUnchangedPayments(affected: readonly AffectedBooking[]) {
	const read = JSON.stringify(
		affected.map(({ id, paidCents, byHandCents }) => [id, paidCents, byHandCents]),
	);
	return sql`EXISTS (SELECT 1 FROM json_each(${read}) WHERE value ->> 0 = bookings.id
		AND value ->> 1 = ${sumOfPaid(sql`NOT ${isDisputed()}`)} AND value ->> 2 = ${sumByHand()})`;
}

function departureMail(
	booking: AffectedBooking,
	{ excursionId, date, reason }: DepartureChange,
	alternatives: readonly Alternative[],
	sender: MailSender,
) {
	const { language, texts: all, formats, urlOf } = guestLanguage(booking, sender);
	const texts = all.departureCancelled;
	const longDate = (day: string) => formats.formatDate(day, "long");
	const page = urlOf(excursionPath(excursionId));
	const sorry = texts.sorry({ title: booking.title, date: longDate(date) });
	const choices = nearest(alternatives, date)
		.filter(({ left }) => left >= booking.seats)
		.slice(0, alternativesPerMail)
		.sort((one, other) => one.date.localeCompare(other.date))
		.map((other) => ({
			label: texts.day({ date: longDate(other.date), seats: other.left }),
			url: `${page}?date=${other.date}`,
		}));
	return cancellationMail(
		{ ...booking, excursionId, date },
		{
			heading: texts.heading,
			paragraphs: [
				`${sorry} ${reason}`,
				moneySentence(
					{
						currency: booking.currency,
						backCents: booking.paidCents,
						handCents: booking.byHandCents,
						isAtHotel: booking.isAtHotel === 1,
						disputed: booking.disputeState
							? { says: booking.disputeState, cents: booking.disputedCents, isOwed: true }
							: null,
					},
					language,
				),
				...(choices.length > 0 ? [texts.theseDays] : []),
			],
			choices,
			link: { label: texts.allDays, url: page },
		},
		sender,
	);
}

/** The dates nearest to the cancelled one: the guest is probably still on the island then. */
function nearest(alternatives: readonly Alternative[], date: string): Alternative[] {
	const distance = (other: Alternative) => Math.abs(Date.parse(other.date) - Date.parse(date));
	return [...alternatives].sort((one, other) => distance(one) - distance(other));
}
