import { and, desc, eq, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, paymentMoney } from "#app/database/schema.server.ts";
import type { Gateway } from "#app/sales/gateways/gateway.ts";
import { decideBalance, isPayable } from "./checkout-decision.ts";
import { attemptStatements } from "./payment-attempt.server.ts";
import {
	askForPage,
	type CheckoutVisit,
	payingBookingStatements,
	storePage,
	toPayingBooking,
} from "./payment-page.server.ts";

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
	const which = { confirmId, language: visit.language, now };
	const read = async () => toPayingBooking(await runBatch(db, payingBookingStatements(db, which)));
	const decided = await changeRecord(db, {
		read,
		decide: (paying) => ({
			page: decideBalance(paying, seenCents, now),
			booking: paying?.booking ?? null,
		}),
		write: ({ page, booking }) => {
			if (!booking || page.outcome === "unknown") return undefined;
			const isOpened = page.outcome === "page" && page.isNew;
			if (!isOpened && !page.ended) return undefined;
			return {
				version: takeVersion(db, "bookings", booking),
				attempts: attemptStatements(db, gateway, page, now),
			};
		},
	});
	if ("outcome" in decided) return { outcome: "no answer" };
	const { page, booking } = decided;
	if (!booking) return { outcome: "unknown" };
	if (page.outcome !== "page") return { outcome: page.outcome };
	const { attempt } = page;
	if (attempt.sessionUrl) return { outcome: "open", url: attempt.sessionUrl };
	const checkout = await askForPage(gateway, booking, attempt, visit);
	if (!checkout) return { outcome: "no answer" };
	const { paying } = await runBatch(db, {
		page: storePage(db, attempt, checkout, now),
		paying: payingBookingStatements(db, which),
	});
	const bookingAfter = toPayingBooking(paying);
	// paid in cash, corrected or cancelled while the gateway was asked
	return bookingAfter && isPayable(bookingAfter, attempt.amountCents)
		? { outcome: "open", url: checkout.url }
		: { outcome: "another amount" };
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
