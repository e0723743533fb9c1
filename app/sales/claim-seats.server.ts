import { type SQL, sql } from "drizzle-orm";
import { type Pickup, pickupLabel } from "#app/catalogue/excursion.ts";
import type { CancellationPolicy } from "#app/catalogue/policy/cancellation-policy.ts";
import { type PriceLine, totalOf } from "#app/catalogue/prices/price-of.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import type { Database } from "#app/database/client.server.ts";
import { timeOn } from "#app/departures/departure-times.server.ts";
import { fieldColumns } from "#app/sales/booking/booking-columns.server.ts";
import { type CodeClaim, codeMayBeUsed } from "./codes/codes.server.ts";
import { insertPriceLines } from "./price-lines.server.ts";

/** A booking that is about to claim its seats. */
interface NewBooking {
	confirmId: string;
	reference: string;
	/** Idempotency keys of the form; the first one is stored. */
	keys: readonly string[];
	departure: { id: number; startTime: string };
	/** Its version guards the price: every change of a price raises it. */
	excursion: { version: number };
	party: People & { isWhole: boolean };
	/** They add up to what the guest owes. */
	lines: readonly PriceLine[];
	/** The price by the list where another one was agreed; else null. */
	listPriceCents: number | null;
	/** The code that lowered it. */
	code: CodeClaim | null;
	currency: string;
	/** What the guest is promised, of the excursion's version. */
	policy: CancellationPolicy;
	/** With its time on this departure. */
	pickup: Pickup;
	/** SQL of the seller; `join` adds no row where the seller may not sell. */
	seller: { partner: SQL | string; hotelId: SQL | string | null; join: SQL };
	/** From `fieldValues`. */
	fields: SQL;
	status: SQL | string;
	confirmedAt: SQL | number | null;
	holdExpiresAt: number;
	holdReminderAt?: number | null;
	unpaidSource: SQL | string | null;
	/** Of an imported booking. */
	externalRef?: string | null;
	now: number;
	/** SQL that is true while the seats may be taken, by `seatsAreFree` and whatever limits the seller has. */
	mayTake: SQL;
}

/** The statements that sell seats: the booking, and the lines of its price where it was inserted. */
export function claimStatements(db: Database, booking: NewBooking) {
	return {
		inserted: db.all<{ id: number; confirm_id: string }>(claimSeatsSql(booking)),
		lines: insertPriceLines(db, booking),
	};
}

/**
 * The INSERT that claims seats for guests, staff, resellers and imported bookings. It checks departure, stop, times, the excursion's version, seats,
 * the use of a code and the form's keys itself, so that no seat and no last use is sold twice.
 */
function claimSeatsSql(booking: NewBooking): SQL {
	const { departure, party, pickup, seller, keys, now } = booking;
	const pickupTime = timeOn(sql`stop.pickup_time`, "excursion", "departure");
	return sql`
		INSERT INTO bookings (
			confirm_id, reference, idempotency_key, departure_id, excursion_id, title, date, start_time,
			adults, children, bebe, is_whole, price_cents, list_price_cents, code_id, currency,
			cancellation_policy, policy_start, pickup, pickup_point_id, pickup_time,
			partner, hotel_id, ${fieldColumns}, status, confirmed_at, hold_expires_at, hold_reminder_at, unpaid_source, external_ref, created_at, updated_at
		)
		SELECT ${booking.confirmId}, ${booking.reference}, ${keys[0]}, departure.id, excursion.id, excursion.title,
			departure.date, departure.start_time, ${party.adults}, ${party.children}, ${party.bebe}, ${party.isWhole},
			${totalOf(booking.lines)}, ${booking.listPriceCents}, ${booking.code?.id ?? null}, ${booking.currency},
			${JSON.stringify(booking.policy)}, departure.date || ' ' || departure.start_time,
			${pickupLabel(pickup)}, stop.pickup_point_id, ${pickupTime}, ${seller.partner}, ${seller.hotelId}, ${booking.fields},
			${booking.status}, ${booking.confirmedAt}, ${booking.holdExpiresAt}, ${booking.holdReminderAt ?? null}, ${booking.unpaidSource}, ${booking.externalRef ?? null}, ${now}, ${now}
		FROM departures AS departure
		JOIN excursions AS excursion ON excursion.id = departure.excursion_id AND excursion.is_active = 1
		JOIN pickup_assignments AS stop ON stop.excursion_id = excursion.id AND stop.pickup_point_id = ${pickup.pointId}
			AND ${pickupTime} = ${pickup.time}
		${seller.join}
		WHERE departure.id = ${departure.id} AND departure.state = 'open'
			AND departure.start_time = ${departure.startTime}
			AND excursion.version = ${booking.excursion.version}
			AND ${booking.mayTake} AND ${codeMayBeUsed(booking.code, now)}
			AND NOT EXISTS (SELECT 1 FROM bookings AS earlier
				WHERE earlier.idempotency_key IN (SELECT value FROM json_each(${JSON.stringify(keys)})))
		ON CONFLICT DO NOTHING
		RETURNING id, confirm_id`;
}
