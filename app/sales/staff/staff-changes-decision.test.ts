import { expect, test } from "vitest";
import { decideNote, decideReissue, decideResend } from "./staff-changes-decision.ts";

test.each([
	[null, "unknown"],
	[{ erasedAt: null }, "saved"],
	[{ erasedAt: 1 }, "erased"],
] as const)("a note on %j: %s", (record, outcome) => {
	expect(decideNote(record)).toEqual({ outcome });
});

test.each([
	[null, "unknown"],
	[{ erasedAt: null, status: "confirmed" }, "queued"],
	[{ erasedAt: null, status: "pending" }, "not confirmed"],
	[{ erasedAt: null, status: "cancelled" }, "not confirmed"],
	[{ erasedAt: 1, status: "confirmed" }, "erased"],
] as const)("the voucher of %j: %s", (record, outcome) => {
	expect(decideResend(record)).toEqual({ outcome });
});

const record = {
	entryKeys: [],
	erasedAt: null,
	status: "confirmed",
	updatedAt: 100,
	sums: { balanceCents: 0 },
} as const;
const pressed = { ...record, entryKeys: ["reissue:1:key"] };

test.each([
	[null, "100 0", "unknown"],
	[record, "100 0", "done"],
	[record, "99 0", "changed meanwhile"],
	[{ ...record, sums: { balanceCents: 1 } }, "100 0", "changed meanwhile"],
	[{ ...pressed, updatedAt: 101 }, "100 0", "done before"],
	[{ ...record, status: "pending" }, "100 0", "not confirmed"],
	[{ ...record, erasedAt: 1 }, "100 0", "erased"],
] as const)("a new link for %j, shown as %s: %s", (booking, fingerprint, outcome) => {
	const read = booking && { ...booking, entryKeys: [...booking.entryKeys] };
	expect(decideReissue(read, { fingerprint, eventKey: "reissue:1:key" })).toEqual({ outcome });
});
