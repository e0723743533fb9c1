import { sql } from "drizzle-orm";
import { closeDeparture } from "#app/bookings/departures/departure-day.server.ts";
import {
	type AffectedBooking,
	type DepartureChange,
	listAffected,
	sumOfPaid,
} from "#app/bookings/departures/move-departure.server.ts";
import { isDisputed } from "#app/bookings/dispute.server.ts";
import { type MailSender, moneySentence } from "#app/bookings/mails/booking-mails.tsx";
import type { Database } from "#app/database/client.server.ts";
import { departureEvents } from "#app/database/schema.server.ts";
import { formatCount, formatDate } from "#app/ui/format/format.ts";
import { cancelStatements, tellStatements } from "./booking-cancellation.server.ts";
import { cancellationMail } from "./cancellation-mail.ts";

/** A date of the same trip that still has places. */
export interface Alternative {
	date: string;
	left: number;
}

/** More would be a timetable, not an offer. */
const alternativesAMail = 3;

/**
 * Cancels a whole departure: closes its date, cancels everybody, owes all money back and writes to
 * each guest, in one batch. The batch closes the date, so from then on nobody comes to it; who came, or
 * paid, between the reading and the batch is left by it and found by reading once more.
 * @returns how many bookings were cancelled.
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
		cancelled += await cancelThese(db, change, affected, alternatives, sender);
	}
	return cancelled;
}

/** One for those who were read, one for who came meanwhile, and to be sure. */
const rounds = 4;

async function cancelThese(
	db: Database,
	change: DepartureChange,
	affected: readonly AffectedBooking[],
	alternatives: readonly Alternative[],
	sender: MailSender,
): Promise<number> {
	const { excursionId, date, reason, actor, now } = change;
	const ids = affected.map(({ id }) => id);
	const bookings = formatCount(affected.length, { one: "booking", other: "bookings" });
	const mails = affected.flatMap((booking) => {
		const mail = departureMail(booking, change, alternatives, sender);
		return tellStatements(db, booking.id, mail, change);
	});
	const [, , , cancelled] = await db.batch([
		closeDeparture(db, excursionId, date, reason),
		db.insert(departureEvents).values({
			excursionId,
			date,
			type: "cancelled",
			detail: `${bookings}. ${reason}`,
			actorId: actor.id,
			actorName: actor.name,
			impersonatorId: actor.impersonatorId,
			createdAt: now,
		}),
		...cancelStatements(db, ids, { refund: true, reason, actor, now }, hasPaidAsRead(affected)),
		...mails,
	]);
	return cancelled.rowsAffected;
}

/** The mail tells what goes back: whose money came meanwhile, or was disputed, gets another one. */
function hasPaidAsRead(affected: readonly AffectedBooking[]) {
	const read = JSON.stringify(affected.map(({ id, paidCents }) => [id, paidCents]));
	return sql`${sumOfPaid(sql`NOT ${isDisputed}`)}
		= (SELECT value ->> 1 FROM json_each(${read}) WHERE value ->> 0 = bookings.id)`;
}

function departureMail(
	booking: AffectedBooking,
	{ excursionId, date, reason }: DepartureChange,
	alternatives: readonly Alternative[],
	sender: MailSender,
) {
	const page = `${sender.appUrl}/excursion/${excursionId}`;
	const choices = nearest(alternatives, date)
		.filter(({ left }) => left >= booking.seats)
		.slice(0, alternativesAMail)
		.sort((one, other) => one.date.localeCompare(other.date))
		.map((other) => ({
			label: `${formatDate(other.date, "long")}, ${formatCount(other.left, { one: "place", other: "places" })} left`,
			url: `${page}?date=${other.date}`,
		}));
	return cancellationMail(
		{ ...booking, excursionId, date },
		{
			heading: "Your trip can't leave",
			paragraphs: [
				`We are sorry: "${booking.title}" on ${formatDate(date, "long")} does not leave. ${reason}`,
				moneySentence({
					currency: booking.currency,
					backCents: booking.paidCents,
					isAtHotel: booking.isAtHotel === 1,
					disputed: booking.bankSays
						? { says: booking.bankSays, cents: booking.disputedCents, isOwed: true }
						: null,
				}),
				...(choices.length > 0 ? ["These days still have places for you:"] : []),
			],
			choices,
			link: { label: "See all days", url: page },
		},
		sender,
	);
}

/** Who booked a Friday is still on the island around that Friday. */
function nearest(alternatives: readonly Alternative[], date: string): Alternative[] {
	const distance = (other: Alternative) => Math.abs(Date.parse(other.date) - Date.parse(date));
	return [...alternatives].sort((one, other) => distance(one) - distance(other));
}
