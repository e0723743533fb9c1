import { sql } from "drizzle-orm";
import type { DisputeState } from "./dispute.ts";

const ofThisPayment = sql`FROM disputes WHERE disputes.gateway_payment_id = payments.gateway_payment_id`;

/**
 * SQL that is true for a payment whose refund would pay twice, because a dispute holds its money or
 * has taken it. An inquiry ("warning_…") holds no money, and a refund ends it.
 * https://docs.stripe.com/disputes/how-disputes-work
 */
export const isDisputed = sql`EXISTS (SELECT 1 ${ofThisPayment}
	AND disputes.status NOT IN ('won', 'prevented', 'warning_closed', 'warning_needs_response', 'warning_under_review'))`;

/** SQL that is true for a payment that the guest's bank has returned for good. */
export const isGivenBackByBank = sql`EXISTS (SELECT 1 ${ofThisPayment} AND disputes.status = 'lost')`;

/** For a row of `payments` in a statement. */
export const disputeState = sql<DisputeState>`CASE WHEN ${isGivenBackByBank} THEN 'gave back' WHEN ${isDisputed} THEN 'holds' END`;
