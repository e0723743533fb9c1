import { expect, test } from "vitest";
import { noteInWords, type OverrideLine, overrideLines } from "./override-lines.ts";

const samples: [OverrideLine, string][] = [
	[{ code: "moved to", date: "2027-06-06" }, "Moved to Sunday 6 June 2027"],
];

test.each(samples)("%o is said", (line, words) => {
	expect(noteInWords({ note: "", line: JSON.stringify(line) })).toBe(words);
});

test("each code has a sentence here; what a person typed and older notes stay as they are", () => {
	expect(samples.map(([{ code }]) => code).sort()).toEqual(Object.keys(overrideLines).sort());
	expect(noteInWords({ note: "The road is closed", line: null })).toBe("The road is closed");
	expect(noteInWords({ note: null, line: null })).toBe("");
	expect(noteInWords(undefined)).toBe("");
});
