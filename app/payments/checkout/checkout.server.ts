import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { paymentPageMinutes, peopleInWords, statusAt } from "#app/bookings/booking.ts";
import { recordEvent } from "#app/bookings/booking-events.server.ts";
import {
	type HoldClock,
	holdWhilePaying,
	isBeforeCutoff,
	mayProlong,
	rebookStatements,
} from "#app/bookings/holds/prolong-hold.server.ts";
import { readUnpaidHolds, type UnpaidSource } from "#app/bookings/holds/unpaid-limits.server.ts";
import { unpaidRefusal } from "#app/bookings/holds/unpaid-limits.ts";
import { isLiveHold } from "#app/bookings/seats-taken.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, excursions, payments } from "#app/database/schema.server.ts";
import { logError } from "#app/log/log.ts";
import type { Checkout, Gateway } from "#app/payments/gateways/gateway.ts";
import { formatMoney } from "#app/ui/format/format.ts";

type BookingRow = typeof bookings.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

const minute = 60_000;
/** A page that ends within this is not worth sending a guest to. */
const shortestVisitMilliseconds = 2 * minute;
/** So long after it was made an attempt without a page may still get one. */
const longestOpeningMilliseconds = minute / 2;

export type CheckoutOutcome =
	| { outcome: "unknown" }
	| { outcome: "confirmed" }
	/** The hold has ended: the guest may bring it back while there are places. */
	| { outcome: "over" }
	/** The hold still lasts, but was prolonged as often as it can be while others wait. */
	| { outcome: "held longest" }
	/** So much is held for this guest's address already that the places can't come back, in his words. */
	| { outcome: "too much unpaid"; words: string }
	/** The gateway does not answer: the places are held until then, and the guest may try again. */
	| { outcome: "no answer"; heldUntil: number | null }
	| { outcome: "open"; url: string; excursionId: string };

export interface CheckoutAddresses {
	/** Where the gateway sends the guest afterwards; what they find there is no proof. */
	successUrl: string;
	cancelUrl: string;
}

/**
 * The payment page of a pending booking. Asked twice, also at the same time, it answers with the same
 * page; after a failed attempt with a new one, and the hold then outlasts that page.
 */
export async function startCheckout(
	db: Database,
	gateway: Gateway,
	confirmId: string,
	addresses: CheckoutAddresses,
	now: number,
): Promise<CheckoutOutcome> {
	const [booking] = await db.select().from(bookings).where(eq(bookings.confirmId, confirmId));
	if (!booking) return { outcome: "unknown" };
	const status = statusAt(booking, now);
	if (status === "confirmed") return { outcome: "confirmed" };
	if (status !== "pending") return { outcome: "over" };
	const statements = paymentStatements(db, gateway, booking, now);
	const [, , , , , , [payment]] = await db.batch(statements);
	if (!payment) return { outcome: statusAt(booking, now) === "pending" ? "held longest" : "over" };
	return openPage(db, gateway, booking, payment, addresses, now);
}

/**
 * Brings a hold that ran out back to life, while its places are free, and opens a new payment page. One
 * batch claims the places and writes the payment: two tabs get one page, and a payment that arrives in the
 * same moment confirms the booking, before or after. "over": the places are gone, or it is too late.
 */
export async function rebookAndPay(
	db: Database,
	gateway: Gateway,
	confirmId: string,
	addresses: CheckoutAddresses,
	returner: HoldClock & { source: UnpaidSource; phone: string },
): Promise<CheckoutOutcome> {
	const { now, source } = returner;
	const [found] = await db
		.select({ booking: bookings, cutoffHours: excursions.cutoffHours })
		.from(bookings)
		.innerJoin(excursions, eq(excursions.id, bookings.excursionId))
		.where(eq(bookings.confirmId, confirmId));
	if (!found) return { outcome: "unknown" };
	const { booking, cutoffHours } = found;
	if (booking.status === "confirmed") return { outcome: "confirmed" };
	if (booking.status === "cancelled" || !isBeforeCutoff(booking, cutoffHours, returner))
		return { outcome: "over" };
	const claim = { ...booking, now, exceptBookingId: booking.id };
	const [, , [held], , , , , , , [payment]] = await db.batch([
		...rebookStatements(db, booking, source, now),
		readUnpaidHolds(db, source, claim),
		...paymentStatements(db, gateway, booking, now),
	]);
	const limit = !payment && held && unpaidRefusal(held, claim, source.limits, returner);
	if (limit) return { outcome: "too much unpaid", words: limit };
	if (!payment) return { outcome: statusAt(booking, now) === "pending" ? "held longest" : "over" };
	return openPage(db, gateway, booking, payment, addresses, now);
}

