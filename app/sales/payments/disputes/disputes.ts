import type { DisputeState } from "#app/sales/dispute.ts";
import type { DisputeNews } from "#app/sales/gateways/gateway.ts";
import { type PaymentStatus, paymentRules } from "#app/sales/payments/payment-status.ts";

interface StatusRules {
	/** Where the disputed money is: with us, held by the bank, or returned to the guest for good. */
	money: "with us" | "held" | "lost";
	/** Final, unless the gateway reports a newer status. */
	hasEnded: boolean;
}

/**
 * Every rule that depends on the gateway's status of a dispute (chargeback). An inquiry ("warning_…") holds no money, and
 * a refund is the best way to end it. SQL conditions are derived from it.
 * https://docs.stripe.com/disputes/how-disputes-work
 */
export const disputeRules = {
	won: { money: "with us", hasEnded: true },
	lost: { money: "lost", hasEnded: true },
	prevented: { money: "with us", hasEnded: true },
	needs_response: { money: "held", hasEnded: false },
	under_review: { money: "held", hasEnded: false },
	appeal_needs_response: { money: "held", hasEnded: false },
	appeal_under_review: { money: "held", hasEnded: false },
	warning_needs_response: { money: "with us", hasEnded: false },
	warning_under_review: { money: "with us", hasEnded: false },
	warning_closed: { money: "with us", hasEnded: true },
} as const satisfies Record<string, StatusRules>;

/**
 * The rules of a status reported by the gateway. A status that only a newer version of its API
 * knows counts as held money, here and in SQL (`isDisputed`): a refund beside a dispute would pay
 * twice.
 */
export function rulesOfDispute(status: string): StatusRules {
	return isKnown(status) ? disputeRules[status] : { money: "held", hasEnded: false };
}

/** What disputes of one payment say together; in SQL `disputeState`. */
export function stateOfDisputes(disputes: readonly { status: string }[]): DisputeState {
	const places = disputes.map(({ status }) => rulesOfDispute(status).money);
	if (places.includes("lost")) return "gave back";
	return places.includes("held") ? "holds" : null;
}

function isKnown(status: string): status is keyof typeof disputeRules {
	return Object.hasOwn(disputeRules, status);
}

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
