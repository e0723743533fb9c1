import * as v from "valibot";
import type { attentionItems } from "#app/database/schema.server.ts";
import { incidentTexts } from "#app/messages/staff/office/incident.ts";
import { formatMoney } from "#app/ui/format/format.ts";

export type IncidentKind = (typeof attentionItems.$inferSelect)["kind"];

/** What depends on an incident's kind. SQL is derived from the first two. */
interface KindOfIncident {
	endsWithRefund: boolean;
	isMoney: boolean;
	look: "sand" | "bad";
	/** What happened. `detail` is a sentence, or empty; of a mail its subject or address. */
	sentence(words: { money: string; detail: string }, item: Incident): string;
	/** What was done automatically and what is still open, where no refund is owed. */
	state(item: Incident): string;
	/** Instead of settling it, where no refund is owed; the first action is the recommended one. */
	actions?(item: Incident): IncidentAction[];
}

const { sentences, states } = incidentTexts;
const lookItUp = { isMoney: true, look: "sand", state: () => states.lookItUp } as const;
const paid = { ...lookItUp, endsWithRefund: true } as const;
const serious = { endsWithRefund: false, look: "bad" } as const;
const detailAlone = ({ detail }: { detail: string }) => detail;
const cancelOrKeep: IncidentAction[] = ["cancel", "keep"];

export const incidentKinds = {
	"paid late": { ...paid, sentence: sentences.paidLate },
	"paid twice": { ...paid, sentence: sentences.paidTwice },
	"not owed": { ...paid, sentence: sentences.notOwed },
	"cash not owed": {
		...serious,
		isMoney: true,
		sentence: sentences.cashNotOwed,
		state: () => states.cashNotOwed,
	},
	"wrong amount": { ...paid, sentence: sentences.wrongAmount },
	"paid after cancelling": { ...paid, sentence: sentences.paidAfterCancelling },
	"refund failing": { ...paid, look: "bad", sentence: sentences.refundFailing },
	"refunded at gateway": {
		...serious,
		isMoney: true,
		sentence: sentences.refundedAtGateway,
		state: () => states.refundedAtGateway,
		actions: (item) => (isBooked(item) ? cancelOrKeep : ["settle"]),
	},
	dispute: {
		...serious,
		isMoney: true,
		sentence: sentences.dispute,
		state: openDisputeText,
		actions: (item) => (isBooked(item) && isDisputeLost(item) ? cancelOrKeep : ["settle"]),
	},
	"unknown payment": {
		...serious,
		isMoney: true,
		sentence: sentences.unknownPayment,
		state: () => states.unknownPayment,
	},
	"mail given up": {
		...serious,
		isMoney: false,
		sentence: ({ detail }) => sentences.mailGivenUp({ subject: detail }),
		state: () => states.mailGivenUp,
		actions: () => ["resend", "settle"],
	},
	"mail came back": {
		...serious,
		isMoney: false,
		sentence: ({ detail }, item) =>
			isUnwanted(item)
				? sentences.mailUnwanted({ address: detail })
				: sentences.mailCameBack({ address: detail }),
		state: (item) => (isUnwanted(item) ? states.mailUnwanted : states.mailCameBack),
	},
	"not told": { ...serious, isMoney: false, sentence: detailAlone, state: () => states.notTold },
	difference: { ...lookItUp, endsWithRefund: false, sentence: detailAlone },
	"receiver ended": {
		endsWithRefund: false,
		isMoney: false,
		look: "sand",
		sentence: detailAlone,
		state: () => states.receiverEnded,
	},
} as const satisfies Record<IncidentKind, KindOfIncident>;

/** The same rows with one type. */
const kinds: Record<IncidentKind, KindOfIncident> = incidentKinds;

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
	...(Object.keys(incidentKinds) as IncidentKind[]),
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
	return kinds[item.kind].actions?.(item) ?? ["settle"];
}

function isOwed({ kind, payment }: Incident): boolean {
	return kinds[kind].endsWithRefund && payment?.isDue === true;
}

function refundActionsFor({ payment }: Incident): IncidentAction[] {
	if (payment?.isDisputed) return ["paid back"];
	return payment?.isHeld ? ["retry refund", "paid back"] : [];
}

function isBooked({ booking }: Incident): boolean {
	return booking?.status === "confirmed";
}

function isDisputeLost({ facts }: Incident): boolean {
	return facts === "lost";
}

/** Its reader called the mail unwanted. */
function isUnwanted({ facts }: Incident): boolean {
	return facts === "complained";
}

export function incidentSentence(item: Incident): string {
	const { kind, detail, amountCents, currency } = item;
	const money =
		amountCents === null || !currency ? incidentTexts.money : formatMoney(amountCents, currency);
	return kinds[kind].sentence({ money, detail }, item).trim();
}

/** What was done automatically, and what is still open. */
export function incidentStateText(item: Incident): string {
	if (item.status === "settled") return item.outcome;
	return isOwed(item) ? openRefundText(item) : kinds[item.kind].state(item);
}

function openRefundText({ payment }: Incident): string {
	const { refund } = states;
	if (payment?.isDisputed) return refund.heldForBank;
	return payment?.isHeld ? refund.stopped : refund.automatic;
}

function openDisputeText(item: Incident): string {
	const { dispute } = states;
	if (isDisputeLost(item)) return dispute.lost;
	return item.dueAt === null ? dispute.bankDecides : dispute.answerIt;
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
