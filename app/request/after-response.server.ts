import { presentRequestId, recordLogEvent } from "#app/log/wide-event.server.ts";
import { deliverMail } from "#app/outbox/delivery.server.ts";
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
