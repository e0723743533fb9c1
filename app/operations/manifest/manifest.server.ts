import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { weekdayOf } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	departureEvents,
	departureOverrides,
	excursionDayLanguages,
	excursions,
} from "#app/database/schema.server.ts";
import { isOverrideOf } from "#app/departures/change-departure.server.ts";
import { capacityAndFree } from "#app/departures/departure.ts";
import { startOn } from "#app/departures/departure-times.server.ts";
import { toldMessage } from "#app/departures/messages/told-meeting.server.ts";
import { toldMeeting } from "#app/departures/messages/told-meeting.ts";
import { noteInWords } from "#app/departures/override-lines.ts";
import type { Clock } from "#app/departures/seat-columns.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { assignedStatement } from "#app/departures/team/assignments.server.ts";
import { guideTakesCash } from "#app/departures/team/cash-takers.server.ts";
import { guideLanguages, unspokenLanguages } from "#app/departures/team/guide-languages.ts";
import type { ResourceKind } from "#app/departures/team/resource.ts";
import { readNumbers } from "#app/operations/boarding/ticks/boarding.server.ts";
import { readDepartureDay } from "#app/operations/departures/departure-day.server.ts";
import type { DepartureOfDay } from "#app/operations/departures/departure-day.ts";
import { departureEventInWords } from "#app/operations/departures/departure-lines.ts";
import {
	type BookedSeats,
	bookedSeats,
	vehicleOf,
} from "#app/operations/departures/departure-seats.server.ts";
import { selectFieldsFor } from "#app/sales/booking-columns.server.ts";
import { emptyForHotels } from "#app/sales/booking-fields.ts";
import { entryInWords } from "#app/sales/history/history-lines.ts";
import {
	onDeparture,
	toUnpaidHolds,
	unpaidHoldsStatement,
} from "#app/sales/holds/unpaid-holds.server.ts";
import { readPayments } from "#app/sales/payments/money.ts";
import { paymentsAsJson } from "#app/sales/payments/payment-money.server.ts";
import { type BookingScope, inScope } from "#app/sales/staff/booking-scope.server.ts";
import { moneyState } from "#app/sales/staff/staff-booking.ts";
import { byStopAndName, type ManifestGuest, type ManifestNote } from "./manifest.ts";

interface GuestRow
	extends Omit<ManifestGuest, "money" | "pickup" | "notes" | "aboard" | "guideTakesCash"> {
	guideTakesCash: number;
	toldMessage: string | null;
	excursionId: string;
	aboard: string | null;
	payments: string;
	notes: string;
	pointId: number;
	time: string;
	pointTitle: string;
	place: string;
	lat: number;
	lng: number;
}

export type Manifest = NonNullable<Awaited<ReturnType<typeof readManifest>>>;

/** The manifest of one departure, with the guests in the user's scope; one round trip. */
export async function readManifest(
	db: Database,
	scope: BookingScope,
	{ excursionId, date, now }: { excursionId: string; date: string; now: number },
) {
	const {
		trip: [trip],
		languages,
		override: [override],
		rows,
		history,
		held,
		booked: [booked],
		assigned,
	} = await runBatch(db, manifestStatements(db, scope, { excursionId, date, now }));
	if (!trip) return null;
	const seesAll = scope.kind === "all";
	const { comments, ...shown } = trip;
	const team = assigned.filter((each) => each.excursionId === excursionId);
	const promised = languages.map(({ language }) => language);
	const spoken = guideLanguages(team);
	const taken = (booked?.sold ?? 0) + (booked?.held ?? 0);
	const seats = capacityAndFree(override?.capacity ?? trip.capacity, taken, vehicleOf(team));
	return {
		...shown,
		/** Seats of that date and of its vehicle; null for a hotel's user, who sees only some of the guests. */
		capacity: seesAll ? seats.capacity : null,
		free: seesAll ? seats.free : 0,
		/** Seats sold beyond those of the departure or of its vehicle. */
		extra: seesAll ? (booked?.extra ?? 0) : 0,
		/** Names of guide, vehicle and driver; null for a hotel's user, who is not told. */
		team: seesAll
			? Object.fromEntries(team.map(({ kind, name }): [ResourceKind, string] => [kind, name]))
			: null,
		/** Staff's notes about the excursion; not for partners. */
		tripNotes: seesAll ? comments : "",
		isClosed: override?.isClosed ?? false,
		note: seesAll ? noteInWords(override) : "",
		languages: (seesAll ? spoken : null) ?? promised,
		/** Promised languages that the given guide does not speak. */
		unspoken: seesAll ? unspokenLanguages(promised, spoken) : [],
		guests: rows.map((row) => toGuest(row, scope)).sort(byStopAndName),
		/** Live unpaid holds. */
		unpaid: toUnpaidHolds(held),
		// the history contains numbers of all hotels together
		history: seesAll ? history.map(departureEventInWords) : [],
	};
}

