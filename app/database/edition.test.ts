import { expect, test } from "vitest";
import { readEdition, writeEdition } from "./edition.ts";

test("an edition can be written to a header and read again; invalid texts are ignored", () => {
	const edition = { stamp: "00FF", until: 1_800_000_000_000 };
	expect(readEdition(writeEdition(edition))).toEqual(edition);
	for (const text of [null, "", "00FF", "00FF x", "' OR 1 5", "00FF 5 5"]) {
		expect(readEdition(text)).toBeNull();
	}
});
