import { expect, test } from "vitest";
import { causeLines } from "#app/incidents/incident-lines.ts";
import { lineInWords } from "#app/messages/stored-line.ts";
import {
	compareMoney,
	daysBefore,
	emptyTally,
	readProgress,
	spanOf,
	type Verdict,
} from "./reconciliation.ts";

const ours = {
	status: "paid" as const,
	gatewayPaymentId: "pi_1",
	amountCents: 6400,
	receivedCents: 6400,
	refundedCents: 0,
	currency: "EUR",
	refundReason: null,
};
const theirs = {
	paymentId: "p1-1",
	gatewayPaymentId: "pi_1",
	amountCents: 6400,
	currency: "EUR",
	refundedCents: 0,
	createdAt: 0,
};

test("what both say is the same", () => {
	expect(compareMoney(ours, theirs)).toEqual({ verdict: "same" });
	expect(compareMoney({ ...ours, receivedCents: null }, theirs)).toEqual({ verdict: "same" });
});

test("what is paid there and open here is paid, also after it was given up", () => {
	for (const status of ["created", "failed"] as const)
		expect(compareMoney({ ...ours, status, gatewayPaymentId: null }, theirs).verdict).toBe(
			"paid there",
		);
});

test("another amount, another currency and other money under the same name differ", () => {
	const words = (verdict: Verdict) =>
		"line" in verdict ? lineInWords(causeLines, JSON.stringify(verdict.line)) : "";
	expect(words(compareMoney(ours, { ...theirs, amountCents: 100 }))).toBe(
		"The gateway took €1, we wrote down €64.",
	);
	expect(words(compareMoney(ours, { ...theirs, currency: "USD" }))).toContain("US$64");
	expect(words(compareMoney(ours, { ...theirs, gatewayPaymentId: "pi_2" }))).toContain("€64 more");
});

test("what came in the wrong currency is compared by what came", () => {
	const odd = { ...ours, refundReason: "wrong_amount" as const, receivedCents: 100 };
	expect(compareMoney(odd, { ...theirs, currency: "USD", amountCents: 100 }).verdict).toBe("same");
});

test("a refund there is taken over, one that is only here differs", () => {
	expect(compareMoney(ours, { ...theirs, refundedCents: 1000 }).verdict).toBe("refunded there");
	expect(compareMoney({ ...ours, refundedCents: 1000 }, theirs).verdict).toBe("differs");
});

test("days are those of UTC that are over, the oldest first", () => {
	expect(daysBefore(Date.parse("2027-03-01T00:10Z"), 2)).toEqual(["2027-02-27", "2027-02-28"]);
	const { from, until } = spanOf("2027-02-28");
	expect([new Date(from).toISOString(), until - from]).toEqual([
		"2027-02-28T00:00:00.000Z",
		86_400_000,
	]);
});

test("a comparison whose progress can't be read begins anew", () => {
	for (const broken of [null, "", "{", '{"after":1}'])
		expect(readProgress(broken)).toEqual({ after: null, tally: emptyTally });
});
