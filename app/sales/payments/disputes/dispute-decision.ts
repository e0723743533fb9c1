import type { DisputeNews } from "#app/sales/gateways/gateway.ts";
import { type PaymentStatus, paymentRules } from "#app/sales/payments/payment-status.ts";
import { rulesOfDispute } from "./dispute-status.ts";

/** A dispute as the gateway reported it last. */
export interface StoredDispute {
	id: string;
	status: string;
	/** By the gateway's clock. */
	eventAt: number;
}

/** What a report changes that is newer than what we know. */
export interface DisputeChange {
	/** The report that it replaces. */
	replaces: StoredDispute | null;
	/** It is over, and the money is with us: staff need not do anything. */
	endedWell: boolean;
	/** The bank has returned money that we have: nothing of it has to go back any more. */
	isLost: boolean;
}

/**
 * The newest report by the gateway's clock wins; of two in the same second, the one that ends the dispute.
 * @param payment null while it is unknown.
 * @returns null for a report that is older than what we know.
 */
export function decideDispute(
	storedDispute: StoredDispute | null,
	{ status }: Pick<DisputeNews, "status">,
	{ payment, at }: { payment: { status: PaymentStatus } | null; at: number },
): DisputeChange | null {
	const isOlder =
		storedDispute !== null &&
		(at < storedDispute.eventAt ||
			(at === storedDispute.eventAt && rulesOfDispute(storedDispute.status).hasEnded));
	if (isOlder) return null;
	const { money, hasEnded } = rulesOfDispute(status);
	return {
		replaces: storedDispute,
		endedWell: hasEnded && money === "with us",
		isLost: money === "lost" && payment !== null && paymentRules[payment.status].money === "here",
	};
}
