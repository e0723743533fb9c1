import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/bookings/actor.ts";
import { recordEvent, recordEventsFrom } from "#app/bookings/booking-events.server.ts";
import { type BookingScope, inScope } from "#app/bookings/staff/booking-scope.server.ts";
import type { HotelMoneyStep } from "#app/bookings/staff/hotel-money.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordEventIf } from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";

/** For each step: the statuses it expects, and what it writes. */
const steps = {
	collect: {
		from: "created",
		to: "paid",
		booking: "confirmed",
		set: (now: number) => sql`paid_at = ${now}`,
	},
	uncollect: {
		from: "paid",
		to: "created",
		booking: "confirmed",
		set: () => sql`paid_at = NULL`,
	},
	"paid-back": {
		from: "paid",
		to: "refunded",
		booking: "cancelled",
		set: (now: number) => sql`refunded_at = ${now}, refunded_cents = amount_cents`,
	},
} as const satisfies Record<HotelMoneyStep, unknown>;

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
	const step = steps[name];
	const { stands } = await runBatch(db, {
		payment: db.run(sql`
			UPDATE payments SET status = ${step.to}, updated_at = ${now}, ${step.set(now)}
			WHERE booking_id = ${bookingId} AND gateway = 'hotel' AND status = ${step.from}
				AND EXISTS (SELECT 1 FROM bookings WHERE bookings.id = ${bookingId}
					AND bookings.status = ${step.booking} AND ${inScope(scope)})`),
		event: recordEvent(db, bookingId, {
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
	const open = sql`payments.status = 'created'`;
	const change = sql`status = 'paid', paid_at = ${act.now}, updated_at = ${act.now}`;
	return stepMonth(db, month, act, { state: open, change, name: "collect" });
}

/** Undoes exactly what `collectMonth` did at that instant. */
export async function uncollectMonth(
	db: Database,
	month: HotelMonth,
	collectedAt: number,
	act: MonthAct,
): Promise<number> {
	const thatStep = sql`payments.status = 'paid' AND payments.paid_at = ${collectedAt}`;
	const change = sql`status = 'created', paid_at = NULL, updated_at = ${act.now}`;
	return stepMonth(db, month, act, { state: thatStep, change, name: "uncollect" });
}

async function stepMonth(
	db: Database,
	{ hotelId, month }: HotelMonth,
	{ author, now }: MonthAct,
	{ state, change, name }: { state: SQL; change: SQL; name: "collect" | "uncollect" },
): Promise<number> {
	const money = sql`
		FROM bookings JOIN payments ON payments.booking_id = bookings.id
		WHERE bookings.hotel_id = ${hotelId} AND bookings.date BETWEEN ${`${month}-01`} AND ${`${month}-31`}
			AND bookings.status = 'confirmed' AND payments.gateway = 'hotel' AND ${state}`;
	const { payments: stepped } = await runBatch(db, {
		hotelEvent: recordEventIf(
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
		bookingEvents: recordEventsFrom(
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
		payments: db.run(sql`UPDATE payments SET ${change} WHERE id IN (SELECT payments.id ${money})`),
	});
	return stepped.rowsAffected;
}
