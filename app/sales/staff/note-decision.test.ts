import { expect, test } from "vitest";
import { decideNote } from "./note-decision.ts";

test.each([
	[null, "unknown"],
	[{ erasedAt: null }, "saved"],
	[{ erasedAt: 1 }, "erased"],
] as const)("a note on %j: %s", (record, outcome) => {
	expect(decideNote(record)).toEqual({ outcome });
});
