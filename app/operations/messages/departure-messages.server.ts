/** Writing to all guests of a departure: what happened is chosen, and the words are made for each guest. */

import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { type SQL, sql } from "drizzle-orm";
import { sha256Of } from "#app/crypto/digest.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { DepartureMessage } from "#app/departures/messages/departure-message.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { byStopAndName } from "#app/operations/manifest/manifest.ts";
import { type MessageGuest, outcomeOf } from "#app/operations/messages/message-guests.ts";
import { hasReturnedMail } from "#app/outbox/returned-mail.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { historyLines } from "#app/sales/history/history-lines.ts";
import { departureMessageMail } from "#app/sales/mails/departure-message-mail.tsx";
import {
	type MessageTrip,
	meetingInstant,
	wordsFor,
} from "#app/sales/mails/departure-message-words.ts";
import { stopForGuest, titleForGuest } from "#app/sales/mails/guest-words.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";

/** A guest with what only the mail needs. */
export interface ReadGuest extends MessageGuest {
	email: string | null;
	confirmId: string;
}

interface StopAndHotel {
	pointId: number;
	time: string;
	title: string;
	place: string;
	hotelName: string | null;
	hotelPhone: string | null;
	/** 1: mails to this address come back. */
	comesBack: number;
}

type GuestColumns = StopAndHotel &
	Omit<MessageGuest, "hasMail" | "comesBack" | "hotel" | "pickup" | "inGuestWords">;

type GuestRow = GuestColumns &
	Pick<ReadGuest, "email" | "confirmId"> & {
		/** In the guest's language. */
		guestTrip: string;
		guestStop: string;
		guestPlace: string;
	};

/** The confirmed guests of a departure, and its earlier messages; null for an unknown departure. One round trip. */
export async function readMessageGuests(db: Database, departureId: number, sentId = 0) {
	const {
		trip: [trip],
		rows,
		mark: [mark],
		sent: sentRows,
		told: recipientRows,
	} = await runBatch(db, {
		trip: db.all<{ title: string; date: string; startTime: string }>(sql`
			SELECT excursions.title, leaving.date, leaving.start_time AS startTime
			FROM departures AS leaving JOIN excursions ON excursions.id = leaving.excursion_id
			WHERE leaving.id = ${departureId}`),
		rows: guestRows(db, departureId),
		mark: db.all<{ mark: string }>(sql`SELECT ${markOf(departureId)} AS mark`),
		sent: sentMessages(db, departureId),
		told: toldRows(db, departureId, sentId),
	});
	if (!trip) return null;
	const sentMessageList = sentRows.map(toSent);
	const message = sentMessageList.find(({ id }) => id === sentId);
	return {
		...trip,
		guests: rows.map(toGuest).sort(byStopAndName),
		mark: mark?.mark ?? "",
		sent: sentMessageList,
		message: message ? { ...message, guests: recipientRows.map(toTold).sort(byMailAndName) } : null,
	};
}

/** Of the hotel that sold the booking, else of one where the guest waits. */
export const hotelOfGuest = (column: SQL) => sql`coalesce(
	(SELECT ${column} FROM hotels WHERE hotels.id = bookings.hotel_id AND hotels.phone <> ''),
	(SELECT ${column} FROM hotels WHERE hotels.pickup_point_id = bookings.pickup_point_id
		AND hotels.phone <> '' ORDER BY hotels.id LIMIT 1))`;

const guestColumns = sql`bookings.id, bookings.reference, bookings.name, bookings.language,
	coalesce(bookings.phone_e164, bookings.phone) AS phone, bookings.seats, boardings.state AS boarding, coalesce(boardings.people, 0) AS aboard,
	point.id AS pointId, bookings.pickup_time AS time, point.title, point.place,
	${hasReturnedMail(sql`bookings.id`, sql`bookings.email`)} AS comesBack,
	${hotelOfGuest(sql`name`)} AS hotelName, ${hotelOfGuest(sql`phone`)} AS hotelPhone`;

const guestWords = sql`${titleForGuest()} AS guestTrip, ${stopForGuest("title", sql`point.title`)} AS guestStop,
	${stopForGuest("place", sql`point.place`)} AS guestPlace`;

const joined = sql`JOIN pickup_points AS point ON point.id = bookings.pickup_point_id
	LEFT JOIN boardings ON boardings.booking_id = bookings.id`;

function ofDeparture(departureId: number): SQL {
	return sql`bookings.departure_id = ${departureId} AND ${isSold()}`;
}

