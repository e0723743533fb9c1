import { sql } from "drizzle-orm";
import type { BankSays } from "./dispute.ts";

const ofThisPayment = sql`FROM disputes WHERE disputes.gateway_payment_id = payments.gateway_payment_id`;

/**
 * True of a payment whose refund would pay twice: its money is held by a dispute, or lost to one. An
 * inquiry ("warning_…") holds nothing, and a refund is what ends it best.
 * https://docs.stripe.com/disputes/how-disputes-work
 */
export const isDisputed = sql`EXISTS (SELECT 1 ${ofThisPayment}
	AND disputes.status NOT IN ('won', 'prevented', 'warning_closed', 'warning_needs_response', 'warning_under_review'))`;

/** True of a payment that its guest's bank has given back to them, for good. */
export const isGivenBackByBank = sql`EXISTS (SELECT 1 ${ofThisPayment} AND disputes.status = 'lost')`;

/** Of a row of `payments`, from inside a statement. */
export const bankSays = sql<BankSays>`CASE WHEN ${isGivenBackByBank} THEN 'gave back' WHEN ${isDisputed} THEN 'holds' END`;
