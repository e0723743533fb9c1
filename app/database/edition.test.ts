import { expect, test } from "vitest";
import { readEdition, writeEdition } from "./edition.ts";

test("an edition survives its way through a header; what is none counts for nothing", () => {
	const edition = { stamp: "00FF", until: 1_800_000_000_000 };
	expect(readEdition(writeEdition(edition))).toEqual(edition);
	for (const text of [null, "", "00FF", "00FF x", "' OR 1 5", "00FF 5 5"]) {
		expect(readEdition(text)).toBeNull();
	}
});
