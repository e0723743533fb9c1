import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { departureEvents, excursions } from "#app/database/schema.server.ts";
import { capacityAndFree, languagesOfRow } from "#app/departures/departure.ts";
import { isCalledOff, noteInWords } from "#app/departures/departure-note-lines.ts";
import { toldMessage } from "#app/departures/messages/told-meeting.server.ts";
import { toldMeeting } from "#app/departures/messages/told-meeting.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { teamNames } from "#app/departures/team/assignment.ts";
import { assignedStatement } from "#app/departures/team/assignments.server.ts";
import { guideTakesCash } from "#app/departures/team/cash-takers.server.ts";
import { guideLanguages, unspokenLanguages } from "#app/departures/team/guide-languages.ts";
import { readNumbers } from "#app/operations/boarding/ticks/boarding.server.ts";
import { readDepartureDay } from "#app/operations/departures/departure-day.server.ts";
import { departureEventInWords } from "#app/operations/departures/departure-lines.ts";
import {
	type DepartureSeats,
	departureSeats,
	toDepartureRow,
} from "#app/operations/departures/departure-seats.server.ts";
import { minimumOf } from "#app/operations/departures/minimum.ts";
import { answersAsJson, readAnswers } from "#app/sales/answers/answers.server.ts";
import { selectFieldsFor } from "#app/sales/booking/booking-columns.server.ts";
import { emptyForHotels } from "#app/sales/booking/booking-fields.ts";
import { entryInWords } from "#app/sales/history/history-lines.ts";
import {
	onDeparture,
	toUnpaidHolds,
	unpaidHoldsStatement,
} from "#app/sales/holds/unpaid-holds.server.ts";
import { readPayments } from "#app/sales/payments/money.ts";
import { paymentsAsJson } from "#app/sales/payments/payment-money.server.ts";
import { extrasAsJson, readExtras } from "#app/sales/price-lines.server.ts";
import { openPickup, partnerName } from "#app/sales/resellers/partner-name.server.ts";
import { type BookingScope, inScope } from "#app/sales/staff/booking-scope.server.ts";
import { type BookingSource, moneyState } from "#app/sales/staff/staff-booking.ts";
import { waitingCount } from "#app/sales/waiting/waiting-parties.server.ts";
import { byStopAndName, type ManifestGuest, type ManifestNote } from "./manifest.ts";

interface GuestRow
	extends StopColumns,
		Omit<
			ManifestGuest,
			"money" | "pickup" | "notes" | "aboard" | "extras" | "answers" | "guideTakesCash" | "isWhole"
		> {
	isWhole: number;
	guideTakesCash: number;
	departureId: number;
	source: BookingSource;
	aboard: string | null;
	payments: string;
	extras: string;
	answers: string;
	notes: string;
}

/** Where a guest waits, as `stopColumns` select it. */
export interface StopColumns {
	pointId: number;
	time: string;
	pointTitle: string;
	place: string;
	lat: number;
	lng: number;
	toldMessage: string | null;
}

/** SQL of `StopColumns`, of rows `bookings` that are joined with `pickup_points AS point`. */
export const stopColumns = sql`point.id AS pointId, bookings.pickup_time AS time, point.title AS pointTitle,
	point.place, point.lat, point.lng, ${toldMessage} AS toldMessage`;

/** A row with its stop as one value, and with what its guests were told instead. */
export function withStop<Row extends StopColumns>(row: Row) {
	const { pointId, time, pointTitle: title, place, lat, lng, toldMessage: message, ...rest } = row;
	const pickup = { pointId, time, title, place, lat, lng, newMeeting: toldMeeting(message, time) };
	return { ...rest, pickup };
}

export type Manifest = NonNullable<Awaited<ReturnType<typeof readManifest>>>;

/** The manifest of one departure, with the guests in the user's scope; one round trip. */
export async function readManifest(
	db: Database,
	scope: BookingScope,
	{ departureId, now, timeZone }: { departureId: number } & IslandClock,
) {
	const {
		departure: [departure],
		rows,
		history,
		held,
		team,
	} = await runBatch(db, manifestStatements(db, scope, { departureId, now }));
	if (!departure) return null;
	const seesAll = scope.kind === "all";
	const { id, excursionId, date, startTime, title, comments, state, extra } = departure;
	const promised = languagesOfRow(departure);
	const spoken = guideLanguages(team);
	const seats = capacityAndFree(toDepartureRow(departure));
	return {
		id,
		excursionId,
		/** Local date. */
		date,
		startTime,
		title,
		/** Seats of the departure and of its vehicles; null for a hotel's user, who sees only some of the guests. */
		capacity: seesAll ? seats.capacity : null,
		free: seesAll ? seats.free : 0,
		/** Parties that wait for seats. */
		waiting: seesAll ? departure.waiting : 0,
		/** Seats sold beyond those of the departure or of its vehicles. */
		extra: seesAll ? extra : 0,
		/** Null for a hotel's user, who is not told. */
		team: seesAll ? teamNames(team) : null,
		/** Seats of its vehicles together; null without one, and for a hotel's user. */
		vehicleSeats: seesAll ? departure.vehicleSeats : null,
		/** Staff's notes about the excursion; not for partners. */
		tripNotes: seesAll ? comments : "",
		state,
		minimum: seesAll ? minimumOf(toDepartureRow(departure), { now, timeZone }) : null,
		note: seesAll ? noteInWords(departure) : "",
		/** By the weather. */
		isCalledOff: isCalledOff(departure),
		languages: (seesAll ? spoken : null) ?? promised,
		/** Promised languages that none of the given guides speaks. */
		unspoken: seesAll ? unspokenLanguages(promised, spoken) : [],
		guests: rows.map((row) => toGuest(row, scope)).sort(byStopAndName),
		unpaid: toUnpaidHolds(held),
		// the history contains numbers of all hotels together
		history: seesAll ? history.map(departureEventInWords) : [],
	};
}

