import { deleteExpiredVerifications } from "#app/account/mails/verifications.server.ts";
import { deleteForgottenDevices } from "#app/account/sessions/known-devices.server.ts";
import { deleteExpiredSessions } from "#app/account/sessions/sessions.server.ts";
import { deleteUnconfirmedFactors } from "#app/account/two-factor/factors.server.ts";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { writeComingDepartures } from "#app/departures/timetables/timetables.server.ts";
import {
	type CronRun,
	type CronStep,
	cronSteps,
	storeCronRuns,
} from "#app/health/cron-runs.server.ts";
import { tellOfWhatWaits } from "#app/health/waiting-alert.server.tsx";
import { logError } from "#app/log/log.ts";
import { recordLogEvent } from "#app/log/wide-event.server.ts";
import { deliverMail } from "#app/outbox/delivery.server.ts";
import { tellResellers } from "#app/partners/octo/tell-resellers.server.ts";
import { forgetTestBookings } from "#app/partners/octo/test-bookings.server.ts";
import { deleteExpiredHandoffs } from "#app/partners/totem/phone-handoffs.server.ts";
import { deleteExpiredEnrolments } from "#app/partners/totem-enrolments.server.ts";
import { endPersonalData, type RetentionSettings } from "#app/privacy/retention.server.ts";
import type { Services } from "#app/request/services.server.ts";
import { expireHolds } from "#app/sales/holds/expire-holds.server.ts";
import { queueLinkSaleMails } from "#app/sales/mails/link-sale-mails.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import {
	queueTripMails,
	type TripMailSettings,
} from "#app/sales/mails/reminders-and-thanks.server.ts";
import { endAbandonedCheckouts } from "#app/sales/payments/checkout/payment-attempt.server.ts";
import { endCredits } from "#app/sales/payments/credits/staff-credits.server.ts";
import { pollPayments } from "#app/sales/payments/events/poll-payments.server.ts";
import { reportOverdueRefunds } from "#app/sales/payments/payment-health.server.ts";
import { compareLedgers } from "#app/sales/payments/reconciliation/reconciliation.server.ts";
import { refundWhatIsDue } from "#app/sales/payments/refunds/refunds.server.ts";
import { type OfferCircumstances, offerFreedSeats } from "#app/sales/waiting/offer-seats.server.ts";
import { endWeatherChoices } from "#app/sales/weather/weather-deadline.server.ts";

/** The work of the cron trigger, each minute. A part that fails does not stop the others. */
export async function runCron(
	{ db, gateway, mailer }: Services,
	sender: MailSender,
	settings: {
		tripMails: TripMailSettings;
		retention: RetentionSettings;
		offers: Pick<OfferCircumstances, "currency" | "usualPolicy" | "operatorPhone">;
	},
	now: number,
): Promise<void> {
	const clock = { now, timeZone: settings.tripMails.timeZone };
	const work: Record<CronStep, () => Promise<unknown>> = {
		"expire holds": () => expireHolds(db, now),
		"offer freed seats": () =>
			offerFreedSeats(db, { ...settings.offers, ...clock, sender: { ...sender, clock } }),
		"end credits": () => endCredits(db, localDateAt(now, clock.timeZone), now),
		"write departures": () => writeComingDepartures(db, clock),
		"end attempts without a page": () => endAbandonedCheckouts(db, now),
		"ask about payments": async () => gateway && pollPayments(db, gateway, sender, clock),
		"end weather choices": () => endWeatherChoices(db, sender, clock),
		"refund what is due": async () => gateway && refundWhatIsDue(db, gateway, now),
		"end sessions": () => deleteExpiredSessions(db, now),
		"forget devices": () => deleteForgottenDevices(db, now),
		"end verifications": () => deleteExpiredVerifications(db, now),
		"end unconfirmed apps": () => deleteUnconfirmedFactors(db, now),
		"end phone handoffs": () => deleteExpiredHandoffs(db, now),
		"end enrolments": () => deleteExpiredEnrolments(db, now),
		"tell of refunds long due": () => reportOverdueRefunds(db, now),
		"compare ledgers": async () => gateway && compareLedgers(db, gateway, sender, clock),
		"tell of what waits": async () =>
			mailer && tellOfWhatWaits(db, { ...sender, today: localDateAt(now, clock.timeZone) }, now),
		"remind and thank guests": async () =>
			mailer &&
			Promise.all([
				queueTripMails(db, sender, settings.tripMails, now),
				queueLinkSaleMails(db, { ...sender, clock }, now),
			]),
		"deliver mail": async () => mailer && deliverMail(db, mailer, now),
		"tell resellers": () => tellResellers(db, now),
		"forget test bookings": () => forgetTestBookings(db, now),
		"end personal data": () => endPersonalData(db, settings.retention, now),
	};
	const runs: CronRun[] = [];
	for (const step of cronSteps) {
		runs.push(await runStep(step, work[step]));
	}
	await storeCronRuns(db, runs).catch((error: unknown) => {
		logError("cron step", error, { step: "store the runs" });
	});
	const failed = runs.filter(({ outcome }) => outcome === "failed").map(({ step }) => step);
	// an error marks the run as failed in Cloudflare's dashboard
	if (failed.length > 0) throw new Error(`cron: ${failed.join(", ")} failed`);
}

/** Does not throw: what the step throws stands in its event. */
async function runStep(step: CronStep, work: () => Promise<unknown>): Promise<CronRun> {
	const startedAt = Date.now();
	const outcome = await recordLogEvent("cron step", { step }, work, (result) => ({
		outcome: outcomeOf(result),
		count: typeof result === "number" ? result : undefined,
	})).then(outcomeOf, () => "failed" as const);
	return { step, startedAt, endedAt: Date.now(), outcome };
}

/** Without a gateway or a mailer a step answers null: there is nothing to do. */
function outcomeOf(result: unknown): "done" | "off" {
	return result === null ? "off" : "done";
}
