import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { bookings, payments } from "#app/database/schema.server.ts";
import { logError } from "#app/log/log.ts";
import { CircuitOpenError } from "#app/outbound/circuit-breaker.ts";
import { type CheckoutState, type Gateway, GatewayRefusal } from "#app/sales/gateways/gateway.ts";
import type { HoldClock } from "#app/sales/holds/prolong-hold.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { awaitsGateway, isOpenPayment } from "#app/sales/payments/payment-money.server.ts";
import { settleEvent } from "./settle-event.server.ts";

const minute = 60_000;
const hour = 60 * minute;
const pollsPerRun = 20;
/** Waiting times between polls without money: a bank may take days, and an event may be lost. */
const pollIntervals = [1, 6, 24, 48, 96].map((hours) => hours * hour);

/**
 * Polls the gateway about payments without a final event: the page has expired and no event came,
 * or the attempt failed and may still be paid. The answer is settled like an event.
 * @returns the number of payments polled.
 */
export async function pollPayments(
	db: Database,
	gateway: Gateway,
	sender: MailSender,
	clock: HoldClock,
): Promise<number> {
	const { now } = clock;
	const unanswered = await db
		.select()
		.from(payments)
		.where(
			sql`${awaitsGateway()} AND ${payments.askAfter} <= ${now} AND ${payments.gateway} = ${gateway.name}`,
		)
		.orderBy(payments.askAfter)
		.limit(pollsPerRun);
	let askedCount = 0;
	for (const payment of unanswered) {
		const answer = await pollWithoutThrowing(db, gateway, { payment, sender, clock });
		if (answer === "nobody there") break;
		askedCount += 1;
		const isAnswered = answer === "expired" || answer === "refused";
		const rest = isAnswered ? (pollIntervals[payment.askedTimes] ?? hour) : waitAfterAnswer[answer];
		await db
			.update(payments)
			.set({ askedTimes: payment.askedTimes + (isAnswered ? 1 : 0), askAfter: now + rest })
			.where(and(eq(payments.id, payment.id), eq(payments.askedTimes, payment.askedTimes)));
	}
	return askedCount;
}

type Answer = CheckoutState["state"] | "refused" | "no answer";

/** "expired" and "refused" need no further poll. */
const waitAfterAnswer: Record<Exclude<Answer, "expired" | "refused">, number> = {
	paid: hour,
	open: 10 * minute,
	processing: 6 * hour,
	"no answer": 5 * minute,
};

/** Catches errors, so that one payment that cannot be polled does not stop the others. */
async function pollWithoutThrowing(
	db: Database,
	gateway: Gateway,
	poll: Poll,
): Promise<Answer | "nobody there"> {
	try {
		return (await pollPayment(db, gateway, poll)) ?? "refused";
	} catch (error) {
		if (error instanceof CircuitOpenError) return "nobody there";
		logError("gateway question", error, { paymentId: poll.payment.id });
		return error instanceof GatewayRefusal ? "refused" : "no answer";
	}
}

interface Poll {
	payment: Pick<typeof payments.$inferSelect, "id" | "sessionId" | "status">;
	sender: MailSender;
	clock: HoldClock;
}

/**
 * Polls a booking's open payments instead of waiting for their events, because the guest is back
 * from the payment page. The answers are settled like events.
 */
export async function pollBookingPayments(
	db: Database,
	gateway: Gateway,
	{ confirmId, sender, clock }: { confirmId: string; sender: MailSender; clock: HoldClock },
): Promise<void> {
	const open = await db
		.select({ payment: payments })
		.from(payments)
		.innerJoin(bookings, eq(bookings.id, payments.bookingId))
		.where(
			and(eq(bookings.confirmId, confirmId), isOpenPayment(), eq(payments.gateway, gateway.name)),
		);
	for (const { payment } of open) await pollPayment(db, gateway, { payment, sender, clock });
}

/**
 * Polls one payment page and settles it when it has ended.
 * @returns the gateway's answer; null when there is no page to poll.
 */
async function pollPayment(
	db: Database,
	gateway: Gateway,
	{ payment, sender, clock }: Poll,
): Promise<CheckoutState["state"] | null> {
	if (!payment.sessionId) return null;
	const answer = await gateway.readCheckout(payment.sessionId);
	if (answer.state !== "paid" && answer.state !== "expired") return answer.state;
	if (answer.state === "expired" && payment.status === "failed") return answer.state;
	await settleEvent(db, gateway, {
		event: {
			id: `asked:${payment.id}:${answer.state}`,
			type: `asked.${answer.state}`,
			at: clock.now,
			news: {
				about: "payment",
				paymentId: payment.id,
				gatewayPaymentId: answer.state === "paid" ? answer.gatewayPaymentId : null,
				sessionId: payment.sessionId,
				change: answer.state === "paid" ? { kind: "paid", ...answer } : { kind: "failed" },
			},
		},
		sender,
		clock,
	});
	return answer.state;
}
