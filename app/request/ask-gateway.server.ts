import { logError } from "#app/log/log.ts";
import { pollBookingPayments } from "#app/sales/payments/events/poll-payment-page.server.ts";
import { deliverSoon, mailSender, refundSoon } from "./after-response.server.ts";
import type { RequestContext } from "./context.server.ts";

/**
 * Asks the gateway about the open payments of a booking when the guest returns from there, and settles its answer like
 * an event. Without an answer nothing changes, because the payment event will come. Attack: whoever has a booking uses up
 * the questions that the gateway allows the whole house, so each booking has a limit of its own.
 */
export async function askGateway(services: RequestContext, confirmId: string): Promise<void> {
	const { db, gateway, environment, limits } = services;
	if (!gateway || !(await limits.desk.limit({ key: `gateway:${confirmId}` })).success) return;
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
