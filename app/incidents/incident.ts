import * as v from "valibot";
import type { attentionItems } from "#app/database/schema.server.ts";
import { incidentTexts } from "#app/messages/staff/office/incident.ts";
import { formatMoney } from "#app/ui/format/format.ts";

export type IncidentKind = (typeof attentionItems.$inferSelect)["kind"];

/** Every rule that depends on an incident's kind alone; SQL is derived from it. */
export const incidentRules = {
	"paid late": { endsWithRefund: true, isMoney: true },
	"paid twice": { endsWithRefund: true, isMoney: true },
	"not owed": { endsWithRefund: true, isMoney: true },
	"cash not owed": { endsWithRefund: false, isMoney: true },
	"wrong amount": { endsWithRefund: true, isMoney: true },
	"paid after cancelling": { endsWithRefund: true, isMoney: true },
	"refund failing": { endsWithRefund: true, isMoney: true },
	"refunded at gateway": { endsWithRefund: false, isMoney: true },
	dispute: { endsWithRefund: false, isMoney: true },
	"unknown payment": { endsWithRefund: false, isMoney: true },
	"mail given up": { endsWithRefund: false, isMoney: false },
	"mail came back": { endsWithRefund: false, isMoney: false },
	"not told": { endsWithRefund: false, isMoney: false },
	difference: { endsWithRefund: false, isMoney: true },
	"receiver ended": { endsWithRefund: false, isMoney: false },
} as const satisfies Record<IncidentKind, { endsWithRefund: boolean; isMoney: boolean }>;

/** Entries of the review queue that have no row of their own: they end when their cause does. */
const derivedKinds = [
	"departure",
	"hotel pays back",
	"cash goes back",
	"unpaid sale ended",
	"hold ends",
	"waiting offer",
	"waiting list stuck",
	"message",
] as const;

type DerivedKind = (typeof derivedKinds)[number];

/** Everything that can stand in the review queue. */
export const queueKinds: QueueKind[] = [
	...derivedKinds,
	...(Object.keys(incidentRules) as IncidentKind[]),
];
export function isDerivedKind(kind: QueueKind): kind is DerivedKind {
	return derivedKinds.some((each) => each === kind);
}

export type QueueKind = DerivedKind | IncidentKind;

export const queueLabels: Record<QueueKind, string> = incidentTexts.kinds;

export interface Incident {
	id: number;
	kind: IncidentKind;
	status: "open" | "settled";
	gatewayRef: string | null;
	amountCents: number | null;
	currency: string | null;
	detail: string;
	/** State at the time of the report; of a dispute the gateway's name for its state. */
	facts: string;
	/** Milliseconds since the epoch until which evidence is accepted. */
	dueAt: number | null;
	outcome: string;
	/** Milliseconds since the epoch: an action on an incident that changed after it was seen is refused. */
	updatedAt: number;
	createdAt: number;
	settledAt: number | null;
	settledById: string | null;
	settledByName: string | null;
	outboxId: number | null;
	booking: {
		id: number;
		reference: string;
		name: string;
		title: string;
		date: string;
		status: "pending" | "confirmed" | "cancelled" | "expired";
	} | null;
	payment: {
		id: string;
		/** A refund that has not been sent. */
		isDue: boolean;
		/** The refund is held for staff. */
		isHeld: boolean;
		/** The guest's bank holds the money, so a refund would pay twice. */
		isDisputed: boolean;
	} | null;
}

export type IncidentAction = "retry refund" | "paid back" | "resend" | "cancel" | "keep" | "settle";

/** What a member of staff can do about an open incident; the first action is the recommended one. */
export function incidentActionsFor(item: Incident): IncidentAction[] {
	if (item.status === "settled") return [];
	if (isOwed(item)) return refundActionsFor(item);
	const isBooked = item.booking?.status === "confirmed";
	switch (item.kind) {
		case "refunded at gateway":
			return isBooked ? ["cancel", "keep"] : ["settle"];
		case "mail given up":
			return ["resend", "settle"];
		case "dispute":
			return isBooked && isDisputeLost(item) ? ["cancel", "keep"] : ["settle"];
		case "paid late":
		case "paid twice":
		case "not owed":
		case "cash not owed":
		case "wrong amount":
		case "paid after cancelling":
		case "refund failing":
		case "unknown payment":
		case "mail came back":
		case "not told":
		case "difference":
		case "receiver ended":
			return ["settle"];
	}
}

