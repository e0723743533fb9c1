import { type SQL, sql } from "drizzle-orm";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import { readPolicy } from "#app/catalogue/policy/cancellation-policy-schema.ts";
import type { Database } from "#app/database/client.server.ts";
import { languagesOfRow } from "#app/departures/departure.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import { refundOf } from "#app/sales/cancellation/refund-by-policy.ts";
import {
	stopForGuest,
	titleForGuest,
	whatToBringForGuest,
} from "#app/sales/mails/guest-words.server.ts";
import {
	givableOf,
	moneyOf,
	type PaymentMoney,
	type RefundablePayment,
	readPayments,
} from "#app/sales/payments/money.ts";
import { balanceCents, isKept, paymentsAsJson } from "#app/sales/payments/payment-money.server.ts";
import { isChoosing } from "#app/sales/weather/open-choice.server.ts";

/** A live booking of a departure that changes, with what its mail says. */
export interface MailedBooking
	extends Pick<
		Booking,
		| "id"
		| "departureId"
		| "excursionId"
		| "confirmId"
		| "reference"
		| "name"
		| "email"
		| "language"
		| "date"
		| "startTime"
		| "pickupTime"
		| "adults"
		| "children"
		| "bebe"
		| "seats"
		| "isWhole"
		| "priceCents"
		| "currency"
		| "policy"
		| "policyStart"
	> {
	status: "pending" | "confirmed";
	/** Pickup point of the guest, as staff read it. */
	place: string;
	/** Title, stop, address and what to bring: as the guest reads them. */
	title: string;
	stop: string;
	address: string;
	whatToBring: string;
	lat: number;
	lng: number;
	hasOtherStops: boolean;
	/** The guide's languages. */
	languages: string[];
	isPaid: boolean;
	toPayCents: number;
}

/** The columns of `MailedBooking` as SQLite gives them. */
export type MailedRow = Omit<
	MailedBooking,
	"hasOtherStops" | "isWhole" | "isPaid" | "languages" | "policy"
> & {
	cancellationPolicy: string;
	isWhole: number;
	hasOtherStops: number;
	isPaid: number;
	languages: string;
};

/**
 * SQL of the columns of `MailedBooking`, of rows `bookings` that are joined with `pickup_points AS point` and
 * `departures AS leaving`.
 */
export const mailedColumns = sql`bookings.id, bookings.departure_id AS departureId, bookings.excursion_id AS excursionId,
	bookings.confirm_id AS confirmId, bookings.reference, bookings.name, bookings.email, bookings.language,
	bookings.status, bookings.date, bookings.start_time AS startTime, bookings.pickup_time AS pickupTime,
	point.title AS place, ${titleForGuest()} AS title, ${stopForGuest("title", sql`point.title`)} AS stop,
	${stopForGuest("place", sql`point.place`)} AS address,
	${whatToBringForGuest(sql`(SELECT what_to_bring FROM excursions WHERE id = bookings.excursion_id)`)} AS whatToBring,
	point.lat, point.lng,
	EXISTS (SELECT 1 FROM pickup_assignments AS each JOIN pickup_points AS other ON other.id = each.pickup_point_id
		WHERE each.excursion_id = bookings.excursion_id AND other.is_active = 1
			AND other.id <> bookings.pickup_point_id) AS hasOtherStops,
	leaving.languages, bookings.adults, bookings.children, bookings.bebe, bookings.seats, bookings.is_whole AS isWhole,
	bookings.price_cents AS priceCents, bookings.currency,
	bookings.cancellation_policy AS cancellationPolicy, bookings.policy_start AS policyStart,
	EXISTS (SELECT 1 FROM payment_money AS payments WHERE booking_id = bookings.id AND ${isKept()}) AS isPaid,
	max(0, ${balanceCents()}) AS toPayCents`;

export function toMailed({ cancellationPolicy, ...row }: MailedRow): MailedBooking {
	return {
		...row,
		policy: readPolicy(cancellationPolicy),
		hasOtherStops: row.hasOtherStops === 1,
		isWhole: row.isWhole === 1,
		isPaid: row.isPaid === 1,
		languages: languagesOfRow(row),
	};
}

/** A booking with the money that its guest could get back. */
export interface AffectedBooking extends MailedBooking, Pick<Booking, "version" | "sums"> {
	/** The weather called off its departure, and the guest has not chosen yet. */
	isChoosing: boolean;
	payments: (PaymentMoney & RefundablePayment)[];
	/** Cents that its own policy would give back of it now. */
	policyCents: number;
}

type AffectedRow = MailedRow & { version: number; isChoosing: number; paymentsJson: string };

/** The live bookings of departures; `toAffected` reads its rows. @param ids JSON list of the departures' ids. */
export function affectedStatement(db: Database, ids: string, now: number) {
	return db.all<AffectedRow>(sql`
		SELECT ${mailedColumns}, bookings.version, ${isChoosing} AS isChoosing, ${paymentsAsJson} AS paymentsJson
		FROM bookings JOIN departures AS leaving ON leaving.id = bookings.departure_id
		JOIN pickup_points AS point ON point.id = bookings.pickup_point_id
		WHERE bookings.departure_id IN (SELECT value FROM json_each(${ids})) AND ${takesSeats(now)}
		ORDER BY bookings.id`);
}

export function toAffected(
	{ version, isChoosing: choosing, paymentsJson, ...row }: AffectedRow,
	clock: IslandClock,
): AffectedBooking {
	const payments = readPayments(paymentsJson);
	const booking = toMailed(row);
	const sums = moneyOf(row.priceCents, payments);
	const policyCents = refundOf(booking, sums.guest.keptCents, clock).cents;
	return { ...booking, version, isChoosing: choosing === 1, payments, sums, policyCents };
}

/** SQL that is true while nobody else has booked: a plan does not know who books after it was read. */
export function areAllBookings(
	departures: readonly { id: number }[],
	bookings: readonly { id: number }[],
	now: number,
): SQL {
	const listed = (rows: readonly { id: number }[]) =>
		sql`(SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`;
	return sql`NOT EXISTS (SELECT 1 FROM bookings WHERE departure_id IN ${listed(departures)}
		AND ${takesSeats(now)} AND id NOT IN ${listed(bookings)})`;
}

/** Cents that these guests could get back at most, however they paid. */
export function moneyOfGuests(affected: readonly AffectedBooking[]): number {
	return affected.reduce(
		(sum, { sums }) => sum + givableOf(sums) + (sums.guest.disputed?.cents ?? 0),
		0,
	);
}
