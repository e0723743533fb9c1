import { and, desc, eq, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, paymentMoney, payments } from "#app/database/schema.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import type { Gateway } from "#app/sales/gateways/gateway.ts";
import { balanceCents } from "#app/sales/payments/payment-money.server.ts";
import { leastOnlineCents } from "#app/sales/payments/payment-status.ts";
import { type Attempt, openAttempt, readLiveAttempt } from "./payment-attempt.server.ts";
import {
	askForPage,
	type CheckoutVisit,
	isPageOver,
	paidBookingColumns,
	storePage,
} from "./payment-page.server.ts";

type BookingRow = typeof bookings.$inferSelect;

export type BalanceCheckoutOutcome =
	| { outcome: "unknown" }
	/** Nothing is owed, another amount is owed than the guest saw, or staff gave no link. */
	| { outcome: "another amount" }
	| { outcome: "no answer" }
	| { outcome: "open"; url: string };

/**
 * Opens the gateway's page for what a confirmed booking still owes, if it is what the guest saw. Repeated or
 * simultaneous calls return the same page. A page of another amount is given up; money that still comes for it is
 * kept only while so much is owed, which the settlement checks.
 */
export async function startBalanceCheckout(
	db: Database,
	gateway: Gateway,
	{
		confirmId,
		seenCents,
		visit,
		now,
	}: { confirmId: string; seenCents: number; visit: CheckoutVisit; now: number },
): Promise<BalanceCheckoutOutcome> {
	const [booking] = await db
		.select(paidBookingColumns(visit.language))
		.from(bookings)
		.where(eq(bookings.confirmId, confirmId));
	if (!booking) return { outcome: "unknown" };
	const {
		live: [payment],
	} = await runBatch(db, balanceStatements(db, gateway, { booking, seenCents, now }));
	if (!payment) return { outcome: "another amount" };
	if (payment.sessionUrl) return { outcome: "open", url: payment.sessionUrl };
	const checkout = await askForPage(gateway, booking, payment, visit);
	if (!checkout) return { outcome: "no answer" };
	const { stillOwed } = await runBatch(db, {
		page: storePage(db, payment, checkout, now),
		stillOwed: db
			.select({ id: bookings.id })
			.from(bookings)
			.where(and(eq(bookings.id, booking.id), isPayable(payment.amountCents))),
	});
	// paid in cash, corrected or cancelled while the gateway was asked
	return stillOwed.length > 0
		? { outcome: "open", url: checkout.url }
		: { outcome: "another amount" };
}

/** SQL on `bookings`: staff gave a link, and exactly these cents are owed. */
function isPayable(cents: number) {
	return sql`${isSold()} AND bookings.pay_link_at IS NOT NULL AND ${cents} >= ${leastOnlineCents}
		AND ${balanceCents()} = ${cents}`;
}

/** The statements of a batch whose last one returns the live attempt; none when it may not be paid so. */
function balanceStatements(
	db: Database,
	gateway: Gateway,
	{ booking, seenCents, now }: { booking: BookingRow; seenCents: number; now: number },
) {
	const attempt: Attempt = { bookingId: booking.id, purpose: "balance" };
	const payable = sql`EXISTS (SELECT 1 FROM bookings WHERE bookings.id = ${booking.id} AND ${isPayable(seenCents)})`;
	return {
		open: openAttempt(db, gateway, attempt, {
			amount: { cents: sql`${seenCents}`, shown: { cents: seenCents, currency: booking.currency } },
			isOver: sql`(${isPageOver(now)} OR (${payments.amountCents} <> ${seenCents} AND ${payable}))`,
			mayOpen: isPayable(seenCents),
			now,
		}),
		live: readLiveAttempt(
			db,
			attempt,
			sql`${isPayable(seenCents)} AND ${payments.amountCents} = ${seenCents}`,
		),
	};
}

/** How the last payment of what was owed stands; null when there was none. */
export async function readLastBalance(db: Database, confirmId: string) {
	const [last] = await db
		.select({
			status: paymentMoney.status,
			refundReason: paymentMoney.refundReason,
			amountCents: paymentMoney.amountCents,
		})
		.from(paymentMoney)
		.innerJoin(bookings, eq(bookings.id, paymentMoney.bookingId))
		.where(and(eq(bookings.confirmId, confirmId), eq(paymentMoney.purpose, "balance")))
		.orderBy(desc(sql`coalesce(${paymentMoney.paidAt}, ${paymentMoney.createdAt})`))
		.limit(1);
	return last ?? null;
}
export type LastBalance = NonNullable<Awaited<ReturnType<typeof readLastBalance>>>;
