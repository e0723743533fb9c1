import { logError } from "#app/log/log.ts";
import { presentRequestId, recordLogEvent } from "#app/log/wide-event.server.ts";
import { deliverMail } from "#app/outbox/delivery.server.ts";
import { pollBookingPayments } from "#app/sales/payments/events/poll-payments.server.ts";
import { refundWhatIsDue } from "#app/sales/payments/refunds/refunds.server.ts";
import type { RequestContext } from "./context.server.ts";

/** The sender of this installation's mails. */
export function mailSender({ environment }: Pick<RequestContext, "environment">) {
	const { appUrl, operator, timeZone } = environment;
	return { appUrl, operator, clock: { now: Date.now(), timeZone } };
}

/** Sends queued mail after the response; the cron job repeats what fails here. */
export function deliverSoon({ db, mailer, waitUntil }: RequestContext): void {
	if (!mailer) return;
	waitUntil(recordWork("deliver mail", () => deliverMail(db, mailer, Date.now())));
}

/** Makes due refunds after the response, instead of with the next cron run. */
export function refundSoon({ db, gateway, waitUntil }: RequestContext): void {
	if (!gateway) return;
	waitUntil(recordWork("refund what is due", () => refundWhatIsDue(db, gateway, Date.now())));
}

/** Has an event of its own, because the request's is written when the answer leaves; what fails is in it. */
function recordWork(
	step: "deliver mail" | "refund what is due",
	work: () => Promise<number>,
): Promise<unknown> {
	const facts = { requestId: presentRequestId(), step };
	return recordLogEvent("after response", facts, work, (count) => ({ count })).catch(() => {});
}

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
