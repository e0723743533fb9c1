/**
 * SQL conditions on rows of `payments`. `of` is the table's name or alias in the statement. Every
 * domain may import this file (tests/import-rule.test.ts).
 */
import { type SQL, sql } from "drizzle-orm";
import { statusesWhere, statusIs } from "#app/database/status-list.server.ts";
import { paymentRules } from "./payment-status.ts";

/** The money of these payments may still arrive. */
export const openPaymentStatuses = statusesWhere(paymentRules, ({ money }) => money === "may come");
const here = statusesWhere(paymentRules, ({ money }) => money === "here");
const came = statusesWhere(paymentRules, ({ money }) => money !== "may come");
const takingRefundNews = statusesWhere(paymentRules, (rules) => rules.takesRefundNews);

/** True for a payment whose money may still arrive. */
export function isOpenPayment(of = "payments"): SQL {
	return statusIs(`${of}.status`, openPaymentStatuses);
}

/** True for a payment whose money has arrived, refunded or not. */
export function hasMoneyCome(of = "payments"): SQL {
	return statusIs(`${of}.status`, came);
}

/** True for a payment that a refund reported by the gateway may change. */
export function takesRefundNews(of = "payments"): SQL {
	return statusIs(`${of}.status`, takingRefundNews);
}

/** True for a payment whose money we have and keep. */
export function isKept(of = "payments"): SQL {
	return sql`${statusIs(`${of}.status`, here)} AND ${sql.raw(of)}.refund_reason IS NULL`;
}

/** The same without money that a hotel has collected, which the gateway cannot refund. */
export function isKeptByGateway(of = "payments"): SQL {
	return sql`${isKept(of)} AND ${sql.raw(of)}.gateway <> 'hotel'`;
}

/** True for a payment whose money we have and must refund. */
export function isRefundDue(of = "payments"): SQL {
	return sql`${statusIs(`${of}.status`, here)} AND ${sql.raw(of)}.refund_reason IS NOT NULL`;
}
