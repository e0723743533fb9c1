/** The mails that guests get around their trip by themselves, once for each booking and date. */
import { type SQL, sql } from "drizzle-orm";
import { addDays, instantOf, localDateAt } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { siteNameIn } from "#app/messages/site-name.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { hasReturnedMail } from "#app/outbox/returned-mail.server.ts";
import { queueBookingMail } from "#app/sales/booking/booking-events.server.ts";
import { readBookings } from "#app/sales/booking/read-booking.server.ts";
import { guestView } from "#app/sales/guest/guest-booking.server.ts";
import { isChoosing } from "#app/sales/weather/open-choice.server.ts";
import { addressed, type PlainMail, plainMail } from "./booking-mails.tsx";
import { reminderVoucher } from "./confirmation-mail.tsx";
import { type GuestLanguage, guestLanguage } from "./guest-language.ts";
import { titleForGuest } from "./guest-words.server.ts";
import type { MailSender } from "./mail-sender.ts";
import { reminderDays, thanksDay } from "./reminder-and-thanks-days.ts";

export interface TripMailSettings {
	/** Local time "HH:MM" on the day before the trip; null: no reminders. */
	reminderTime: string | null;
	/** Where guests may write about the operator; null: no thanks. */
	reviewUrl: string | null;
	/** IANA name. */
	timeZone: string;
}

/**
 * Of each kind in one run: fewer than a delivery sends, so that the confirmation of somebody who has
 * just booked does not wait behind them.
 */
const mailsARun = 8;
const dayMs = 24 * 60 * 60_000;

/** Queues the reminders and thanks that are due; each booking gets each of them once a date. */
export async function queueTripMails(
	db: Database,
	sender: MailSender,
	settings: TripMailSettings,
	now: number,
): Promise<void> {
	await remind(db, sender, settings, now);
	await thank(db, sender, settings, now);
}

const comesBack = hasReturnedMail(sql`bookings.id`, sql`bookings.email`);

/** A booking as it was read; a mail is queued only while it still is the same. */
interface Read {
	id: number;
	email: string;
	date: string;
	updatedAt: number;
}

async function remind(
	db: Database,
	sender: MailSender,
	{ reminderTime, timeZone }: TripMailSettings,
	now: number,
): Promise<void> {
	const days = reminderTime ? reminderDays(reminderTime, { now, timeZone }) : [];
	if (days.length === 0) return;
	const isDue = sql`bookings.id IN (
		SELECT bookings.id FROM json_each(${JSON.stringify(days)}) AS day
		CROSS JOIN bookings ON bookings.date = day.value ->> 'date'
		WHERE ${isSold()} AND bookings.email IS NOT NULL AND NOT ${comesBack} AND NOT ${isChoosing}
			AND bookings.pickup_time > day.value ->> 'pickupsAfter'
			AND bookings.confirmed_at < day.value ->> 'dueAt'
			AND NOT ${hasReadNews(sql`day.value ->> 'dueAt'`)}
			AND NOT EXISTS (SELECT 1 FROM outbox
				WHERE outbox.dedupe_key = 'trip-reminder:' || bookings.id || ':' || bookings.date)
		ORDER BY bookings.date, bookings.pickup_time, bookings.id LIMIT ${mailsARun})`;
	const today = localDateAt(now, timeZone);
	const mails = (await readBookings(db, isDue, now)).flatMap((booking) => {
		const { id, date, email, pickupTime, updatedAt } = booking;
		if (email === null) return [];
		const letter = reminderVoucher(guestView(booking), date === today ? "today" : "tomorrow", {
			...sender,
			clock: { ...sender.clock, now },
		});
		const read = { id, email, date, updatedAt };
		const mail = {
			...addressed(read, `trip-reminder:${id}:${date}`, sender),
			expiresAt: instantOf(date, pickupTime, timeZone),
			...letter,
		};
		return [{ read, mail }];
	});
	await queueAll(db, mails, now);
}

/**
 * True when a change since `dueAt` was mailed to the guest, who therefore has the newest facts. A change and its mail are
 * one batch, so they bear the same instant; a note for the guide is a change without a mail.
 */
function hasReadNews(dueAt: SQL): SQL {
	return sql`EXISTS (SELECT 1 FROM booking_events AS news
		JOIN outbox AS told ON told.booking_id = news.booking_id AND told.created_at = news.created_at
		WHERE news.booking_id = bookings.id AND news.type = 'changed' AND news.created_at >= ${dueAt})`;
}