function guestRows(db: Database, departureId: number) {
	return db.all<GuestRow>(sql`
		SELECT ${guestColumns}, ${guestWords}, bookings.email, bookings.confirm_id AS confirmId
		FROM bookings ${joined} WHERE ${ofDeparture(departureId)}
		ORDER BY bookings.id`);
}

function toGuest(row: GuestRow): ReadGuest {
	const { guestTrip: trip, guestStop: stop, guestPlace: place, ...guest } = withPlaces(row);
	return {
		...guest,
		hasMail: row.email !== null && !row.comesBack,
		inGuestWords: { trip, stop, place },
	};
}

/** The stop and the hotel of a guest, each together. */
function withPlaces<Row extends StopAndHotel>(row: Row) {
	const { pointId, time, title, place, hotelName, hotelPhone, comesBack, ...guest } = row;
	return {
		...guest,
		comesBack: Boolean(comesBack),
		hotel: hotelName && hotelPhone ? { name: hotelName, phone: hotelPhone } : null,
		pickup: { pointId, time, title, place },
	};
}

/** For the page: without what only the mail needs. */
export function shownGuest({ email: _email, confirmId: _id, ...guest }: ReadGuest): MessageGuest {
	return guest;
}

/** The state of a departure's guests: it changes when one of them comes, goes, boards or changes. */
function markOf(departureId: number): SQL {
	return sql`(SELECT coalesce(group_concat(mark, ' '), '') FROM (
		SELECT bookings.id || ':' || bookings.updated_at || ':' || coalesce(boardings.state || boardings.people, '') AS mark
		FROM bookings LEFT JOIN boardings ON boardings.booking_id = bookings.id
		WHERE ${ofDeparture(departureId)} ORDER BY bookings.id))`;
}

/** Says for which guests a press is meant. */
export function guestsToken(mark: string): string {
	return encodeBase64urlNoPadding(sha256Of(mark).slice(0, 16));
}

interface SentRow {
	id: number;
	message: string;
	actorName: string;
	createdAt: number;
}

function toSent({ message, ...sentRow }: SentRow) {
	return { ...sentRow, summary: historyLines.told.read({ message: JSON.parse(message) }) };
}

/** The newest messages of a departure. */
function sentMessages(db: Database, departureId: number) {
	return db.all<SentRow>(sql`
		SELECT id, message, actor_name AS actorName, created_at AS createdAt FROM departure_messages
		WHERE departure_id = ${departureId} ORDER BY id DESC LIMIT 20`);
}

type ToldRow = GuestColumns & {
	text: string;
	reachedAt: number | null;
	reachedBy: string | null;
	mailStatus: "pending" | "sending" | "sent" | "failed" | null;
	hasMail: number;
};

function toldRows(db: Database, departureId: number, messageId: number) {
	return db.all<ToldRow>(sql`
		SELECT ${guestColumns}, told.text, told.reached_at AS reachedAt, told.reached_by AS reachedBy,
			CASE WHEN mail.returned_at IS NULL THEN mail.status ELSE 'failed' END AS mailStatus,
			bookings.email IS NOT NULL AS hasMail
		FROM departure_messages AS message
		JOIN told_guests AS told ON told.message_id = message.id
		JOIN bookings ON bookings.id = told.booking_id ${joined}
		LEFT JOIN outbox AS mail
			ON mail.dedupe_key = 'departure-message:' || message.key || ':' || told.booking_id
		WHERE message.id = ${messageId} AND message.departure_id = ${departureId}
		ORDER BY bookings.id`);
}

export type ToldGuest = ReturnType<typeof toTold>;
export type SentMessage = ReturnType<typeof toSent> & { guests: ToldGuest[] };

/** Those without a mail first: somebody must reach them by hand. */
function byMailAndName(one: ToldGuest, other: ToldGuest): number {
	const hasMail = ({ mailStatus }: ToldGuest) => Number(mailStatus !== null);
	return hasMail(one) - hasMail(other) || byStopAndName(one, other);
}

function toTold(row: ToldRow) {
	return { ...withPlaces(row), hasMail: Boolean(row.hasMail) };
}

export interface Sending {
	departureId: number;
	message: DepartureMessage;
	/** Made once for each form. */
	formKey: string;
	/** State of the guests for whom the press was meant. */
	mark: string;
	guests: readonly ReadGuest[];
	trip: MessageTrip;
	sender: MailSender;
	actor: Actor;
	now: number;
}

