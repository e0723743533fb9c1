import { sql } from "drizzle-orm";
import { statusesWhere, statusIs, statusIsNot } from "#app/database/status-list.server.ts";
import { disputeRules } from "#app/sales/payments/disputes/dispute-status.ts";
import type { DisputeState } from "./dispute.ts";

const withUs = statusesWhere(disputeRules, ({ money }) => money === "with us");
const lost = statusesWhere(disputeRules, ({ money }) => money === "lost");

const ofThisPayment = sql`FROM disputes WHERE disputes.gateway_payment_id = payments.gateway_payment_id`;

/**
 * SQL that is true for a payment whose refund would pay twice, because a dispute holds its money or
 * has taken it. An inquiry ("warning_…") holds no money, and a refund ends it.
 * https://docs.stripe.com/disputes/how-disputes-work
 */
export const isDisputed = sql`EXISTS (SELECT 1 ${ofThisPayment}
	AND ${statusIsNot("disputes.status", withUs)})`;

/** SQL that is true for a payment that the guest's bank has returned for good. */
export const isGivenBackByBank = sql`EXISTS (SELECT 1 ${ofThisPayment} AND ${statusIs("disputes.status", lost)})`;

/** For a row of `payments` in a statement. */
export const disputeState = sql<DisputeState>`CASE WHEN ${isGivenBackByBank} THEN 'gave back' WHEN ${isDisputed} THEN 'holds' END`;