interface ThanksRow extends Read {
	confirmId: string;
	name: string;
	reference: string;
	title: string;
	language: string | null;
}

/**
 * Thanks those who were on board. Where nobody of a departure was ticked, nobody kept count, and all
 * of its guests are thanked.
 */
async function thank(
	db: Database,
	sender: MailSender,
	{ reviewUrl, timeZone }: TripMailSettings,
	now: number,
): Promise<void> {
	if (!reviewUrl) return;
	const guestRows = await db.all<ThanksRow>(sql`
		SELECT bookings.id, bookings.email, bookings.date, bookings.updated_at AS updatedAt,
			bookings.confirm_id AS confirmId, bookings.name, bookings.reference,
			${titleForGuest()} AS title, bookings.language
		FROM bookings JOIN excursions AS trip ON trip.id = bookings.excursion_id
		LEFT JOIN boardings ON boardings.booking_id = bookings.id
		WHERE ${isSold()} AND bookings.email IS NOT NULL AND NOT ${comesBack} AND NOT ${isChoosing}
			AND ${isThanked(thanksDay({ now, timeZone }))}
			AND (boardings.state = 'picked up' OR (boardings.state IS NULL AND ${nobodyTicked}))
			AND NOT EXISTS (SELECT 1 FROM payments JOIN refunds ON refunds.payment_id = payments.id
				WHERE payments.booking_id = bookings.id AND refunds.state <> 'dropped')
			AND NOT EXISTS (SELECT 1 FROM outbox
				WHERE outbox.dedupe_key = 'trip-thanks:' || bookings.id || ':' || bookings.date)
		ORDER BY bookings.id LIMIT ${mailsARun}`);
	const mails = guestRows.map((row) => ({
		read: row,
		mail: {
			...plainMail(thanksMail(row, guestLanguage(row, sender), sender.operator, reviewUrl), {
				guest: row,
				booking: row,
				dedupeKey: `trip-thanks:${row.id}:${row.date}`,
				sender,
			}),
			expiresAt: now + dayMs,
		},
	}));
	await queueAll(db, mails, now);
}

/**
 * SQL, true for bookings whose thanks are due on this day, or were on the day before for a missed run: on the first
 * morning after their date on which the guests of the trip have been back since four o'clock, so that nobody is woken.
 */
function isThanked(day: string): SQL {
	const back = sql`unixepoch(bookings.date || 'T' || bookings.start_time) + trip.duration_minutes * 60`;
	const longest = sql`(SELECT max(duration_minutes) / 1440 FROM excursions)`;
	return sql`bookings.date BETWEEN date(${day}, '-' || (3 + ${longest}) || ' days') AND ${addDays(day, -1)}
		AND max(${back}, unixepoch(bookings.date || 'T04:01'))
			BETWEEN unixepoch(${addDays(day, -2)} || 'T04:01') AND unixepoch(${day} || 'T04:00')`;
}

const nobodyTicked = sql`NOT EXISTS (
	SELECT 1 FROM bookings AS other JOIN boardings AS ticked ON ticked.booking_id = other.id
	WHERE other.departure_id = bookings.departure_id)`;

/** Each mail with its line in the booking's history, unless the booking has changed since it was read. */
async function queueAll(
	db: Database,
	mails: readonly { read: Read; mail: Mail }[],
	now: number,
): Promise<void> {
	await runBatch(db, {
		mails: mails.map(({ read, mail }) =>
			queueBookingMail(db, read.id, mail, { now, condition: isUnchanged(read) }),
		),
	});
}

function isUnchanged({ id, date, updatedAt }: Read): SQL {
	return sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${id} AND date = ${date}
		AND updated_at = ${updatedAt} AND ${isSold()})`;
}

/** The mail on the day after a trip, to those who were on board. */
export function thanksMail(
	{ title }: { title: string },
	{ language, texts: { thanks: texts } }: Pick<GuestLanguage, "language" | "texts">,
	operator: { name: string },
	reviewUrl: string,
): PlainMail {
	return {
		subject: texts.subject({ title }),
		heading: texts.heading,
		paragraphs: [texts.hope({ title }), texts.tellOthers, texts.wasSomethingWrong],
		link: { label: texts.write({ operator: siteNameIn(language, operator) }), url: reviewUrl },
	};
}