function isOwed({ kind, payment }: Incident): boolean {
	return incidentRules[kind].endsWithRefund && payment?.isDue === true;
}

function refundActionsFor({ payment }: Incident): IncidentAction[] {
	if (payment?.isDisputed) return ["paid back"];
	return payment?.isHeld ? ["retry refund", "paid back"] : [];
}

function isDisputeLost({ facts }: Incident): boolean {
	return facts === "lost";
}

export function incidentSentence(item: Incident): string {
	const { sentences } = incidentTexts;
	const { detail } = item;
	const money = incidentAmount(item);
	switch (item.kind) {
		case "paid late":
			return sentences.paidLate({ money });
		case "paid twice":
			return sentences.paidTwice({ money });
		case "not owed":
			return sentences.notOwed({ money });
		case "cash not owed":
			return sentences.cashNotOwed({ money, detail }).trim();
		case "wrong amount":
			return sentences.wrongAmount({ money });
		case "paid after cancelling":
			return sentences.paidAfterCancelling({ money });
		case "refund failing":
			return sentences.refundFailing({ money, detail }).trim();
		case "refunded at gateway":
			return sentences.refundedAtGateway({ money });
		case "dispute":
			return sentences.dispute({ money, detail }).trim();
		case "unknown payment":
			return sentences.unknownPayment({ money, detail }).trim();
		case "mail given up":
			return sentences.mailGivenUp({ subject: detail });
		case "mail came back":
			return item.facts === "complained"
				? sentences.mailUnwanted({ address: detail })
				: sentences.mailCameBack({ address: detail });
		case "not told":
		case "difference":
		case "receiver ended":
			return detail;
	}
}

/** What was done automatically, and what is still open. */
export function incidentStateText(item: Incident): string {
	const { states } = incidentTexts;
	if (item.status === "settled") return item.outcome;
	if (isOwed(item)) return openRefundText(item);
	switch (item.kind) {
		case "refunded at gateway":
			return states.refundedAtGateway;
		case "mail given up":
			return states.mailGivenUp;
		case "mail came back":
			return item.facts === "complained" ? states.mailUnwanted : states.mailCameBack;
		case "not told":
			return states.notTold;
		case "receiver ended":
			return states.receiverEnded;
		case "unknown payment":
			return states.unknownPayment;
		case "cash not owed":
			return states.cashNotOwed;
		case "dispute":
			return openDisputeText(item);
		case "paid late":
		case "paid twice":
		case "not owed":
		case "wrong amount":
		case "paid after cancelling":
		case "refund failing":
		case "difference":
			return states.lookItUp;
	}
}

function openRefundText({ payment }: Incident): string {
	const { refund } = incidentTexts.states;
	if (payment?.isDisputed) return refund.heldForBank;
	return payment?.isHeld ? refund.stopped : refund.automatic;
}

function openDisputeText(item: Incident): string {
	const { dispute } = incidentTexts.states;
	if (isDisputeLost(item)) return dispute.lost;
	return item.dueAt === null ? dispute.bankDecides : dispute.answerIt;
}

function incidentAmount({ amountCents, currency }: Incident): string {
	return amountCents === null || !currency
		? incidentTexts.money
		: formatMoney(amountCents, currency);
}

/** The list's filter from the address; invalid values are left out. */
const filterSchema = v.object({
	show: v.fallback(v.picklist(["open", "settled"]), "open"),
	kind: v.fallback(v.optional(v.picklist(queueKinds)), undefined),
	/** Settled incidents older than this id. */
	before: v.fallback(
		v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
		undefined,
	),
	/** Open entries after this place in the queue. */
	after: v.fallback(
		v.optional(v.pipe(v.string(), v.regex(/^[01] \d{4}-\d\d-\d\dT\d\d:\d\d [\w -]{1,120}$/))),
		undefined,
	),
});

export type QueueFilter = v.InferOutput<typeof filterSchema>;

export function readQueueFilter(search: URLSearchParams): QueueFilter {
	return v.parse(filterSchema, Object.fromEntries(search));
}
