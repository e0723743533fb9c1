import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/bookings/actor.ts";
import {
	recordBookingEntriesFrom,
	recordBookingEntry,
} from "#app/bookings/booking-events.server.ts";
import { type BookingScope, inScope } from "#app/bookings/staff/booking-scope.server.ts";
import { type HotelMoneyStep, hotelMoneyRules } from "#app/bookings/staff/hotel-money-steps.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntryIf } from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { statusIs } from "#app/database/status-list.server.ts";

/** What each step writes beside the status. */
const assignments: Record<HotelMoneyStep, (now: number) => SQL> = {
	collect: (now) => sql`paid_at = ${now}`,
	uncollect: () => sql`paid_at = NULL`,
	"paid-back": (now) => sql`refunded_at = ${now}, refunded_cents = amount_cents`,
};

const eventTypes = { collect: "paid", uncollect: "changed", "paid-back": "refunded" } as const;

/**
 * Records one step of money that a hotel collects, with its event in the booking's history; one
 * round trip.
 * @returns false when the booking is out of scope or the status no longer allows the step.
 */
export async function stepHotelMoney(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ step: name, act: { actor, now } }: { step: HotelMoneyStep; act: { actor: Actor; now: number } },
): Promise<boolean> {
	const step = hotelMoneyRules[name];
	const { stands } = await runBatch(db, {
		payment: db.run(sql`
			UPDATE payments SET status = ${step.to}, updated_at = ${now}, ${assignments[name](now)}
			WHERE booking_id = ${bookingId} AND gateway = 'hotel' AND status = ${step.from}
				AND EXISTS (SELECT 1 FROM bookings WHERE bookings.id = ${bookingId}
					AND bookings.status = ${step.booking} AND ${inScope(scope)})`),
		event: recordBookingEntry(db, bookingId, {
			type: eventTypes[name],
			line: { code: "hotel money", step: name },
			actor,
			now,
		}),
		// a repeated click finds the step done already
		stands: db.all(sql`
			SELECT 1 FROM payments JOIN bookings ON bookings.id = payments.booking_id
			WHERE bookings.id = ${bookingId} AND bookings.status = ${step.booking} AND ${inScope(scope)}
				AND payments.gateway = 'hotel' AND payments.status = ${step.to}`),
	});
	return stands.length > 0;
}

export interface HotelMonth {
	hotelId: string;
	/** "2027-06": the month of the departures. */
	month: string;
}

interface MonthAct {
	author: Author;
	/** Milliseconds since the epoch; also identifies the step when it is undone as a whole. */
	now: number;
}

/**
 * Records that a hotel has handed over everything it still had to collect for one month; one batch,
 * with an event for each booking.
 * @returns the number of bookings; a repeated click returns 0.
 */
export async function collectMonth(
	db: Database,
	month: HotelMonth,
	act: MonthAct,
): Promise<number> {
	return stepMonth(db, month, act, { name: "collect", which: sql`TRUE` });
}

/** Undoes exactly what `collectMonth` did at that instant. */
export async function uncollectMonth(
	db: Database,
	month: HotelMonth,
	collectedAt: number,
	act: MonthAct,
): Promise<number> {
	const which = sql`payments.paid_at = ${collectedAt}`;
	return stepMonth(db, month, act, { name: "uncollect", which });
}

async function stepMonth(
	db: Database,
	{ hotelId, month }: HotelMonth,
	{ author, now }: MonthAct,
	{ name, which }: { name: "collect" | "uncollect"; which: SQL },
): Promise<number> {
	const step = hotelMoneyRules[name];
	const money = sql`
		FROM bookings JOIN payments ON payments.booking_id = bookings.id
		WHERE bookings.hotel_id = ${hotelId} AND bookings.date BETWEEN ${`${month}-01`} AND ${`${month}-31`}
			AND ${statusIs("bookings.status", [step.booking])} AND payments.gateway = 'hotel'
			AND ${statusIs("payments.status", [step.from])} AND ${which}`;
	const { payments: stepped } = await runBatch(db, {
		hotelEvent: recordCatalogueEntryIf(
			db,
			{
				kind: "hotel",
				id: hotelId,
				line: {
					code: "month of a hotel",
					step: name,
					month,
					bookings: sql`(SELECT count(*) ${money})`,
				},
				author,
				now,
			},
			sql`EXISTS (SELECT 1 ${money})`,
		),
		bookingEvents: recordBookingEntriesFrom(
			db,
			{
				type: eventTypes[name],
				line: { code: "hotel money", step: name, month },
				actor: { id: author.id, name: author.name, impersonatorId: author.impersonatedBy },
				now,
			},
			money,
			sql`bookings.id`,
		),
		payments: db.run(sql`
			UPDATE payments SET status = ${step.to}, updated_at = ${now}, ${assignments[name](now)}
			WHERE id IN (SELECT payments.id ${money})`),
	});
	return stepped.rowsAffected;
}
