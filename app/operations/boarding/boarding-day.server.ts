import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { type SQL, sql } from "drizzle-orm";
import { addDays, localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import { sha256Of } from "#app/crypto/digest.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { capacityAndFree } from "#app/departures/departure.ts";
import { startOn } from "#app/departures/departure-times.server.ts";
import { toldMessage } from "#app/departures/messages/told-meeting.server.ts";
import { toldMeeting } from "#app/departures/messages/told-meeting.ts";
import { noteInWords } from "#app/departures/override-lines.ts";
import type { BookingStatus } from "#app/departures/seats/booking-status.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import type { Assigned } from "#app/departures/team/assignment.ts";
import { assignedStatement } from "#app/departures/team/assignments.server.ts";
import { type BoardingScope, mayBoard } from "#app/departures/team/boarding-scope.server.ts";
import { guideLanguages } from "#app/departures/team/guide-languages.ts";
import {
	type BookedSeats,
	bookedSeats,
	vehicleOf,
} from "#app/operations/departures/departure-seats.server.ts";
import { byStopAndName } from "#app/operations/manifest/manifest.ts";
import { balanceCents } from "#app/sales/payments/payment-money.server.ts";
import { type BoardingTime, boardingStage } from "./boarding-clock.ts";
import type { BoardingDeparture, BoardingGuest, OtherVoucher } from "./boarding-day.ts";
import { readNumbers } from "./ticks/boarding.server.ts";

interface GuestRow
	extends Pick<
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
	> {
	confirmId: string;
	status: BookingStatus;
	excursionId: string;
	date: string;
	pointId: number;
	time: string;
	pointTitle: string;
	place: string;
	lat: number;
	lng: number;
	toldMessage: string | null;
	aboard: string | null;
	/** JSON list. */
	notes: string;
	balance: number;
}

interface TripRow {
	excursionId: string;
	date: string;
	title: string;
	startTime: string;
	durationMinutes: number;
	capacity: number;
	note: string | null;
	/** Written by the product in place of a note; `noteInWords` reads both. */
	line: string | null;
	tripNotes: string;
	/** JSON lists of names and of languages. */
	guides: string;
	vehicles: string;
	languages: string;
}

interface Reader {
	seesMoney: boolean;
	/** May open the page of a booking. */
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
	const { trips, guests, booked, assigned } = await runBatch(db, {
		trips: tripsStatement(db, isShown),
		guests: guestsStatement(db, isShown),
		booked: db.all<BookedSeats>(bookedSeats({ kind: "all" }, daysShown(time), time.now)),
		assigned: assignedStatement(db, { ...spanShown(time), now: time.now }),
	});
	const shownTrips = trips.filter((trip) => boardingStage(trip, time) !== "over");
	return shownTrips.map(({ guides, vehicles, languages, note, line, ...trip }) => ({
		...trip,
		...seatsOf(trip, booked, assigned),
		note: noteInWords({ note, line }),
		guide: readNames(guides),
		vehicle: readNames(vehicles),
		languages:
			guideLanguages(
				assigned.filter((each) => each.excursionId === trip.excursionId && each.date === trip.date),
			) ?? readStrings(languages),
		guests: guests
			.filter(({ excursionId, date }) => excursionId === trip.excursionId && date === trip.date)
			.map((row) => toGuest(row, user))
			.sort(byStopAndName),
	}));
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

/** Capacity and free seats as the manifest shows them: with the seats of the van, and those of live holds. */
function seatsOf(
	{ excursionId, date, capacity }: Pick<TripRow, "excursionId" | "date" | "capacity">,
	booked: readonly BookedSeats[],
	assigned: readonly Assigned[],
): { capacity: number; free: number } {
	const isOfTrip = (each: { excursionId: string; date: string }) =>
		each.excursionId === excursionId && each.date === date;
	const seats = booked.find(isOfTrip);
	const takenSeats = (seats?.sold ?? 0) + (seats?.held ?? 0);
	const counts = capacityAndFree(capacity, takenSeats, vehicleOf(assigned.filter(isOfTrip)));
	return seats && seats.extra > 0 ? { ...counts, free: -seats.extra } : counts;
}

/** SQL, true for the bookings that a phone keeps. */
function shownBookings(scope: BoardingScope, time: BoardingTime): SQL {
	const isInScope = mayBoard(scope, {
		excursionId: sql`bookings.excursion_id`,
		date: sql`bookings.date`,
	});
	const today = localDateAt(time.now, time.timeZone);
	// nearly, by the island's clock; `boardingStage` is exact, also in the night of a clock change
	const islandNow = `${today} ${localTimeAt(time.now, time.timeZone)}`;
	return sql`${daysShown(time)} AND (bookings.date >= ${today} OR EXISTS (
		SELECT 1 FROM excursions AS begun WHERE begun.id = bookings.excursion_id
			AND unixepoch(bookings.date || ' ' || ${startOn("begun", sql`bookings.date`)}) + begun.duration_minutes * 60
				> unixepoch(${islandNow}) - 7200)) AND ${isInScope}`;
}

function tripsStatement(db: Database, isShown: SQL) {
	const weekday = sql`CAST(strftime('%w', trip.date) AS INTEGER)`;
	return db.all<TripRow>(sql`
		SELECT trip.excursion_id AS excursionId, trip.date, excursions.title,
			${startOn("excursions", sql`trip.date`)} AS startTime, excursions.duration_minutes AS durationMinutes,
			coalesce(day.capacity, excursions.capacity) AS capacity,
			day.note, day.line, excursions.comments AS tripNotes,
			${namesOf("guide")} AS guides, ${namesOf("vehicle")} AS vehicles,
			(SELECT json_group_array(language) FROM (
				SELECT language FROM excursion_day_languages AS spoken
				WHERE spoken.excursion_id = trip.excursion_id AND spoken.day = ${weekday}
				ORDER BY spoken.position)) AS languages
		FROM (
			SELECT DISTINCT bookings.excursion_id, bookings.date FROM bookings
			WHERE ${isShown} AND ${isSold()}
		) AS trip
		JOIN excursions ON excursions.id = trip.excursion_id
		LEFT JOIN departure_overrides AS day
			ON day.excursion_id = trip.excursion_id AND day.date = trip.date
		ORDER BY trip.date, startTime, excursions.title`);
}

function guestsStatement(db: Database, isShown: SQL) {
	return db.all<GuestRow>(sql`
		SELECT bookings.id, bookings.confirm_id AS confirmId, bookings.reference, bookings.status,
			bookings.excursion_id AS excursionId, bookings.date, bookings.name,
			coalesce(bookings.phone_e164, bookings.phone) AS phone,
			bookings.language, bookings.adults, bookings.children, bookings.bebe, bookings.seats,
			bookings.comments, bookings.guide_notes AS guideNotes, bookings.currency,
			point.id AS pointId, bookings.pickup_time AS time, point.title AS pointTitle, point.place,
			point.lat, point.lng, ${toldMessage} AS toldMessage, boardings.state AS boarding, boardings.aboard,
			boardings.marked_by AS markedBy, boardings.marked_at AS markedAt, ${boardNotes} AS notes,
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

function namesOf(kind: "guide" | "vehicle") {
	return sql`(SELECT json_group_array(resources.name) FROM departure_assignments AS own
		JOIN resources ON resources.id = own.resource_id
		WHERE own.excursion_id = trip.excursion_id AND own.date = trip.date AND own.kind = ${kind})`;
}

function readStrings(json: string): string[] {
	return JSON.parse(json);
}

function readNotes(json: string): BoardingGuest["notes"] {
	return JSON.parse(json);
}

function readNames(json: string): string | null {
	return readStrings(json).join(", ") || null;
}

function toGuest(
	{ confirmId, excursionId: _, date: __, aboard, notes, balance, ...row }: GuestRow,
	{ seesMoney, mayOpenBooking }: Reader,
): BoardingGuest {
	const { pointId, time, pointTitle, place, lat, lng, toldMessage: message, ...guest } = row;
	const meeting = toldMeeting(message, time);
	const isComing = guest.status === "confirmed";
	const isOwed = balance > 0;
	return {
		...guest,
		...(isComing ? {} : { phone: null, comments: null, guideNotes: null }),
		code: encodeBase64urlNoPadding(sha256Of(confirmId)),
		pickup: { pointId, time, title: pointTitle, place, lat, lng, told: meeting },
		aboard: readNumbers(aboard),
		notes: isComing ? readNotes(notes) : [],
		isOwed,
		dueCents: isOwed && seesMoney ? balance : null,
		mayOpenBooking,
	};
}
