/**
 * SQL conditions on rows of `payments`, or of the view `payment_money` under that name where they name sums.
 */
import { type SQL, sql } from "drizzle-orm";
import { statusesWhere, statusIs } from "#app/database/status-list.server.ts";
import { disputeState } from "#app/sales/dispute.server.ts";
import {
	handGateways,
	type PaymentGateway,
	paymentRules,
	refundRules,
	staffGateways,
} from "./payment-status.ts";

const openStatuses = statusesWhere(paymentRules, ({ money }) => money === "may come");
const dueStates = statusesWhere(refundRules, ({ money }) => money === "goes back");

/** True for a payment whose money may still arrive. */
export function isOpenPayment(): SQL {
	return statusIs("payments.status", openStatuses);
}

/** True for a payment of which the gateway is asked how it ended. Must equal the condition of the index payments_unheard. */
export function awaitsGateway(): SQL {
	return sql`${isOpenPayment()} AND session_id IS NOT NULL AND asked_times < 6`;
}

/** True for a row of the view whose money we have and keep, even if a part of it goes back. */
export function isKept(): SQL {
	return sql`payments.state = 'paid' AND payments.kept_cents > 0`;
}

/** True for money that a member of staff took in cash or at the card terminal. */
export function isTakenByStaff(): SQL {
	return sql`payments.gateway IN (${listed(staffGateways)})`;
}

function listed(gateways: ReadonlySet<PaymentGateway>): SQL {
	return sql.raw([...gateways].map((gateway) => `'${gateway}'`).join(", "));
}

/** SQL of the cents that the guest of a booking still owes; negative when too much was paid. TypeScript: `moneyOf`. */
export function balanceCents(): SQL<number> {
	return sql`(bookings.price_cents - (SELECT coalesce(sum(owed.settled_cents), 0)
		FROM payment_money AS owed WHERE owed.booking_id = bookings.id))`;
}

/** True for a row of `refunds` whose money has to go back. Must equal the condition of the index refunds_due. */
export function isDue(): SQL {
	return statusIs("refunds.state", dueStates);
}

/** Refunds that the gateway has to send, with their payments: neither a hotel nor a person gives them, and no bank holds them. */
export const dueFromGateway = sql`refunds CROSS JOIN payments ON payments.id = refunds.payment_id
	WHERE ${isDue()} AND payments.gateway NOT IN (${listed(handGateways)}) AND ${disputeState()} IS NULL`;

/** Every payment of a booking with its sums as JSON (`PaymentMoney`), for use inside a statement. */
export const paymentsAsJson = sql<string>`(
	SELECT json_group_array(json_object(
		'id', payments.id, 'paidAt', payments.paid_at, 'gateway', payments.gateway, 'status', payments.state, 'refundReason', payments.refund_reason,
		'amountCents', payments.amount_cents, 'cameCents', payments.came_cents, 'refundedCents', payments.refunded_cents,
		'elsewhereCents', payments.elsewhere_cents, 'dueCents', payments.due_cents, 'keptCents', payments.kept_cents,
		'settledCents', payments.settled_cents, 'disputeState', ${disputeState()}))
	FROM payment_money AS payments WHERE payments.booking_id = bookings.id)`;
