import { expect, test } from "vitest";
import { decideReissue } from "./reissue-decision.ts";

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
