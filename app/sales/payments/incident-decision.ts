/** What a member of staff does about an incident. Pure: incident-actions.server.ts writes it. */
import { type Incident, type IncidentAction, incidentActionsFor } from "#app/incidents/incident.ts";
import { refundRules } from "#app/sales/payments/payment-status.ts";
import type { RefundRow } from "#app/sales/payments/refunds/refund-news.ts";

export interface IncidentState {
	/** Null when there is none. */
	item: Incident | null;
	/** Of its payment. */
	refunds: readonly (Pick<RefundRow, "id" | "state"> & { claimedUntil: number })[];
	/** Its mail failed, and may still be sent. */
	isMailRetryable: boolean;
}

export interface IncidentAnswer {
	act: IncidentAction;
	/** Milliseconds since the epoch; an incident that changed after this is not acted on. */
	seenAt: number;
	actor: { id: string };
	now: number;
}

export type IncidentDecision =
	| { outcome: "unknown" | "changed meanwhile" }
	/** A repeated click. */
	| { outcome: "done"; change: null }
	| { outcome: "done"; change: { kind: "retry refund" | "paid back"; refundIds: number[] } }
	| { outcome: "done"; change: { kind: "resend" | "cancel" | "keep" | "settle" } };

export function decideIncident(
	{ item, refunds, isMailRetryable }: IncidentState,
	{ act, seenAt, actor, now }: IncidentAnswer,
): IncidentDecision {
	if (!item) return { outcome: "unknown" };
	// somebody else's answer may be another one
	if (item.status === "settled")
		return item.settledById === actor.id
			? { outcome: "done", change: null }
			: { outcome: "changed meanwhile" };
	if (item.updatedAt > seenAt || !incidentActionsFor(item).includes(act))
		return { outcome: "changed meanwhile" };
	switch (act) {
		case "retry refund":
			return ofRefunds(act, refunds.filter(isFailed));
		case "paid back": {
			// a request under way may still give back what a person is about to give
			const isUnderWay = refunds.some(({ claimedUntil }) => claimedUntil > now);
			const due = refunds.filter(({ state }) => refundRules[state].money === "goes back");
			const isAtBank = item.payment?.isDisputed === true;
			return ofRefunds(act, isUnderWay ? [] : due.filter((row) => isAtBank || isFailed(row)));
		}
		case "resend":
			return isMailRetryable
				? { outcome: "done", change: { kind: act } }
				: { outcome: "changed meanwhile" };
		case "cancel":
		case "keep":
		case "settle":
			return { outcome: "done", change: { kind: act } };
	}
}

function ofRefunds(
	kind: "retry refund" | "paid back",
	rows: IncidentState["refunds"],
): IncidentDecision {
	return rows.length > 0
		? { outcome: "done", change: { kind, refundIds: rows.map(({ id }) => id) } }
		: { outcome: "changed meanwhile" };
}

function isFailed({ state }: IncidentState["refunds"][number]): boolean {
	return state === "failed";
}
