import { type SQL, sql } from "drizzle-orm";
import { priceFinder } from "#app/catalogue/prices/price-rule.ts";
import { rulesOf, toRules } from "#app/catalogue/prices/price-rules.server.ts";
import { pricesOfRow } from "#app/catalogue/prices/prices.ts";
import { abortUnless } from "#app/database/batch.server.ts";
import { keepVersion, type VersionedRow } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { bookings } from "#app/database/schema.server.ts";
import { cutoffInstant } from "#app/departures/departure.ts";
import { timeOn } from "#app/departures/departure-times.server.ts";
import { bookingFits } from "#app/departures/seats/extras-are-left.server.ts";
import { isLiveHold, isSoldByStaff } from "#app/departures/seats/seats-taken.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { recordBookingEntry, somethingChanged } from "#app/sales/booking/booking-events.server.ts";
import { ownCodeMayBeUsed } from "#app/sales/codes/codes.server.ts";
import { isAtPresentPrice } from "./expired-hold-options.ts";
import { holdMinutes, longestHoldMinutes } from "./hold-minutes.ts";
import { mayHoldUnpaid, type UnpaidSource } from "./unpaid-limits.server.ts";

type BookingRow = typeof bookings.$inferSelect;

const minute = 60_000;
/** Longer than all tries of one call to the gateway (`gatewayTries`). */
export const answerMilliseconds = minute;

export interface HoldClock {
	/** Milliseconds since the epoch. */
	now: number;
	timeZone: string;
}

export interface HoldTerms {
	now: number;
	/** From the booking, while its payment page was not opened: the operator's setting. */
	unopenedHoldMinutes: number;
}

/** When the seats were claimed: at the booking or at the last rebooking. */
const heldSince = sql`coalesce(
	(SELECT max(created_at) FROM booking_events WHERE booking_id = bookings.id AND type = 'brought back'),
	bookings.created_at)`;

/**
 * A hold lasts at most `longestHoldMinutes` from the booking or the last rebooking. One that staff gave with a pay link
 * lasts as long as they chose, and its guest may open the payment page up to its end: staff see it and can release it.
 */
export function mayProlong(now: number): SQL {
	return sql`(${isSoldByStaff}
		OR ${now + holdMinutes * minute} <= ${longestHoldMinutes * minute} + ${heldSince})`;
}

/**
 * The statements that prolong a hold for a guest on the way to the payment page. Only a page that
 * opened holds the seats until after its end. If the gateway does not open one, the hold keeps
 * `unopenedHoldMinutes`, plus the time the gateway may take to answer.
 */
export function holdWhilePaying(
	db: Database,
	bookingId: number,
	{ now, unopenedHoldMinutes }: HoldTerms,
) {
	const isLive = sql`id = ${bookingId} AND ${isLiveHold(now)}`;
	const attempt = sql`SELECT created_at + ${holdMinutes * minute} FROM payments
		WHERE booking_id = ${bookingId} AND status = 'created'`;
	const pageEnds = sql`(${attempt} AND session_id IS NOT NULL ORDER BY created_at DESC LIMIT 1)`;
	return {
		untilPageEnds: db.run(sql`
			UPDATE bookings SET hold_expires_at = ${pageEnds}, updated_at = ${now}
			WHERE ${isLive} AND hold_expires_at < ${pageEnds}`),
		untilAnswer: db.run(sql`
			UPDATE bookings SET hold_expires_at = ${now + answerMilliseconds}, updated_at = ${now}
			WHERE ${isLive} AND hold_expires_at < ${now + answerMilliseconds}
				AND ${now} < ${heldSince} + ${unopenedHoldMinutes * minute}
				AND EXISTS (${attempt} AND session_id IS NULL)`),
	};
}

/** True before the excursion's cut-off for this departure. */
export function isBeforeCutoff(
	booking: Pick<BookingRow, "date" | "startTime">,
	cutoffHours: number,
	{ now, timeZone }: HoldClock,
): boolean {
	return now < cutoffInstant({ startTime: booking.startTime, cutoffHours }, booking.date, timeZone);
}

/** What the trip of a booking is now, while it is on sale, starts and stops as when it was booked. */
export interface SameOffer {
	trip: VersionedRow;
	departure: VersionedRow;
	/** The price is the list's, or staff agreed another one with the guest. */
	isAtPrice: boolean;
}

