/**
 * SQL conditions on rows of `payments`. `of` is the table's name or alias in the statement.
 */
import { type SQL, sql } from "drizzle-orm";
import { statusesWhere, statusIs } from "#app/database/status-list.server.ts";
import { disputeState, isDisputed } from "#app/sales/dispute.server.ts";
import {
	handGateways,
	type PaymentGateway,
	paymentRules,
	staffGateways,
} from "./payment-status.ts";

/** The money of these payments may still arrive. */
export const openPaymentStatuses = statusesWhere(paymentRules, ({ money }) => money === "may come");
const here = statusesWhere(paymentRules, ({ money }) => money === "here");
const came = statusesWhere(paymentRules, ({ money }) => money !== "may come");

/** True for a payment whose money may still arrive. */
export function isOpenPayment(of = "payments"): SQL {
	return statusIs(`${of}.status`, openPaymentStatuses);
}

/** True for a payment of which the gateway is asked how it ended. Must equal the condition of the index payments_unheard. */
export function isUnheard(): SQL {
	return sql`${isOpenPayment()} AND session_id IS NOT NULL AND asked_times < 6`;
}

/** True for a payment whose money has arrived, refunded or not. */
export function hasMoneyCome(of = "payments"): SQL {
	return statusIs(`${of}.status`, came);
}

/** True for a payment whose money we have and keep, even if a part of it is refunded. */
export function isKept(of = "payments"): SQL {
	return sql`${statusIs(`${of}.status`, here)} AND coalesce(${sql.raw(of)}.refund_reason, 'goodwill') = 'goodwill'`;
}

/** True for a payment whose money we have and keep, unless a hotel has collected it. */
export function isKeptByUs(of = "payments"): SQL {
	return sql`${isKept(of)} AND ${sql.raw(of)}.gateway <> 'hotel'`;
}

/** The same without money that a hotel or a member of staff took, which the gateway cannot refund. */
export function isKeptByGateway(of = "payments"): SQL {
	return sql`${isKept(of)} AND ${sql.raw(of)}.gateway NOT IN (${listed(handGateways)})`;
}

/** True for money that a member of staff took in cash or at the card terminal. */
export function isTakenByStaff(of = "payments"): SQL {
	return sql`${sql.raw(of)}.gateway IN (${listed(staffGateways)})`;
}

function listed(gateways: ReadonlySet<PaymentGateway>): SQL {
	return sql.raw([...gateways].map((gateway) => `'${gateway}'`).join(", "));
}

/** SQL of the cents that came; TypeScript: `receivedCentsOf`. */
export function receivedCentsOf(of = "payments"): SQL {
	return sql`coalesce(${sql.raw(of)}.received_cents, ${sql.raw(of)}.amount_cents)`;
}

/**
 * SQL of the cents that the guest of a booking still owes: price − paid + refunded. What a hotel collects is owed to
 * the hotel, what is due for refund counts as gone back, and what somebody gave back in the gateway's own dashboard is
 * not owed again. Negative when too much was paid. TypeScript: `balanceOf`.
 * @param of the name that the statement gives the table of bookings.
 */
export function balanceCents(of = "bookings"): SQL {
	return sql`(${sql.raw(of)}.price_cents - (SELECT coalesce(sum(
			CASE WHEN ${isOpenPayment("owed")} THEN owed.amount_cents
				ELSE owed.waived_cents + ${keptCents("owed")} END), 0)
		FROM payments AS owed
		WHERE owed.booking_id = ${sql.raw(of)}.id AND (${hasMoneyCome("owed")} OR (${isOpenPayment("owed")} AND owed.gateway = 'hotel'))))`;
}

/** SQL of the cents of a payment that went back, or that have to. TypeScript: `backCents`. */
function backCents(of: string): SQL {
	return sql`(${sql.raw(of)}.elsewhere_cents + CASE WHEN ${isRefundDue(of)} THEN ${askedCents(of)}
		ELSE ${sql.raw(of)}.refunded_cents END)`;
}

/** SQL of the cents that shall go back in all of a payment whose refund is due. */
export function askedCents(of = "payments"): SQL {
	return sql`coalesce(${sql.raw(of)}.refund_cents, ${receivedCentsOf(of)})`;
}

/** SQL of the cents of a payment that came and neither went back nor have to. TypeScript: `keptCents`. */
export function keptCents(of = "payments"): SQL {
	return sql`(CASE WHEN ${hasMoneyCome(of)} THEN max(0, ${receivedCentsOf(of)} - ${backCents(of)}) ELSE 0 END)`;
}

/** SQL of the cents of a payment that still have to go back. TypeScript: `dueCents`. */
export function dueCents(of = "payments"): SQL {
	return sql`(CASE WHEN ${isRefundDue(of)} THEN max(0, ${askedCents(of)} - ${sql.raw(of)}.refunded_cents) ELSE 0 END)`;
}

/** SQL of the cents of a row of `payments` that staff may give back now. TypeScript: `givableCents`. */
export const givableCents = sql`(CASE WHEN payments.gateway <> 'hotel' AND NOT ${isDisputed}
	AND (${isTakenByStaff()} OR NOT (${isRefundDue()})) THEN ${keptCents()} ELSE 0 END)`;

/** True for a payment whose money we have and must refund, all or a part of it. */
export function isRefundDue(of = "payments"): SQL {
	return sql`${statusIs(`${of}.status`, here)} AND ${sql.raw(of)}.refund_reason IS NOT NULL`;
}

/** The same where the gateway has to send it: neither a hotel nor a member of staff took it, and no bank holds it. */
export function isDueFromGateway(): SQL {
	return sql`${isRefundDue()} AND payments.gateway NOT IN (${listed(handGateways)}) AND NOT ${isDisputed}`;
}

/** Every payment of a booking as JSON, for use inside a statement. */
export const paymentsAsJson = sql<string>`(
	SELECT json_group_array(json_object(
		'gateway', payments.gateway, 'status', payments.status, 'refundReason', payments.refund_reason,
		'amountCents', payments.amount_cents, 'receivedCents', payments.received_cents,
		'refundCents', payments.refund_cents, 'refundedCents', payments.refunded_cents,
		'elsewhereCents', payments.elsewhere_cents, 'waivedCents', payments.waived_cents, 'disputeState', ${disputeState}))
	FROM payments WHERE payments.booking_id = bookings.id)`;
