import { expect, test } from "vitest";
import { decideReissue } from "./reissue-decision.ts";

const record = { entryKeys: [], erasedAt: null, status: "confirmed", version: 3 } as const;
const pressed = { ...record, entryKeys: ["reissue:1:key"] };

test.each([
	[null, 3, "unknown"],
	[record, 3, "done"],
	[record, 2, "changed meanwhile"],
	[{ ...pressed, version: 4 }, 3, "done before"],
	[{ ...record, status: "pending" }, 3, "not confirmed"],
	[{ ...record, erasedAt: 1 }, 3, "erased"],
] as const)("a new link for %j, shown as version %i: %s", (booking, version, outcome) => {
	const read = booking && { ...booking, entryKeys: [...booking.entryKeys] };
	expect(decideReissue(read, { version, eventKey: "reissue:1:key" })).toEqual({ outcome });
});
