import { type SQL, sql } from "drizzle-orm";
import { statusesWhere, statusIs, statusIsNot } from "#app/database/status-list.server.ts";
import { disputeRules } from "#app/sales/payments/disputes/disputes.ts";
import type { DisputeState } from "./dispute.ts";

const withUs = statusesWhere(disputeRules, ({ money }) => money === "with us");
const lost = statusesWhere(disputeRules, ({ money }) => money === "lost");

/** @param of the name or alias of `payments` in the statement. */
function hasDispute(of: string, which: SQL): SQL {
	return sql`EXISTS (SELECT 1 FROM disputes
		WHERE disputes.gateway_payment_id = ${sql.raw(of)}.gateway_payment_id AND ${which})`;
}

/**
 * SQL that is true for a payment whose refund would pay twice, because a dispute holds its money or
 * has taken it. An inquiry ("warning_…") holds no money, and a refund ends it.
 * https://docs.stripe.com/disputes/how-disputes-work
 */
export function isDisputed(of = "payments"): SQL {
	return hasDispute(of, statusIsNot("disputes.status", withUs));
}

/** SQL that is true for a payment that the guest's bank has returned for good. */
function isGivenBackByBank(of = "payments"): SQL {
	return hasDispute(of, statusIs("disputes.status", lost));
}

/** For a row of `payments` in a statement. */
export function disputeState(of = "payments"): SQL<DisputeState> {
	return sql`CASE WHEN ${isGivenBackByBank(of)} THEN 'gave back' WHEN ${isDisputed(of)} THEN 'holds' END`;
}
