import { deleteExpiredVerifications } from "#app/account/mails/verifications.server.ts";
import { deleteExpiredSessions } from "#app/account/sessions/sessions.server.ts";
import { expireHolds } from "#app/bookings/bookings.server.ts";
import { queueTripMails, type TripMailSettings } from "#app/bookings/mails/trip-mails.server.ts";
import { deleteExpiredHandoffs } from "#app/bookings/totem/phone-handoffs.server.ts";
import { logError } from "#app/log/log.ts";
import { deliverMail } from "#app/outbox/delivery.server.ts";
import { deleteExpiredEnrolments } from "#app/partners/totem-enrolments.server.ts";
import { endAbandonedCheckouts } from "#app/payments/checkout/abandoned-checkouts.server.ts";
import type { MailSender } from "#app/payments/events/payment-mail.tsx";
import { pollPayments, reportOverduePayments } from "#app/payments/events/poll-payments.server.ts";
import { compareLedgers } from "#app/payments/reconciliation/reconciliation.server.ts";
import { refundWhatIsDue } from "#app/payments/refunds/refunds.server.ts";
import type { Services } from "#app/request/services.server.ts";

/** The work of the cron trigger, each minute. A part that fails does not stop the others. */
export async function runCron(
	{ db, gateway, mailer }: Services,
	sender: MailSender,
	tripMails: TripMailSettings,
	now: number,
): Promise<void> {
	const parts: [string, () => Promise<unknown>][] = [
		["expire holds", () => expireHolds(db, now)],
		["end attempts without a page", () => endAbandonedCheckouts(db, now)],
		["ask about payments", async () => gateway && pollPayments(db, gateway, sender, now)],
		["refund what is due", async () => gateway && refundWhatIsDue(db, gateway, now)],
		["end sessions", () => deleteExpiredSessions(db, now)],
		["end verifications", () => deleteExpiredVerifications(db, now)],
		["end hand-overs", () => deleteExpiredHandoffs(db, now)],
		["end enrolments", () => deleteExpiredEnrolments(db, now)],
		["tell of refunds long due", () => reportOverduePayments(db, now)],
		["compare ledgers", async () => gateway && compareLedgers(db, gateway, sender, now)],
		["remind and thank guests", async () => mailer && queueTripMails(db, sender, tripMails, now)],
		["deliver mail", async () => mailer && deliverMail(db, mailer, now)],
	];
	const failed: string[] = [];
	for (const [name, run] of parts) {
		try {
			await run();
		} catch (error) {
			failed.push(name);
			logError("cron", error, { step: name });
		}
	}
	// an error marks the run as failed in Cloudflare's dashboard
	if (failed.length > 0) throw new Error(`cron: ${failed.join(", ")} failed`);
}