/** Tells a repeated press from another message: other words in the same form are another one. */
function messageKey({
	departureId,
	message,
	formKey,
}: Pick<Sending, "departureId" | "message" | "formKey">) {
	const text = JSON.stringify([formKey, departureId, Object.entries(message).sort()]);
	return encodeBase64urlNoPadding(sha256Of(text).slice(0, 18));
}

/**
 * Queues a mail for each guest of the message who has an address, and keeps the list of all, in one
 * batch. @returns the id of the message, also of one that an earlier press has sent; null when the
 * guests have changed since they were read, and then nothing is sent.
 */
export async function sendDepartureMessage(db: Database, sending: Sending): Promise<number | null> {
	const { departureId, message, mark, guests, actor, now } = sending;
	const key = messageKey(sending);
	const isWritten = sql`EXISTS (SELECT 1 FROM departure_messages WHERE key = ${key})`;
	const { found: messageRows } = await runBatch(db, {
		message: db.run(sql`
			INSERT INTO departure_messages (key, departure_id, kind, message, actor_id, actor_name, impersonator_id, created_at)
			SELECT ${key}, ${departureId}, ${message.kind},
				${JSON.stringify(message)}, ${actor.id}, ${actor.name}, ${actor.impersonatorId}, ${now}
			WHERE ${markOf(departureId)} = ${mark}
			ON CONFLICT (key) DO NOTHING`),
		guests: guests
			.filter((guest) => outcomeOf(guest, message) === "told")
			.map((guest) => {
				const { text, mail } = writtenTo(guest, key, sending);
				return {
					told: db.run(sql`
						INSERT INTO told_guests (message_id, booking_id, text)
						SELECT id, ${guest.id}, ${text} FROM departure_messages WHERE key = ${key}
						ON CONFLICT DO NOTHING`),
					mail: queueBookingMail(db, guest.id, mail, { actor, now, condition: isWritten }),
				};
			}),
		found: db.all<{ id: number }>(sql`SELECT id FROM departure_messages WHERE key = ${key}`),
	});
	return messageRows[0]?.id ?? null;
}

const hourMs = 60 * 60_000;

/** A mail about a meeting is not sent later than an hour after it, or after its writing if staff wrote after the meeting. */
function writtenTo(guest: ReadGuest, key: string, { message, trip, sender, now }: Sending) {
	const words = wordsFor(guest, message, trip);
	const reader = guest.hasMail ? guest : { ...guest, email: null };
	const mail = departureMessageMail(reader, words, `departure-message:${key}:${guest.id}`, sender);
	const meeting = meetingInstant(message, guest.pickup.time, trip);
	return {
		text: words.short,
		mail: meeting === null ? mail : { ...mail, expiresAt: Math.max(meeting, now) + hourMs },
	};
}

/** Ticks off a guest whom somebody has reached by hand; a second press changes nothing. */
export async function reachGuest(
	db: Database,
	departureId: number,
	{ messageId, bookingId }: { messageId: number; bookingId: number },
	{ actor, now }: { actor: Actor; now: number },
): Promise<void> {
	const ofThisDeparture = sql`SELECT id FROM departure_messages
		WHERE id = ${messageId} AND departure_id = ${departureId}`;
	await runBatch(db, {
		reached: db.run(sql`
			UPDATE told_guests SET reached_at = ${now}, reached_by = ${actor.name}
			WHERE message_id IN (${ofThisDeparture}) AND booking_id = ${bookingId} AND reached_at IS NULL`),
		event: recordBookingEntry(db, bookingId, {
			type: "told",
			line: {
				code: "told",
				message: sql`(SELECT json(message) FROM departure_messages WHERE id = ${messageId})`,
			},
			actor,
			now,
		}),
	});
}

/** The message that an earlier press of the same form has sent; null if there is none. */
export async function findSentMessage(
	db: Database,
	sending: Pick<Sending, "departureId" | "message" | "formKey">,
): Promise<number | null> {
	const messageRows = await db.all<{ id: number }>(sql`
		SELECT id FROM departure_messages WHERE key = ${messageKey(sending)}`);
	return messageRows[0]?.id ?? null;
}

/** The statement that takes a guest's words out of what was told to bookings that are erased. */
export function eraseToldGuests(db: Database, erasedIds: SQL) {
	return db.run(sql`UPDATE told_guests SET text = '' WHERE booking_id IN ${erasedIds}`);
}
