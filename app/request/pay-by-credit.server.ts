import { logError } from "#app/log/log.ts";
import { creditPath } from "#app/sales/payments/credits/credit.ts";
import { spendCredit } from "#app/sales/payments/credits/spend-credit.server.ts";
import { deliverSoon, mailSender } from "./after-response.server.ts";
import type { RequestContext } from "./context.server.ts";

/** A credit pays for a booking of a guest, who pays the rest by card. */
export async function payByCredit(services: RequestContext, confirmId: string, typedCode: string) {
	const { db, environment } = services;
	const answer = await spendCredit(
		db,
		{ confirmId },
		{
			typedCode,
			rest: "card",
			sender: mailSender(services),
			clock: { now: Date.now(), timeZone: environment.timeZone },
		},
	);
	if (answer.outcome === "paid" && answer.confirms) deliverSoon(services);
	return answer;
}

/**
 * Where a guest goes who has just booked: to the card, or to what the credit has paid. The seats are held, whatever becomes
 * of the credit: its page says so and asks again.
 */
export async function pathAfterBooking(
	services: RequestContext,
	{ confirmId, creditCode }: { confirmId: string; creditCode: string | null },
): Promise<string> {
	if (!creditCode) return `/payment/checkout/${confirmId}`;
	try {
		const answer = await payByCredit(services, confirmId, creditCode);
		if (answer.outcome === "paid" || answer.outcome === "paid before")
			return pathAfterCredit(confirmId, answer.restCents);
	} catch (error) {
		logError("booking", error);
	}
	return `${creditPath(confirmId)}?not-paid`;
}

/** The page that follows a payment by credit. */
export function pathAfterCredit(confirmId: string, restCents: number): string {
	return restCents > 0 ? creditPath(confirmId) : `/payment/success?booking=${confirmId}`;
}