function manifestStatements(
	db: Database,
	scope: BookingScope,
	{ excursionId, date, now }: { excursionId: string; date: string; now: number },
) {
	return {
		trip: db
			.select({
				title: excursions.title,
				startTime: sql<string>`${startOn("excursions", date)}`,
				capacity: excursions.capacity,
				comments: excursions.comments,
			})
			.from(excursions)
			.where(eq(excursions.id, excursionId)),
		languages: db
			.select({ language: excursionDayLanguages.language })
			.from(excursionDayLanguages)
			.where(
				and(
					eq(excursionDayLanguages.excursionId, excursionId),
					eq(excursionDayLanguages.day, weekdayOf(date)),
				),
			)
			.orderBy(asc(excursionDayLanguages.position)),
		override: db.select().from(departureOverrides).where(isOverrideOf(excursionId, date)),
		rows: guestsStatement(
			db,
			scope,
			sql`bookings.excursion_id = ${excursionId} AND bookings.date = ${date}`,
		),
		history: db
			.select()
			.from(departureEvents)
			.where(and(eq(departureEvents.excursionId, excursionId), eq(departureEvents.date, date)))
			.orderBy(desc(departureEvents.id)),
		held: unpaidHoldsStatement(db, scope, now, onDeparture(excursionId, date)),
		booked: db.all<BookedSeats>(
			bookedSeats(
				{ kind: "all" },
				sql`bookings.date = ${date} AND bookings.excursion_id = ${excursionId}`,
				now,
			),
		),
		assigned: assignedStatement(db, { from: date, until: date, now }),
	};
}

/** The guests of the departures for which a condition on `bookings` holds. */
function guestsStatement(db: Database, scope: BookingScope, which: SQL) {
	return db.all<GuestRow>(sql`
		SELECT bookings.id, bookings.reference, bookings.excursion_id AS excursionId, ${selectFieldsFor("manifest")},
			bookings.adults, bookings.children, bookings.bebe, bookings.seats,
			bookings.price_cents AS priceCents, bookings.currency,
			coalesce((SELECT name FROM hotels WHERE hotels.id = bookings.hotel_id), 'web') AS partner,
			(SELECT state FROM boardings WHERE boardings.booking_id = bookings.id) AS boarding,
			(SELECT aboard FROM boardings WHERE boardings.booking_id = bookings.id) AS aboard,
			point.id AS pointId, bookings.pickup_time AS time, point.title AS pointTitle,
			point.place AS place, point.lat, point.lng, ${crewTakesCash} AS guideTakesCash, ${toldMessage} AS toldMessage, ${paymentsAsJson} AS payments, ${notesAsJson} AS notes
		FROM bookings JOIN pickup_points AS point ON point.id = bookings.pickup_point_id
		WHERE ${which} AND ${isSold()} AND ${inScope(scope)}
		ORDER BY bookings.id`);
}

const crewTakesCash = guideTakesCash({
	excursionId: sql`bookings.excursion_id`,
	date: sql`bookings.date`,
});

/** A departure of a day with its guests and the notes about its excursion. */
export interface DayManifest {
	departure: DepartureOfDay;
	guests: ManifestGuest[];
	/** Not for partners. */
	tripNotes: string;
}

/** The manifests of all departures of a date with guests; two round trips. */
export async function readDayManifests(
	db: Database,
	scope: BookingScope,
	date: string,
	clock: Clock,
): Promise<DayManifest[]> {
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
				.filter((row) => row.excursionId === departure.excursionId)
				.map((row) => toGuest(row, scope))
				.sort(byStopAndName),
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
	const stored: StoredNote[] = JSON.parse(json);
	return stored.map(({ id, by, ...entry }) => ({ id, by, text: entryInWords(entry) }));
}

/** A hotel reads no remarks of its guests, and none of the office. */
function toGuest(found: GuestRow, scope: BookingScope): ManifestGuest {
	const {
		payments,
		notes,
		pointId,
		time,
		pointTitle,
		place,
		lat,
		lng,
		toldMessage: message,
		excursionId: _,
		...row
	} = found;
	const isHotel = scope.kind === "own hotels";
	return {
		...row,
		...(isHotel ? emptyForHotels("manifest") : {}),
		aboard: readNumbers(found.aboard),
		guideTakesCash: Boolean(found.guideTakesCash),
		notes: isHotel ? [] : readNotes(notes),
		money: moneyState("confirmed", readPayments(payments), row.priceCents),
		pickup: {
			pointId,
			time,
			title: pointTitle,
			place,
			lat,
			lng,
			told: toldMeeting(message, time),
		},
	};
}
