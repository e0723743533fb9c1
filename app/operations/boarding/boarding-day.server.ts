import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { type SQL, sql } from "drizzle-orm";
import { addDays, localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import { sha256Of } from "#app/crypto/digest.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { capacityAndFree, languagesOfRow } from "#app/departures/departure.ts";
import { noteInWords } from "#app/departures/departure-note-lines.ts";
import type { BookingStatus } from "#app/departures/seats/booking-status.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { joinedNames, teamNames } from "#app/departures/team/assignment.ts";
import { assignedStatement } from "#app/departures/team/assignments.server.ts";
import { type BoardingScope, mayBoard } from "#app/departures/team/boarding-scope.server.ts";
import { guideLanguages } from "#app/departures/team/guide-languages.ts";
import {
	type DepartureSeats,
	departureSeats,
	toDepartureRow,
} from "#app/operations/departures/departure-seats.server.ts";
import {
	type StopColumns,
	stopColumns,
	withStop,
} from "#app/operations/manifest/manifest.server.ts";
import { byStopAndName } from "#app/operations/manifest/manifest.ts";
import { answersAsJson, readAnswers } from "#app/sales/answers/answers.server.ts";
import { balanceCents } from "#app/sales/payments/payment-money.server.ts";
import { extrasAsJson, readExtras } from "#app/sales/price-lines.server.ts";
import { openPickup, resellerName } from "#app/sales/resellers/partner-name.server.ts";
import { type BoardingTime, boardingStage } from "./boarding-clock.ts";
import type { BoardingDeparture, BoardingGuest, OtherVoucher } from "./boarding-day.ts";
import { readNumbers } from "./ticks/boarding.server.ts";

interface GuestRow
	extends StopColumns,
		Pick<
			BoardingGuest,
			| "id"
			| "reference"
			| "name"
			| "phone"
			| "language"
			| "adults"
			| "children"
			| "bebe"
			| "seats"
			| "comments"
			| "guideNotes"
			| "boarding"
			| "markedBy"
			| "markedAt"
			| "currency"
			| "reseller"
			| "openPickup"
		> {
	isWhole: number;
	confirmId: string;
	status: BookingStatus;
	departureId: number;
	aboard: string | null;
	/** JSON lists. */
	extras: string;
	answers: string;
	notes: string;
	balance: number;
}

interface DepartureRow extends DepartureSeats {
	title: string;
	durationMinutes: number;
	tripNotes: string;
}

interface Reader {
	seesMoney: boolean;
	mayOpenBooking: boolean;
}

/**
 * The departures of today and tomorrow that somebody has booked, and earlier ones that are not back yet, with
 * everybody who might show a voucher; one round trip. Guests who do not come are without contact.
 * @param user what the reader may: without "seesMoney" amounts are left out.
 */
export async function readBoardingDay(
	db: Database,
	scope: BoardingScope,
	{ user, ...time }: BoardingTime & { user: Reader },
): Promise<BoardingDeparture[]> {
	const isShown = shownBookings(scope, time);
	const { from, until } = spanShown(time);
	const { departures, guests, assigned } = await runBatch(db, {
		departures: departuresStatement(db, isShown, time),
		guests: guestsStatement(db, isShown),
		assigned: assignedStatement(db, sql`departures.date BETWEEN ${from} AND ${until}`),
	});
	const shownDepartures = departures.filter(
		(departure) => boardingStage(departure, time) !== "over",
	);
	return shownDepartures.map((departure) => {
		const { id, date, title, startTime, durationMinutes, tripNotes, extra } = departure;
		const team = assigned.filter(({ departureId }) => departureId === id);
		const names = teamNames(team);
		const { capacity, free } = capacityAndFree(toDepartureRow(departure));
		return {
			id,
			date,
			title,
			startTime,
			durationMinutes,
			capacity,
			free: extra > 0 ? -extra : free,
			note: noteInWords(departure),
			tripNotes,
			guide: joinedNames(names.guide) || null,
			vehicle: joinedNames(names.vehicle) || null,
			languages: guideLanguages(team) ?? languagesOfRow(departure),
			guests: guests
				.filter(({ departureId }) => departureId === id)
				.map((row) => toGuest(row, user))
				.sort(byStopAndName),
		};
	});
}

/** Local dates: the longest trip that began on the first of them may still be out. */
function spanShown({ now, timeZone }: BoardingTime): { from: SQL; until: string } {
	const today = localDateAt(now, timeZone);
	return {
		from: sql`(SELECT date(${today}, '-' || (1 + max(duration_minutes) / 1440) || ' days') FROM excursions)`,
		until: addDays(today, 1),
	};
}

function daysShown(time: BoardingTime): SQL {
	const { from, until } = spanShown(time);
	return sql`bookings.date BETWEEN ${from} AND ${until}`;
}

/** SQL, true for the bookings that a phone keeps. */
function shownBookings(scope: BoardingScope, time: BoardingTime): SQL {
	const isInScope = mayBoard(scope, sql`bookings.departure_id`);
	const today = localDateAt(time.now, time.timeZone);
	// nearly, by the island's clock; `boardingStage` is exact, also in the night of a clock change
	const islandNow = `${today} ${localTimeAt(time.now, time.timeZone)}`;
	return sql`${daysShown(time)} AND (bookings.date >= ${today} OR EXISTS (
		SELECT 1 FROM excursions AS begun WHERE begun.id = bookings.excursion_id
			AND unixepoch(bookings.date || ' ' || bookings.start_time) + begun.duration_minutes * 60
				> unixepoch(${islandNow}) - 7200)) AND ${isInScope}`;
}

/** Those that somebody has booked. */
function departuresStatement(db: Database, isShown: SQL, time: BoardingTime) {
	const seats = departureSeats({ kind: "all" }, spanShown(time), {
		now: time.now,
		which: "booked",
	});
	return db.all<DepartureRow>(sql`
		SELECT seats.*, excursions.title, excursions.duration_minutes AS durationMinutes, excursions.comments AS tripNotes
		FROM (${seats}) AS seats JOIN excursions ON excursions.id = seats.excursionId
		WHERE seats.id IN (SELECT bookings.departure_id FROM bookings WHERE ${isShown} AND ${isSold()})
		ORDER BY seats.date, seats.startTime, excursions.title`);
}

function guestsStatement(db: Database, isShown: SQL) {
	return db.all<GuestRow>(sql`
		SELECT bookings.id, bookings.confirm_id AS confirmId, bookings.reference, bookings.status,
			bookings.departure_id AS departureId, bookings.name,
			coalesce(bookings.phone_e164, bookings.phone) AS phone,
			bookings.language, bookings.adults, bookings.children, bookings.bebe, bookings.seats,
			bookings.is_whole AS isWhole,
			bookings.comments, bookings.guide_notes AS guideNotes, bookings.currency,
			${stopColumns}, boardings.state AS boarding, boardings.aboard,
			boardings.marked_by AS markedBy, boardings.marked_at AS markedAt, ${boardNotes} AS notes,
			${extrasAsJson} AS extras, ${answersAsJson} AS answers,
			${resellerName} AS reseller, ${openPickup} AS openPickup,
			${balanceCents()} AS balance
		FROM bookings JOIN pickup_points AS point ON point.id = bookings.pickup_point_id
		LEFT JOIN boardings ON boardings.booking_id = bookings.id
		WHERE ${isShown}
		ORDER BY bookings.id`);
}

/** By the secret of its address or its reference; without the guest, who may be of another guide. */
export async function findVoucher(db: Database, code: string): Promise<OtherVoucher | null> {
	const [voucher] = await db.all<OtherVoucher>(sql`
		SELECT reference, status, title, date, pickup_time AS time FROM bookings
		WHERE confirm_id = ${code} UNION ALL
		SELECT reference, status, title, date, pickup_time AS time FROM bookings
		WHERE reference = ${code} LIMIT 1`);
	return voucher ?? null;
}

/** Only what was written in the boarding app: what the office notes may be about money, which a guide does not see. */
const boardNotes = sql`(
	SELECT json_group_array(json_object('id', substr(dedupe_key, 12), 'by', actor_name, 'at', created_at, 'text', detail))
	FROM (SELECT dedupe_key, actor_name, created_at, detail FROM booking_events AS note
		WHERE note.booking_id = bookings.id AND note.type = 'note' AND note.dedupe_key LIKE 'board-note:%'
		ORDER BY note.created_at, note.id))`;

function toGuest(guestRow: GuestRow, { seesMoney, mayOpenBooking }: Reader): BoardingGuest {
	const { confirmId, departureId: _, balance, ...guest } = withStop(guestRow);
	const isComing = guest.status === "confirmed";
	const isOwed = balance > 0;
	return {
		...guest,
		isWhole: guest.isWhole === 1,
		...(isComing ? {} : { phone: null, comments: null, guideNotes: null }),
		code: encodeBase64urlNoPadding(sha256Of(confirmId)),
		aboard: readNumbers(guest.aboard),
		extras: readExtras(guest.extras),
		answers: isComing ? readAnswers(guest.answers, guest) : [],
		notes: isComing ? JSON.parse(guest.notes) : [],
		isOwed,
		dueCents: isOwed && seesMoney ? balance : null,
		mayOpenBooking,
	};
}
