import { logError, type Subject } from "#app/log/log.ts";
import { deliverMail } from "#app/outbox/delivery.server.ts";
import { refundWhatIsDue } from "#app/payments/refunds/refunds.server.ts";
import type { RequestContext } from "./context.server.ts";
import { policyClock } from "./guest-booking.server.ts";

/** The sender of this installation's mails. */
export function mailSender({ environment }: Pick<RequestContext, "environment">) {
	const { appUrl, operator } = environment;
	return { appUrl, operator, clock: policyClock(environment, Date.now()) };
}

/** Sends queued mail after the response; the cron job repeats what fails here. */
export function deliverSoon({ db, mailer, waitUntil }: RequestContext): void {
	if (!mailer) return;
	waitUntil(deliverMail(db, mailer, Date.now()).catch(reportLater("mail")));
}

/** Makes due refunds after the response, instead of with the next cron run. */
export function refundSoon({ db, gateway, waitUntil }: RequestContext): void {
	if (!gateway) return;
	waitUntil(refundWhatIsDue(db, gateway, Date.now()).catch(reportLater("refund")));
}

function reportLater(subject: Subject) {
	return (error: unknown) => {
		logError(subject, error, { outcome: "left to the cron job" });
	};
}
