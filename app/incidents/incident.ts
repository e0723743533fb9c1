import * as v from "valibot";
import { formatMoney } from "#app/ui/format/format.ts";

const incidentKinds = [
	"paid late",
	"paid twice",
	"not owed",
	"cash not owed",
	"wrong amount",
	"paid after cancelling",
	"refund failing",
	"refunded at gateway",
	"dispute",
	"unknown payment",
	"mail given up",
	"mail came back",
	"not told",
	"difference",
] as const;

export type IncidentKind = (typeof incidentKinds)[number];

const kindLabels: Record<IncidentKind, string> = {
	"paid late": "Paid late",
	"paid twice": "Paid twice",
	"not owed": "Paid what was not owed",
	"cash not owed": "Cash that was not owed",
	"wrong amount": "Wrong amount",
	"paid after cancelling": "Paid after cancelling",
	"refund failing": "Refund fails",
	"refunded at gateway": "Paid back at the gateway",
	dispute: "Disputed",
	"unknown payment": "Money without a booking",
	"mail given up": "Mail not delivered",
	"mail came back": "Mail came back",
	"not told": "Not told",
	difference: "Ledgers differ",
};

/** Entries of the review queue that have no row of their own: they end when their cause does. */
const derivedKinds = [
	"oversold",
	"closed but sold",
	"no guide",
	"no vehicle",
	"hotel pays back",
	"cash goes back",
	"message",
] as const;

type DerivedKind = (typeof derivedKinds)[number];

/** Everything that can stand in the review queue. */
export const queueKinds = [...derivedKinds, ...incidentKinds] as const;
export type QueueKind = DerivedKind | IncidentKind;

export const queueLabels: Record<QueueKind, string> = {
	oversold: "Oversold",
	"closed but sold": "Closed, but sold",
	"no guide": "No guide",
	"no vehicle": "No vehicle",
	"hotel pays back": "Hotel pays back",
	"cash goes back": "Give money back",
	message: "Message",
	...kindLabels,
};

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
			return ["settle"];
	}
}

/** Kinds that end when the money is refunded. */
const owedKinds: readonly IncidentKind[] = [
	"paid late",
	"paid twice",
	"not owed",
	"wrong amount",
	"paid after cancelling",
	"refund failing",
];

function isOwed({ kind, payment }: Incident): boolean {
	return owedKinds.includes(kind) && payment?.isDue === true;
}

function refundActionsFor({ payment }: Incident): IncidentAction[] {
	if (payment?.isDisputed) return ["paid back"];
	return payment?.isHeld ? ["retry refund", "paid back"] : [];
}

function isDisputeLost({ facts }: Incident): boolean {
	return facts === "lost";
}

export function incidentSentence(item: Incident): string {
	const money = moneyOf(item);
	switch (item.kind) {
		case "paid late":
			return `${money} came after the seats had been released.`;
		case "paid twice":
			return `${money} came a second time for a booking that was paid already.`;
		case "not owed":
			return `${money} came by a pay link when so much was not owed any more.`;
		case "cash not owed":
			return `${money} were taken in cash and could not be written down. ${item.detail}`.trim();
		case "wrong amount":
			return `${money} came, which is not what was asked for.`;
		case "paid after cancelling":
			return `${money} came for a booking that was cancelled.`;
		case "refund failing":
			return `${money} should go back and did not. ${item.detail}`.trim();
		case "refunded at gateway":
			return `${money} went back from the gateway's own dashboard; the booking still holds its seats.`;
		case "dispute":
			return `The guest's bank asks ${money} back. ${item.detail}`.trim();
		case "unknown payment":
			return `${money} came for a payment that nobody here knows. ${item.detail}`.trim();
		case "mail given up":
			return `"${item.detail}" could not be delivered for a day.`;
		case "mail came back":
			return item.facts === "complained"
				? `${item.detail} called a mail of ours unwanted.`
				: `The address ${item.detail} sent a mail of ours back.`;
		case "not told":
		case "difference":
			return item.detail;
	}
}

/** What was done automatically, and what is still open. */
export function incidentStateText(item: Incident): string {
	if (item.status === "settled") return item.outcome;
	if (isOwed(item)) return openRefundText(item);
	switch (item.kind) {
		case "refunded at gateway":
			return "The money is written down as paid back. Cancel the booking, or keep it as it is.";
		case "mail given up":
			return "Call the guest. When their address takes mail again, send it once more.";
		case "mail came back":
			return item.facts === "complained"
				? "The mail provider writes to this address no more: call the guest when something changes."
				: "Call the guest and correct the address in the booking: the next mail that leaves closes this.";
		case "not told":
			return "The guest gave no email address. Call, then say what they answered.";
		case "unknown payment":
			return "Nothing was booked. Look it up in the gateway's dashboard, and pay it back there.";
		case "cash not owed":
			return "It is in nobody's purse. Give it back to the guest, or clear it up with whoever took it, and say how it ended.";
		case "dispute":
			return openDisputeText(item);
		case "paid late":
		case "paid twice":
		case "not owed":
		case "wrong amount":
		case "paid after cancelling":
		case "refund failing":
		case "difference":
			return "Look it up in the gateway's dashboard, then say how it ended.";
	}
}

function openRefundText({ payment }: Incident): string {
	if (payment?.isDisputed)
		return "It is held back: the guest's bank asks for the same money, and a refund would pay twice.";
	return payment?.isHeld
		? "It was tried and stopped. Try once more, or pay it back another way and say so."
		: "It is refunded automatically; you need not do anything.";
}

function openDisputeText(item: Incident): string {
	if (isDisputeLost(item)) return "The money is lost. Cancel the booking, or keep it as it is.";
	return item.dueAt === null
		? "The bank decides; a refund would pay twice and is held back."
		: "Answer it in the gateway's dashboard. A refund would pay twice and is held back.";
}

function moneyOf({ amountCents, currency }: Incident): string {
	return amountCents === null || !currency ? "Money" : formatMoney(amountCents, currency);
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
	/** Open entries after this hour and key. */
	after: v.fallback(
		v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d [\w -]{1,120}$/))),
		undefined,
	),
});

export type QueueFilter = v.InferOutput<typeof filterSchema>;

export function readQueueFilter(search: URLSearchParams): QueueFilter {
	return v.parse(filterSchema, Object.fromEntries(search));
}
