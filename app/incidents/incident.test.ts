import { expect, test } from "vitest";
import {
	type Incident,
	incidentActionsFor,
	incidentStateText,
	readQueueFilter,
} from "./incident.ts";

const booking = {
	id: 1,
	reference: "IX-7K3F9",
	name: "Ida Lindqvist",
	title: "The whale road",
	date: "2027-06-05",
	status: "confirmed" as const,
};
const payment = { id: "p1-1", isDue: true, isHeld: false, isDisputed: false };
const item = (change: Partial<Incident>): Incident => ({
	id: 1,
	kind: "paid late",
	status: "open",
	gatewayRef: null,
	amountCents: 6400,
	currency: "EUR",
	detail: "",
	facts: "",
	dueAt: null,
	outcome: "",
	updatedAt: 0,
	createdAt: 0,
	settledAt: null,
	settledById: null,
	settledByName: null,
	outboxId: null,
	booking,
	payment: null,
	...change,
});

test("an automatic refund needs no action until it is held for staff", () => {
	expect(incidentActionsFor(item({ payment }))).toEqual([]);
	expect(incidentActionsFor(item({ payment: { ...payment, isHeld: true } }))).toEqual([
		"retry refund",
		"paid back",
	]);
});

test("a refund that a dispute holds is not tried again", () => {
	const held = item({
		kind: "refund failing",
		payment: { ...payment, isHeld: true, isDisputed: true },
	});
	expect(incidentActionsFor(held)).toEqual(["paid back"]);
	expect(incidentStateText(held)).toContain("would pay twice");
});

test("a booking is cancelled from here only while it is confirmed", () => {
	const there = item({ kind: "refunded at gateway" });
	expect(incidentActionsFor(there)).toEqual(["cancel", "keep"]);
	expect(incidentActionsFor({ ...there, booking: { ...booking, status: "cancelled" } })).toEqual([
		"settle",
	]);
});

test("a dispute ends a booking only when it is lost", () => {
	expect(incidentActionsFor(item({ kind: "dispute", facts: "needs_response" }))).toEqual([
		"settle",
	]);
	expect(incidentActionsFor(item({ kind: "dispute", facts: "lost" }))).toEqual(["cancel", "keep"]);
});

test("what is settled asks for nothing and says how it ended", () => {
	const settled = item({ status: "settled", outcome: "The money went back.", payment });
	expect(incidentActionsFor(settled)).toEqual([]);
	expect(incidentStateText(settled)).toBe("The money went back.");
});

test("a filter that does not fit is left out", () => {
	const read = (query: string) => readQueueFilter(new URLSearchParams(query));
	expect(read("show=all&kind=nothing&before=-1")).toEqual({ show: "open" });
	expect(read("show=settled&kind=dispute&before=12")).toEqual({
		show: "settled",
		kind: "dispute",
		before: 12,
	});
});
