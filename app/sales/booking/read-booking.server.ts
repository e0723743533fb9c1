import type { SQL } from "drizzle-orm";
import {
	and,
	asc,
	eq,
	getTableColumns,
	getViewSelectedFields,
	inArray,
	or,
	sql,
} from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { pickupColumns, toPicture } from "#app/catalogue/excursion-columns.server.ts";
import { extraRows, toExtra } from "#app/catalogue/extras/extra-rows.server.ts";
import { fareRows, toFare } from "#app/catalogue/fares/fare-rows.server.ts";
import { readPolicy } from "#app/catalogue/policy/cancellation-policy-schema.ts";
import { questionRows, toQuestion } from "#app/catalogue/questions/question-rows.server.ts";
import { type Answers, runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	boardings,
	bookings,
	codes,
	departures,
	excursionImages,
	excursions,
	extraStocks,
	extras,
	fares,
	hotels,
	paymentMoney,
	pickupAssignments,
	pickupPoints,
	questions,
	translations,
} from "#app/database/schema.server.ts";
import { languagesOfRow } from "#app/departures/departure.ts";
import { toldMessage } from "#app/departures/messages/told-meeting.server.ts";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { guideTakesCash } from "#app/departures/team/cash-takers.server.ts";
import { answersOfBooking } from "#app/sales/answers/answers.server.ts";
import { disputeState } from "#app/sales/dispute.server.ts";
import { creditsOfBooking } from "#app/sales/payments/credits/credits.server.ts";
import { moneyOf } from "#app/sales/payments/money.ts";
import { linesOfBooking } from "#app/sales/price-lines.server.ts";
import { sellingReseller } from "#app/sales/resellers/partner-name.server.ts";
import { type BookingScope, inScope } from "#app/sales/staff/booking-scope.server.ts";
import { openWeatherChoice, weatherCreditCents } from "#app/sales/weather/open-choice.server.ts";
import { type Booking, statusAt } from "./booking.ts";

/** A booking by the address that only its guest has, or by its number among those that a user may see. */
export type WhichBooking = { confirmId: string } | { id: number; scope: BookingScope };

/** One round trip; null when there is none, or when it is outside the scope. */
export async function readBooking(
	db: Database,
	which: WhichBooking,
	now: number,
): Promise<Booking | null> {
	const [booking] = await readBookings(db, isBooking(which), now);
	return booking ?? null;
}

/**
 * Bookings by their number; one round trip.
 * @param condition SQL on `bookings`, which finds them by an index.
 */
export async function readBookings(
	db: Database,
	condition: SQL | undefined,
	now: number,
): Promise<Booking[]> {
	return toBookings(await runBatch(db, bookingStatements(db, condition)), now);
}

/** SQL that is true for this booking, of rows `bookings`. */
export function isBooking(which: WhichBooking): SQL | undefined {
	return "confirmId" in which
		? eq(bookings.confirmId, which.confirmId)
		: and(eq(bookings.id, which.id), inScope(which.scope));
}

/** Seats of the confirmed bookings of the row `departures`. */
export const soldSeats = sql<number>`(SELECT coalesce(sum(sale.seats), 0) FROM bookings AS sale
	WHERE sale.departure_id = ${departures.id} AND ${isSold("sale")})`;

/** What no reader of a booking needs: the key of its form, and the source by which unpaid seats are counted. */
const { idempotencyKey: _key, unpaidSource: _source, ...storedColumns } = getTableColumns(bookings);

const entryKeys = sql`(SELECT json_group_array(entry.dedupe_key) FROM booking_events AS entry
	WHERE entry.booking_id = ${bookings.id} AND entry.dedupe_key IS NOT NULL)`;

/** What a booking has of its excursion as it is now. */
const tripColumns = {
	durationMinutes: excursions.durationMinutes,
	whatToBring: excursions.whatToBring,
	cutoffHours: excursions.cutoffHours,
	isActive: excursions.isActive,
	updatedAt: excursions.updatedAt,
	version: excursions.version,
	priceAdultCents: excursions.priceAdultCents,
	priceChildCents: excursions.priceChildCents,
	priceBebeCents: excursions.priceBebeCents,
	taxRate: excursions.taxRate,
	nextTaxRate: excursions.nextTaxRate,
	nextTaxFrom: excursions.nextTaxFrom,
};

/** The texts of trips and stops that a guest reads. */
const guestTexts = ["title", "place", "what_to_bring", "proof", "note", "options"];
const byPosition = (one: { position: number }, other: { position: number }) =>
	one.position - other.position;

