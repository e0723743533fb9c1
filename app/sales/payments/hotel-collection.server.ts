import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type Author,
	recordCatalogueEntryIfChanged,
} from "#app/database/catalogue-events.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { statusIs } from "#app/database/status-list.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import {
	recordBookingEntriesFrom,
	recordBookingEntry,
} from "#app/sales/booking/booking-events.server.ts";
import type { RefundShare } from "#app/sales/cancellation/refund-shares.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import { type HotelMoneyStep, hotelMoneyRules } from "#app/sales/staff/hotel-money-steps.ts";
import {
	type BookingRecord,
	getBookingRecord,
} from "#app/sales/staff/record/booking-record.server.ts";
import { decideHotelStep } from "./hotel-step-decision.ts";
import { insertRefunds } from "./refunds/refund-rows.server.ts";

const eventTypes = { collect: "paid", uncollect: "changed", "paid-back": "refunded" } as const;

/**
 * Records one step of money that a hotel collects, with its event in the booking's history.
 * @returns false when the booking is out of scope or the status no longer allows the step.
 */
export async function stepHotelMoney(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ step, act: { actor, now } }: { step: HotelMoneyStep; act: { actor: Actor; now: number } },
): Promise<boolean> {
	const money = sql`
		FROM payment_money AS payments
		WHERE payments.booking_id = ${bookingId} AND payments.gateway = 'hotel'
			AND payments.state = ${hotelMoneyRules[step].from}`;
	const { outcome } = await changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: (record) => decideHotelStep(record, step),
		write: (decision, record) => {
			if (decision.outcome !== "done" || !record) return;
			return {
				version: takeVersion(db, "bookings", record),
				money:
					step === "paid-back"
						? insertRefunds(db, sharesOfHotel(record), {
								...{ reason: "cancelled", source: "staff", state: "done", actor, now },
							})
						: collectStatement(db, step, money, now),
				event: recordBookingEntry(db, bookingId, {
					...{ type: eventTypes[step], line: { code: "hotel money", step }, actor, now },
				}),
			};
		},
	});
	return outcome === "done" || outcome === "done before";
}

function sharesOfHotel({ payments }: BookingRecord): RefundShare[] {
	return payments
		.filter(({ gateway, keptCents }) => gateway === "hotel" && keptCents > 0)
		.map(({ id, keptCents }) => ({ paymentId: id, cents: keptCents }));
}

/** @param money SQL of the payments that the hotel has collected, or has not collected after all. */
function collectStatement(db: Database, name: MonthStep, money: SQL, now: number) {
	return db.run(sql`
		UPDATE payments SET status = ${hotelMoneyRules[name].to}, updated_at = ${now},
			paid_at = ${name === "collect" ? now : null}
		WHERE id IN (SELECT payments.id ${money})`);
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
 * @param toldCents the sum that was handed over: money that was sold since is not in it.
 * @returns the number of bookings, and what was to be collected before: 0 for a repeated click.
 */
export async function collectMonth(
	db: Database,
	month: HotelMonth,
	toldCents: number,
	act: MonthAct,
): Promise<{ bookings: number; openCents: number }> {
	const open = sql`(SELECT coalesce(sum(payments.amount_cents), 0) ${moneyOfMonth(month, "collect")})`;
	return stepMonth(db, month, act, { name: "collect", which: sql`${open} = ${toldCents}` });
}

/** Undoes exactly what `collectMonth` did at that instant. */
export async function uncollectMonth(
	db: Database,
	month: HotelMonth,
	collectedAt: number,
	act: MonthAct,
): Promise<number> {
	const which = sql`payments.paid_at = ${collectedAt}`;
	return (await stepMonth(db, month, act, { name: "uncollect", which })).bookings;
}

type MonthStep = "collect" | "uncollect";

/** SQL of the bookings of a month, and their money, that a step is possible for. */
function moneyOfMonth({ hotelId, month }: HotelMonth, name: MonthStep): SQL {
	const step = hotelMoneyRules[name];
	return sql`
		FROM bookings JOIN payments ON payments.booking_id = bookings.id
		WHERE bookings.hotel_id = ${hotelId} AND bookings.date BETWEEN ${`${month}-01`} AND ${`${month}-31`}
			AND ${statusIs("bookings.status", [step.booking])} AND payments.gateway = 'hotel'
			AND ${statusIs("payments.status", [step.from])}`;
}

async function stepMonth(
	db: Database,
	{ hotelId, month }: HotelMonth,
	{ author, now }: MonthAct,
	{ name, which }: { name: MonthStep; which: SQL },
): Promise<{ bookings: number; openCents: number }> {
	const all = moneyOfMonth({ hotelId, month }, name);
	const money = sql`${all} AND ${which}`;
	const { centsBefore, payments: stepped } = await runBatch(db, {
		centsBefore: db.all<{ cents: number }>(
			sql`SELECT coalesce(sum(payments.amount_cents), 0) AS cents ${all}`,
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
		payments: collectStatement(db, name, money, now),
		hotelEvent: recordCatalogueEntryIfChanged(db, {
			kind: "hotel",
			id: hotelId,
			line: { code: "month of a hotel", step: name, month, bookings: sql`changes()` },
			author,
			now,
		}),
	});
	return { bookings: stepped.rowsAffected, openCents: centsBefore[0]?.cents ?? 0 };
}
