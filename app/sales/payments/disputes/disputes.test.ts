import { expect, test } from "vitest";
import { decideDispute } from "./disputes.ts";

const paid = { status: "paid" } as const;

test.each([
	[null, "needs_response", "open"],
	[null, "won", "ended well"],
	[null, "lost", "lost"],
	[{ status: "needs_response", eventAt: 9 }, "under_review", "open"],
	[{ status: "needs_response", eventAt: 9 }, "lost", "lost"],
	[{ status: "won", eventAt: 9 }, "lost", "lost"],
	// the same second
	[{ status: "needs_response", eventAt: 10 }, "won", "ended well"],
	[{ status: "won", eventAt: 10 }, "needs_response", "older"],
	[{ status: "lost", eventAt: 10 }, "won", "older"],
	[{ status: "won", eventAt: 11 }, "lost", "older"],
	[null, "warning_closed", "ended well"],
	[null, "a status of next year", "open"],
] as const)("after %j the gateway reports %s: %s", (disputeBefore, status, outcome) => {
	const storedDispute = disputeBefore && { id: "du_1", ...disputeBefore };
	const change = decideDispute(storedDispute, { status }, { payment: paid, at: 10 });
	const words = change?.isLost ? "lost" : change?.endedWell ? "ended well" : "open";
	expect(change ? words : "older").toBe(outcome);
});

test.each([[null], [{ status: "created" }], [{ status: "failed" }]] as const)(
	"a bank takes back nothing of a payment that is %j",
	(payment) => {
		expect(decideDispute(null, { status: "lost" }, { payment, at: 10 })?.isLost).toBe(false);
	},
);