interface ManifestRow extends DepartureSeats {
	title: string;
	comments: string;
	waiting: number;
}

function manifestStatements(
	db: Database,
	scope: BookingScope,
	{ departureId, now }: { departureId: number; now: number },
) {
	const seats = departureSeats({ kind: "all" }, { departureId }, { now, which: "all" });
	return {
		departure: db.all<ManifestRow>(sql`
			SELECT seats.*, excursions.title, excursions.comments, ${waitingCount(sql`seats.id`)} AS waiting
			FROM (${seats}) AS seats JOIN excursions ON excursions.id = seats.excursionId`),
		rows: guestsStatement(db, scope, sql`bookings.departure_id = ${departureId}`),
		history: db
			.select()
			.from(departureEvents)
			.where(eq(departureEvents.departureId, departureId))
			.orderBy(desc(departureEvents.id)),
		held: unpaidHoldsStatement(db, scope, now, onDeparture(departureId)),
		team: assignedStatement(db, sql`departures.id = ${departureId}`),
	};
}

/** The guests of the departures for which a condition on `bookings` holds. */
function guestsStatement(db: Database, scope: BookingScope, which: SQL) {
	// "+" keeps SQLite from an index of the status, which nearly all bookings share
	return db.all<GuestRow>(sql`
		SELECT bookings.id, bookings.reference, bookings.departure_id AS departureId, ${selectFieldsFor("manifest")},
			bookings.adults, bookings.children, bookings.bebe, bookings.seats, bookings.is_whole AS isWhole,
			bookings.price_cents AS priceCents, bookings.currency,
			${partnerName} AS partner, ${openPickup} AS openPickup, bookings.source,
			(SELECT state FROM boardings WHERE boardings.booking_id = bookings.id) AS boarding,
			(SELECT aboard FROM boardings WHERE boardings.booking_id = bookings.id) AS aboard,
			${stopColumns}, ${guideTakesCash(sql`bookings.departure_id`)} AS guideTakesCash, ${paymentsAsJson} AS payments,
			${extrasAsJson} AS extras, ${answersAsJson} AS answers, ${notesAsJson} AS notes
		FROM bookings JOIN pickup_points AS point ON point.id = bookings.pickup_point_id
		WHERE ${which} AND +${isSold()} AND ${inScope(scope)}
		ORDER BY bookings.id`);
}

export type DayManifest = Awaited<ReturnType<typeof readDayManifests>>[number];

/** The manifests of all departures of a date with guests; two round trips. */
export async function readDayManifests(
	db: Database,
	scope: BookingScope,
	date: string,
	clock: IslandClock,
) {
	const [departures, { rows, notes }] = await Promise.all([
		readDepartureDay(db, scope, date, clock),
		runBatch(db, {
			rows: guestsStatement(db, scope, sql`bookings.date = ${date}`),
			notes: db.select({ id: excursions.id, text: excursions.comments }).from(excursions),
		}),
	]);
	return departures
		.filter(({ sold }) => sold > 0)
		.map((departure) => ({
			departure,
			guests: rows
				.filter((row) => row.departureId === departure.id)
				.map((row) => toGuest(row, scope))
				.sort(byStopAndName),
			/** Not for partners. */
			tripNotes:
				scope.kind === "all"
					? (notes.find(({ id }) => id === departure.excursionId)?.text ?? "")
					: "",
		}));
}

/** Staff's notes about a booking, the oldest first. */
const notesAsJson = sql`(
	SELECT json_group_array(json_object('id', id, 'by', actor_name, 'detail', detail, 'line', line))
	FROM (SELECT id, actor_name, detail, line FROM booking_events
		WHERE booking_events.booking_id = bookings.id AND type = 'note' ORDER BY id))`;

interface StoredNote extends Pick<ManifestNote, "id" | "by"> {
	detail: string;
	line: string | null;
}

function readNotes(json: string): ManifestNote[] {
	const storedNotes: StoredNote[] = JSON.parse(json);
	return storedNotes.map(({ id, by, ...entry }) => ({ id, by, text: entryInWords(entry) }));
}

/** A hotel reads no remarks of its guests, and none of the office. */
function toGuest(guestRow: GuestRow, scope: BookingScope): ManifestGuest {
	const { payments, extras, notes, departureId: _, source, ...row } = withStop(guestRow);
	const isHotel = scope.kind === "own hotels";
	return {
		...row,
		...(isHotel ? emptyForHotels("manifest") : {}),
		aboard: readNumbers(row.aboard),
		isWhole: row.isWhole === 1,
		guideTakesCash: Boolean(row.guideTakesCash),
		extras: readExtras(extras),
		answers: isHotel ? [] : readAnswers(row.answers, guestRow),
		notes: isHotel ? [] : readNotes(notes),
		money: moneyState("confirmed", readPayments(payments), row.priceCents, source),
	};
}