async function openPage(
	db: Database,
	gateway: Gateway,
	booking: BookingRow,
	payment: PaymentRow,
	addresses: CheckoutAddresses,
	now: number,
): Promise<CheckoutOutcome> {
	const { excursionId } = booking;
	if (payment.sessionUrl) return { outcome: "open", url: payment.sessionUrl, excursionId };
	const checkout = await askForPage(gateway, booking, payment, addresses);
	if (!checkout) {
		return { outcome: "no answer", heldUntil: await readHold(db, booking) };
	}
	const [, , , [held]] = await db.batch([
		db
			.update(payments)
			.set({
				sessionId: checkout.sessionId,
				sessionUrl: checkout.url,
				sessionExpiresAt: checkout.expiresAt,
				// its event should have come by then
				askAfter: checkout.expiresAt + minute,
				updatedAt: now,
			})
			.where(and(eq(payments.id, payment.id), isNull(payments.sessionId))),
		...holdWhilePaying(db, booking.id, now),
		db.select({ status: bookings.status }).from(bookings).where(eq(bookings.id, booking.id)),
	]);
	// let go, cancelled or paid while the gateway was asked: nobody is sent to pay for that
	if (held?.status === "confirmed") return { outcome: "confirmed" };
	if (held?.status !== "pending") return { outcome: "over" };
	return { outcome: "open", url: checkout.url, excursionId };
}

async function readHold(db: Database, { id }: BookingRow): Promise<number | null> {
	const [row] = await db
		.select({ heldUntil: bookings.holdExpiresAt })
		.from(bookings)
		.where(eq(bookings.id, id));
	return row?.heldUntil ?? null;
}

/**
 * The statements that answer, as their last, with the live attempt to pay a booking, made if there is none;
 * with nothing when the hold has ended or can't be prolonged any more. The attempt's id counts the attempts,
 * so two requests at once make the same row and, by its id as idempotency key, the same page.
 */
function paymentStatements(db: Database, gateway: Gateway, booking: BookingRow, now: number) {
	const own = eq(payments.bookingId, booking.id);
	return [
		// a page that is over, or nearly, can't be used again; money that arrives all the same still counts.
		// One that never opened can be asked for in the same words for a moment only: a gateway refuses
		// a page that would end so soon, and nobody knows its address.
		db
			.update(payments)
			.set({ status: "failed", updatedAt: now })
			.where(
				and(
					own,
					eq(payments.status, "created"),
					sql`CASE WHEN ${payments.sessionId} IS NULL THEN ${payments.createdAt} <= ${now - longestOpeningMilliseconds}
						ELSE ${payments.sessionExpiresAt} <= ${now + shortestVisitMilliseconds} END`,
				),
			),
		recordEvent(db, booking.id, { type: "payment failed", detail: "the page ended", now }),
		db.run(sql`
			INSERT INTO payments (id, booking_id, gateway, amount_cents, currency, status, created_at, updated_at)
			SELECT 'p' || bookings.id || '-' || (1 + (SELECT count(*) FROM payments WHERE booking_id = bookings.id)),
				bookings.id, ${gateway.name}, bookings.price_cents, bookings.currency, 'created', ${now}, ${now}
			FROM bookings
			WHERE bookings.id = ${booking.id} AND ${isLiveHold(now)}
				AND ${mayProlong(now)}
				AND NOT EXISTS (SELECT 1 FROM payments WHERE booking_id = bookings.id AND status = 'created')`),
		recordEvent(db, booking.id, {
			type: "payment opened",
			detail: formatMoney(booking.priceCents, booking.currency),
			now,
		}),
		...holdWhilePaying(db, booking.id, now),
		db
			.select()
			.from(payments)
			.where(
				and(
					own,
					eq(payments.status, "created"),
					// an old page may still be open when the places are gone: nobody is sent there
					sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${booking.id} AND ${isLiveHold(now)})`,
				),
			)
			.orderBy(desc(payments.createdAt))
			.limit(1),
	] as const;
}

/** @returns null when the gateway does not answer, or refuses: nothing is half done, and it is tried again. */
async function askForPage(
	gateway: Gateway,
	booking: BookingRow,
	payment: PaymentRow,
	addresses: CheckoutAddresses,
): Promise<Checkout | null> {
	try {
		return await gateway.openCheckout({
			paymentId: payment.id,
			reference: booking.reference,
			// a move changes the date: the same key with other words would be refused, and the page would lie
			description: `${booking.title}, ${peopleInWords(booking)}`,
			amountCents: payment.amountCents,
			currency: payment.currency,
			email: booking.email,
			expiresAt: pageEnds(payment.createdAt),
			...addresses,
		});
	} catch (error) {
		logError("checkout", error, { paymentId: payment.id });
		return null;
	}
}

/** One minute more than the page needs: a gateway refuses less than 30 minutes by its own clock. */
function pageEnds(createdAt: number): number {
	return createdAt + (paymentPageMinutes + 1) * minute;
}
