/** What the gateway's news of refunds mean for our rows. Pure: the statements are those of refund-events.server.ts. */
import type { paymentMoney, refunds } from "#app/database/schema.server.ts";
import { refundRules } from "#app/sales/payments/payment-status.ts";

export type RefundRow = Pick<
	typeof refunds.$inferSelect,
	"id" | "amountCents" | "reason" | "state" | "isElsewhere" | "gatewayRefundId" | "failedAt"
>;
type State = RefundRow["state"];

export interface RefundChange {
	/** Null: somebody gave it in the gateway's own dashboard. */
	row: RefundRow | null;
	/** Less than the row's: so much of it becomes a row of its own. */
	cents: number;
	to: State;
}

/** Of a payment, before the news. */
export interface RefundsBefore {
	payment: Pick<
		typeof paymentMoney.$inferSelect,
		"amountCents" | "receivedCents" | "currency" | "refundReason"
	>;
	/** The oldest first. */
	refunds: readonly RefundRow[];
}

/**
 * The gateway says how much of a payment is back in all, by our requests and by its own dashboard. What we wanted to
 * send back is done first; the rest somebody gave there. News that are repeated, or older than a failed refund, change
 * nothing.
 * @returns null for more than came, or other money: staff have to look.
 */
export function changesOfRefunded(
	{ payment, refunds: rows }: RefundsBefore,
	news: { refundedCents: number; currency: string; at: number },
): RefundChange[] | null {
	const { amountCents, receivedCents, currency, refundReason } = payment;
	const isOdd = refundReason === "wrong_amount";
	const most = receivedCents ?? amountCents;
	if (!isOdd && (news.currency !== currency || news.refundedCents > most)) return null;
	if (rows.some(({ failedAt }) => (failedAt ?? 0) > news.at)) return [];
	const knownCents = sumOf(rows.filter(isBackByGateway));
	const due = rows.filter(({ state }) => refundRules[state].money === "goes back");
	const sentFirst = [...due.filter(isSent), ...due.filter((row) => !isSent(row))];
	const { changes, rest } = take(sentFirst, news.refundedCents - knownCents, "done");
	return rest > 0 ? [...changes, { row: null, cents: rest, to: "done" }] : changes;
}

/**
 * The guest's bank rejected a refund, days later. What we wanted to send back waits for staff, because the same card
 * will refuse it again. What somebody gave in the dashboard is with us again. A part of a booking that stands is set
 * against what its guest owes by now, of a larger party for example.
 */
export function changesOfFailed(
	{ refunds: rows }: Pick<RefundsBefore, "refunds">,
	news: { refundId: string; amountCents: number },
	booking: { isSold: boolean; balanceCents: number },
): RefundChange[] {
	const same = rows.find(({ gatewayRefundId }) => gatewayRefundId === news.refundId);
	// an event of another name about the same failure
	if (same?.state === "failed" || same?.state === "dropped") return [];
	const newest = rows.toReversed();
	const sentRefunds = [...newest.filter(isBackByGateway), ...newest.filter(isSent)];
	// a row with another id is another refund, unless nothing else is left
	const unnamed = sentRefunds.filter(({ gatewayRefundId }) => gatewayRefundId === null);
	const likely = sumOf(unnamed) >= news.amountCents ? unnamed : sentRefunds;
	const { changes } = take(same ? [same] : likely, news.amountCents, "failed");
	const isSetOff = booking.isSold && news.amountCents <= booking.balanceCents;
	return changes.map((change) => {
		const reason = change.row?.reason ?? null;
		const isOwed = reason !== null && !(reason === "goodwill" && isSetOff);
		return isOwed ? change : { ...change, to: "dropped" };
	});
}

/** Takes a sum out of rows: first the one of just that sum, then in the order given; of the last one a part. */
function take(rows: readonly RefundRow[], cents: number, to: State) {
	const exact = rows.find(({ amountCents }) => amountCents === cents);
	const order = exact ? [exact] : rows;
	const changes: RefundChange[] = [];
	let rest = Math.max(0, cents);
	for (const row of order) {
		if (rest === 0) break;
		const part = Math.min(rest, row.amountCents);
		changes.push({ row, cents: part, to });
		rest -= part;
	}
	return { changes, rest };
}

export function isBackByGateway({ state, isElsewhere }: RefundRow): boolean {
	return refundRules[state].money === "is back" && !isElsewhere;
}

function isSent({ state }: RefundRow): boolean {
	return state === "sent";
}

export function sumOf(rows: readonly RefundRow[]): number {
	return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
