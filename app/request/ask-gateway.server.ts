import { logError } from "#app/log/log.ts";
import { pollBookingPayments } from "#app/payments/events/poll-payment-page.server.ts";
import { deliverSoon, mailSender, refundSoon } from "./after-response.server.ts";
import type { RequestContext } from "./context.server.ts";

/**
 * Asks the gateway about the open payments of a booking when the guest returns from there, and settles its answer like
 * an event. Without an answer nothing changes, because the payment event will come.
 */
export async function askGateway(services: RequestContext, confirmId: string): Promise<void> {
	const { db, gateway, environment } = services;
	if (!gateway) return;
	try {
		const sender = mailSender(services);
		const clock = { now: Date.now(), timeZone: environment.timeZone };
		await pollBookingPayments(db, gateway, { confirmId, sender, clock });
		deliverSoon(services);
		refundSoon(services);
	} catch (error) {
		logError("gateway question", error);
	}
}
