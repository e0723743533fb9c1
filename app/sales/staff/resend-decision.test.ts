import { expect, test } from "vitest";
import { decideResend } from "./resend-decision.ts";

test.each([
	[null, "unknown"],
	[{ erasedAt: null, status: "confirmed" }, "queued"],
	[{ erasedAt: null, status: "pending" }, "not confirmed"],
	[{ erasedAt: null, status: "cancelled" }, "not confirmed"],
	[{ erasedAt: 1, status: "confirmed" }, "erased"],
] as const)("the voucher of %j: %s", (record, outcome) => {
	expect(decideResend(record)).toEqual({ outcome });
});