/** The statements of a batch that reads bookings; `toBookings` makes them of its answers. */
export function bookingStatements(db: Database, condition: SQL | undefined) {
	const of = (column: AnySQLiteColumn) => db.select({ column }).from(bookings).where(condition);
	return {
		rows: db
			.select({
				stored: storedColumns,
				trip: tripColumns,
				departure: departures,
				sold: soldSeats,
				point: pickupPoints,
				hotel: hotels.name,
				reseller: sellingReseller,
				code: codes.code,
				boarding: boardings.state,
				toldMessage,
				weather: openWeatherChoice,
				weatherCreditCents,
				guideTakesCash: guideTakesCash(sql`${bookings.departureId}`).mapWith(Boolean),
				changes: sql<number>`(SELECT count(*) FROM booking_events AS entry
					WHERE entry.booking_id = ${bookings.id} AND entry.type = 'changed')`,
				lines: linesOfBooking,
				credits: creditsOfBooking,
				extras: extraRows.all((rows) =>
					db
						.select({ rows })
						.from(extras)
						.leftJoin(extraStocks, eq(extraStocks.id, extras.stockId))
						.where(eq(extras.excursionId, bookings.excursionId)),
				),
				fares: fareRows.all((rows) =>
					db.select({ rows }).from(fares).where(eq(fares.excursionId, bookings.excursionId)),
				),
				questions: questionRows.all((rows) =>
					db
						.select({ rows })
						.from(questions)
						.where(eq(questions.excursionId, bookings.excursionId)),
				),
				answers: answersOfBooking,
				entryKeys: entryKeys.mapWith((json: string): string[] => JSON.parse(json)),
			})
			.from(bookings)
			.innerJoin(excursions, eq(excursions.id, bookings.excursionId))
			.innerJoin(departures, eq(departures.id, bookings.departureId))
			.innerJoin(pickupPoints, eq(pickupPoints.id, bookings.pickupPointId))
			.leftJoin(hotels, eq(hotels.id, bookings.hotelId))
			.leftJoin(codes, eq(codes.id, bookings.codeId))
			.leftJoin(boardings, eq(boardings.bookingId, bookings.id))
			.where(condition)
			.orderBy(asc(bookings.id)),
		payments: db
			.select({
				...getViewSelectedFields(paymentMoney),
				disputeState: disputeState("payment_money"),
			})
			.from(paymentMoney)
			.where(inArray(paymentMoney.bookingId, of(bookings.id)))
			.orderBy(asc(paymentMoney.createdAt), asc(paymentMoney.id)),
		stops: db
			.select({
				...pickupColumns,
				excursionId: excursions.id,
				startTime: excursions.startTime,
			})
			.from(pickupAssignments)
			.innerJoin(pickupPoints, eq(pickupPoints.id, pickupAssignments.pickupPointId))
			.innerJoin(excursions, eq(excursions.id, pickupAssignments.excursionId))
			.where(
				and(
					inArray(pickupAssignments.excursionId, of(bookings.excursionId)),
					eq(pickupPoints.isActive, true),
				),
			)
			.orderBy(pickupAssignments.pickupTime, pickupPoints.title),
		pictures: db
			.select()
			.from(excursionImages)
			.where(inArray(excursionImages.excursionId, of(bookings.excursionId)))
			.orderBy(excursionImages.position),
		texts: textsForGuests(db, condition),
	};
}

/** The texts of the trips, stops, extras, fares and questions that a guest reads. */
function textsForGuests(db: Database, condition: SQL | undefined) {
	const of = (column: AnySQLiteColumn) => db.select({ column }).from(bookings).where(condition);
	const ofTrips = (table: typeof extras | typeof fares | typeof questions) =>
		db
			.select({ id: table.id })
			.from(table)
			.where(inArray(table.excursionId, of(bookings.excursionId)));
	const stopsOfTrips = db
		.select({ id: pickupAssignments.pickupPointId })
		.from(pickupAssignments)
		.where(inArray(pickupAssignments.excursionId, of(bookings.excursionId)));
	return db
		.select({
			excursionId: translations.excursionId,
			pointId: translations.pickupPointId,
			extraId: translations.extraId,
			fareId: translations.fareId,
			questionId: translations.questionId,
			language: translations.language,
			field: translations.field,
			words: translations.words,
		})
		.from(translations)
		.where(
			and(
				inArray(translations.field, guestTexts),
				or(
					inArray(translations.excursionId, of(bookings.excursionId)),
					inArray(translations.pickupPointId, of(bookings.pickupPointId)),
					inArray(translations.pickupPointId, stopsOfTrips),
					inArray(translations.extraId, ofTrips(extras)),
					inArray(translations.fareId, ofTrips(fares)),
					inArray(translations.questionId, ofTrips(questions)),
				),
			),
		);
}

/** What the statements of `bookingStatements` have read. */
export function toBookings(
	{ rows, payments, stops, pictures, texts }: Answers<ReturnType<typeof bookingStatements>>,
	now: number,
): Booking[] {
	const paymentsOf = Map.groupBy(payments, ({ bookingId }) => bookingId);
	return rows.map(({ stored: bookingRow, departure, sold, ...row }) => {
		const { cancellationPolicy, ...storedBooking } = bookingRow;
		const ownPayments = paymentsOf.get(storedBooking.id) ?? [];
		const poster = pictures.find(({ excursionId }) => excursionId === storedBooking.excursionId);
		return {
			...storedBooking,
			...row,
			policy: readPolicy(cancellationPolicy),
			status: statusAt(storedBooking, now),
			// a booking that was cancelled by another way has nothing to choose
			weather: isLive(storedBooking.status) ? row.weather : null,
			departure: { ...departure, languages: languagesOfRow(departure), sold },
			lines: row.lines.sort(byPosition),
			extras: row.extras
				.sort(byPosition)
				.map((extra) => ({ ...toExtra(extra), isActive: extra.isActive })),
			fares: row.fares.sort(byPosition).map(toFare),
			questions: row.questions
				.sort(byPosition)
				.map((question) => ({ ...toQuestion(question), isActive: question.isActive })),
			payments: ownPayments,
			sums: moneyOf(storedBooking.priceCents, ownPayments),
			stops: stops
				.filter(({ excursionId }) => excursionId === storedBooking.excursionId)
				.map(({ excursionId: _trip, ...stop }) => stop),
			poster: poster ? toPicture(poster) : null,
			texts,
		};
	});
}