interface OfferRow {
	excursionId: string;
	tripVersion: number;
	departureId: number;
	departureVersion: number;
	adults: number;
	children: number;
	bebe: number;
	priceCents: number;
	listPriceCents: number | null;
	extraCents: number;
	priceAdultCents: number;
	priceChildCents: number;
	priceBebeCents: number;
	date: string;
	startTime: string;
	ownPrices: string;
	isWhole: number;
	wholeCents: number | null;
	rules: string;
}

/** The statement that reads it; `toOffer` makes it of the answer. @param which SQL on `bookings`: one of them. */
export function offerStatement(db: Database, which: SQL) {
	return db.all<OfferRow>(sql`
		SELECT excursion.id AS excursionId, excursion.version AS tripVersion,
			departure.id AS departureId, departure.version AS departureVersion,
			bookings.adults, bookings.children, bookings.bebe,
			bookings.price_cents AS priceCents, bookings.list_price_cents AS listPriceCents,
			(SELECT coalesce(sum(line.sum_cents), 0) FROM price_lines AS line
				WHERE line.booking_id = bookings.id AND line.kind = 'extra') AS extraCents,
			excursion.price_adult_cents AS priceAdultCents, excursion.price_child_cents AS priceChildCents,
			excursion.price_bebe_cents AS priceBebeCents, departure.date, departure.start_time AS startTime,
			json_object('adultCents', departure.price_adult_cents, 'childCents', departure.price_child_cents,
				'bebeCents', departure.price_bebe_cents) AS ownPrices,
			bookings.is_whole AS isWhole, departure.whole_price_cents AS wholeCents,
			${rulesOf(sql`excursion.id`)} AS rules
		FROM bookings, excursions AS excursion, departures AS departure
		WHERE ${which} AND excursion.id = bookings.excursion_id AND excursion.is_active = 1
			AND bookings.erased_at IS NULL AND departure.id = bookings.departure_id AND departure.state = 'open'
			AND bookings.start_time = departure.start_time
			AND EXISTS (SELECT 1 FROM pickup_assignments AS stop
				WHERE stop.excursion_id = excursion.id AND stop.pickup_point_id = bookings.pickup_point_id
				AND ${timeOn(sql`stop.pickup_time`, "excursion", "departure")} = bookings.pickup_time)`);
}

/** @param today local date. */
export function toOffer([row]: readonly OfferRow[], today: string): SameOffer | null {
	if (!row) return null;
	const findPrices = priceFinder(pricesOfRow(row), toRules(row.rules), today);
	return {
		trip: { id: row.excursionId, version: row.tripVersion },
		departure: { id: row.departureId, version: row.departureVersion },
		isAtPrice: isAtPresentPrice(
			{
				...row,
				isWhole: row.isWhole === 1,
				hasAgreedPrice: row.listPriceCents !== null,
				extras: [{ sumCents: row.extraCents }],
			},
			findPrices({ ...row, ownPrices: JSON.parse(row.ownPrices) }),
		),
	};
}

/** Undoes the batch of a command that has read the offer, where it is another one by now. */
export function keepOffer(db: Database, { trip, departure }: SameOffer) {
	return {
		trip: keepVersion(db, "excursions", trip),
		departure: keepVersion(db, "departures", departure),
	};
}

export interface Rebooking extends HoldTerms {
	/** For whose unpaid limit the seats count. */
	source: UnpaidSource;
	/** The member of staff who did it on the guest's page, as at a hotel's desk; null for the guest. */
	actor: Actor | null;
}

/**
 * The statements that claim the seats of a hold again. One that is live still needs as many free seats beside its own,
 * so that a guest who does not pay cannot keep the last seats from others. The seats count for the unpaid limit of the
 * visitor who rebooks.
 */
export function rebookStatements(
	db: Database,
	booking: BookingRow,
	{ source, actor, now, unopenedHoldMinutes }: Rebooking,
) {
	const { id, departureId, seats, isWhole } = booking;
	const claim = { departureId, seats, isWhole, now };
	const event = { type: "brought back", actor: actor ?? undefined, now } as const;
	return {
		booking: db.run(sql`
			UPDATE bookings SET status = 'pending', hold_expires_at = ${now + unopenedHoldMinutes * minute},
				unpaid_source = ${source.key}, updated_at = ${now}
			WHERE id = ${id} AND ${bookingFits(id, claim)}
				AND ${mayHoldUnpaid(source, { ...claim, exceptBookingId: id })} AND ${ownCodeMayBeUsed(now)}`),
		isClaimed: abortUnless(db, somethingChanged),
		event: recordBookingEntry(db, id, event, sql`true`),
	};
}
