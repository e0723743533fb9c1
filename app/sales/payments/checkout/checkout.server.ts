import { eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { untilUnchanged } from "#app/database/change-attempts.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, excursions, payments } from "#app/database/schema.server.ts";
import { isLiveHold } from "#app/departures/seats/seats-taken.server.ts";
import { statusAt } from "#app/sales/booking.ts";
import { languageOfBooking } from "#app/sales/booking-language.ts";
import type { Gateway } from "#app/sales/gateways/gateway.ts";
import {
	type HoldClock,
	holdWhilePaying,
	isBeforeCutoff,
	mayProlong,
	type Rebooking,
	rebookStatements,
} from "#app/sales/holds/prolong-hold.server.ts";
import { readUnpaidHolds } from "#app/sales/holds/unpaid-limits.server.ts";
import { unpaidRefusal } from "#app/sales/holds/unpaid-limits.ts";
import { type Attempt, openAttempt, readLiveAttempt } from "./payment-attempt.server.ts";
import {
	askForPage,
	type CheckoutVisit,
	isPageOver,
	type PaidBooking,
	paidBookingColumns,
	storePage,
} from "./payment-page.server.ts";

type BookingRow = typeof bookings.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

export type CheckoutOutcome =
	| { outcome: "unknown" }
	| { outcome: "confirmed" }
	/** The hold has expired: the guest may rebook it while seats are free. */
	| { outcome: "over" }
	/** The hold is still live, but has been prolonged as often as the rule for waiting guests allows. */
	| { outcome: "held longest" }
	/** The unpaid limit refuses the seats; `words` tells the guest why. */
	| { outcome: "too much unpaid"; words: string }
	/** The gateway does not answer; the seats stay held until `heldUntil`. */
	| { outcome: "no answer"; heldUntil: number | null }
	| { outcome: "open"; url: string; excursionId: string };

/** Staff have corrected the booking since it was read: its address, party or price may be another one. */
type Corrected = { outcome: "corrected" };

/**
 * Opens the payment page of a pending booking. Repeated or simultaneous calls return the same page;
 * after a failed attempt a new page is opened, and the hold is prolonged beyond its end. A booking that was corrected
 * meanwhile is read again.
 */
export async function startCheckout(
	db: Database,
	gateway: Gateway,
	wanted: { confirmId: string; visit: CheckoutVisit; now: number },
): Promise<CheckoutOutcome> {
	const checkout = await untilUnchanged(
		() => startOnce(db, gateway, wanted),
		({ outcome }) => outcome === "corrected",
	);
	return checkout.outcome === "corrected" ? { outcome: "no answer", heldUntil: null } : checkout;
}

async function startOnce(
	db: Database,
	gateway: Gateway,
	{ confirmId, visit, now }: { confirmId: string; visit: CheckoutVisit; now: number },
): Promise<CheckoutOutcome | Corrected> {
	const [booking] = await db
		.select(paidBookingColumns(visit.language))
		.from(bookings)
		.where(eq(bookings.confirmId, confirmId));
	if (!booking) return { outcome: "unknown" };
	const status = statusAt(booking, now);
	if (status === "confirmed") return { outcome: "confirmed" };
	if (status !== "pending") return { outcome: "over" };
	const { live, same } = await runBatch(db, paymentStatements(db, gateway, booking, now));
	const [payment] = live;
	if (same.length === 0) return { outcome: "corrected" };
	if (!payment) return { outcome: statusAt(booking, now) === "pending" ? "held longest" : "over" };
	return openPage(db, gateway, { booking, payment, visit, now });
}

/**
 * Rebooks an expired hold while its seats are free, and opens a new payment page. One batch claims
 * the seats and writes the payment, so two tabs get one page, and a payment that arrives at the
 * same moment confirms the booking. "over" means that the seats are gone or the cut-off has passed.
 */
export async function rebookAndPay(
	db: Database,
	gateway: Gateway,
	{
		confirmId,
		visit,
		returner,
	}: {
		confirmId: string;
		visit: CheckoutVisit;
		returner: HoldClock & Rebooking & { phone: string };
	},
): Promise<CheckoutOutcome> {
	const { now, source } = returner;
	const [found] = await db
		.select({ booking: paidBookingColumns(visit.language), cutoffHours: excursions.cutoffHours })
		.from(bookings)
		.innerJoin(excursions, eq(excursions.id, bookings.excursionId))
		.where(eq(bookings.confirmId, confirmId));
	if (!found) return { outcome: "unknown" };
	const { booking, cutoffHours } = found;
	if (booking.status === "confirmed") return { outcome: "confirmed" };
	if (booking.status === "cancelled" || !isBeforeCutoff(booking, cutoffHours, returner))
		return { outcome: "over" };
	const claim = { ...booking, now, exceptBookingId: booking.id };
	const {
		unpaid: [held],
		pay,
	} = await runBatch(db, {
		rebook: rebookStatements(db, booking, returner),
		unpaid: readUnpaidHolds(db, source, claim),
		pay: paymentStatements(db, gateway, booking, now),
	});
	const [payment] = pay.live;
	const told = { ...returner, language: languageOfBooking(booking.language) };
	const limit = !payment && held && unpaidRefusal(held, claim, source.limits, told);
	if (limit) return { outcome: "too much unpaid", words: limit };
	if (!payment) return { outcome: statusAt(booking, now) === "pending" ? "held longest" : "over" };
	const checkout = await openPage(db, gateway, { booking, payment, visit, now });
	return checkout.outcome === "corrected"
		? startCheckout(db, gateway, { confirmId, visit, now })
		: checkout;
}

async function openPage(
	db: Database,
	gateway: Gateway,
	{
		booking,
		payment,
		visit,
		now,
	}: { booking: PaidBooking; payment: PaymentRow; visit: CheckoutVisit; now: number },
): Promise<CheckoutOutcome | Corrected> {
	const { excursionId } = booking;
	if (payment.sessionUrl) return { outcome: "open", url: payment.sessionUrl, excursionId };
	const checkout = await askForPage(gateway, booking, payment, visit);
	if (!checkout) {
		return { outcome: "no answer", heldUntil: await readHold(db, booking) };
	}
	const {
		booking: [held],
		given: [attempt],
	} = await runBatch(db, {
		payment: storePage(db, payment, checkout, now),
		hold: holdWhilePaying(db, booking.id, now),
		booking: db
			.select({ status: bookings.status })
			.from(bookings)
			.where(eq(bookings.id, booking.id)),
		given: db.select({ status: payments.status }).from(payments).where(eq(payments.id, payment.id)),
	});
	// Released, cancelled or paid while the gateway was asked: the guest must not pay for it.
	if (held?.status === "confirmed") return { outcome: "confirmed" };
	if (held?.status !== "pending") return { outcome: "over" };
	// a correction has given this page up
	if (attempt?.status !== "created") return { outcome: "corrected" };
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
 * The statements of a batch whose last one returns the live payment attempt, created if there is
 * none; no row when the hold has ended or cannot be prolonged. `same` has no row when the booking was corrected.
 */
function paymentStatements(db: Database, gateway: Gateway, booking: BookingRow, now: number) {
	const attempt: Attempt = { bookingId: booking.id, purpose: "booking" };
	return {
		open: openAttempt(db, gateway, attempt, {
			amount: {
				cents: sql`bookings.price_cents`,
				shown: { cents: booking.priceCents, currency: booking.currency },
			},
			isOver: isPageOver(now),
			mayOpen: sql`${isAsRead(booking)} AND ${isLiveHold(now)} AND ${mayProlong(now)}`,
			now,
		}),
		hold: holdWhilePaying(db, booking.id, now),
		same: db.select({ id: bookings.id }).from(bookings).where(isAsRead(booking)),
		// the old page may still be open after the seats are gone: do not send the guest there
		live: readLiveAttempt(db, attempt, isLiveHold(now)),
	};
}

/** SQL on `bookings`: its address still opens this booking, and the page that is asked for names its party. */
function isAsRead({ id, confirmId, adults, children, bebe }: BookingRow): SQL {
	return sql`(bookings.id = ${id} AND bookings.confirm_id = ${confirmId}
		AND bookings.adults = ${adults} AND bookings.children = ${children} AND bookings.bebe = ${bebe})`;
}
