import { expect, test } from "vitest";
import type { Incident } from "#app/incidents/incident.ts";
import { decideIncident, type IncidentState } from "./incident-decision.ts";

const item: Incident = {
	id: 1,
	kind: "refund failing",
	status: "open",
	gatewayRef: null,
	amountCents: 6400,
	currency: "EUR",
	detail: "",
	facts: "",
	dueAt: null,
	outcome: "",
	updatedAt: 10,
	createdAt: 10,
	settledAt: null,
	settledById: null,
	settledByName: null,
	outboxId: null,
	booking: { id: 7, reference: "", name: "", title: "", date: "2027-07-02", status: "confirmed" },
	payment: { id: "p7-1", isDue: true, isHeld: true, isDisputed: false },
};
const failed = { id: 3, state: "failed", claimedUntil: 0 } as const;
const wantedRefund = { id: 4, state: "wanted", claimedUntil: 0 } as const;
const done = { id: 5, state: "done", claimedUntil: 0 } as const;
const atBank = { ...item, payment: { id: "p7-1", isDue: true, isHeld: false, isDisputed: true } };
const mail = { ...item, kind: "mail given up", payment: null } as const;
const goneThere = { ...item, kind: "refunded at gateway", payment: null } as const;
const cancelled: Incident = {
	...goneThere,
	booking: item.booking && { ...item.booking, status: "cancelled" },
};

const state = (changes: Partial<IncidentState>): IncidentState => ({
	item,
	refunds: [failed],
	isMailRetryable: false,
	...changes,
});

test.each([
	["retry refund", {}, "retry refund 3"],
	["retry refund", { refunds: [failed, wantedRefund, done] }, "retry refund 3"],
	["retry refund", { refunds: [wantedRefund] }, "changed meanwhile"],
	["paid back", { refunds: [failed, wantedRefund, done] }, "paid back 3"],
	["paid back", { item: atBank, refunds: [failed, wantedRefund, done] }, "paid back 3, 4"],
	["paid back", { refunds: [failed, { ...wantedRefund, claimedUntil: 21 }] }, "changed meanwhile"],
	["paid back", { refunds: [failed, { ...wantedRefund, claimedUntil: 20 }] }, "paid back 3"],
	["settle", {}, "changed meanwhile"],
	["resend", { item: mail, isMailRetryable: true }, "resend"],
	["resend", { item: mail }, "changed meanwhile"],
	["settle", { item: mail }, "settle"],
	["cancel", { item: goneThere }, "cancel"],
	["keep", { item: goneThere }, "keep"],
	["cancel", { item: cancelled }, "changed meanwhile"],
	["retry refund", { item: { ...item, updatedAt: 16 } }, "changed meanwhile"],
	["settle", { item: { ...item, status: "settled", settledById: "marta" } }, "nothing"],
	["settle", { item: { ...item, status: "settled", settledById: "nuria" } }, "changed meanwhile"],
	["settle", { item: null }, "unknown"],
] as const)("%s after %j: %s", (act, changes, outcome) => {
	const answer = { act, seenAt: 15, actor: { id: "marta" }, now: 20 };
	const decision = decideIncident(state(changes), answer);
	const words = () => {
		if (decision.outcome !== "done") return decision.outcome;
		if (!decision.change) return "nothing";
		const { kind } = decision.change;
		return "refundIds" in decision.change
			? `${kind} ${decision.change.refundIds.join(", ")}`
			: kind;
	};
	expect(words()).toBe(outcome);
});
