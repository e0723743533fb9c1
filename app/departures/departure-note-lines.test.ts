import { expect, test } from "vitest";
import { type DepartureNoteLine, departureNoteLines, noteInWords } from "./departure-note-lines.ts";

const samples: [DepartureNoteLine, string][] = [
	[{ code: "moved to", date: "2027-06-06", start: "15:00" }, "Moved to Sunday 6 June 2027, 15:00"],
	[{ code: "weather", why: "The sea is rough." }, "Called off by weather. The sea is rough."],
	[{ code: "off the timetable" }, "Its day is no longer in the timetable"],
];

test.each(samples)("%o is said", (line, words) => {
	expect(noteInWords({ note: "", line: JSON.stringify(line) })).toBe(words);
});

test("each code has a sentence here; what a person typed and older notes stay as they are", () => {
	expect(samples.map(([{ code }]) => code).sort()).toEqual(Object.keys(departureNoteLines).sort());
	expect(noteInWords({ note: "The road is closed", line: null })).toBe("The road is closed");
	expect(noteInWords({ note: null, line: null })).toBe("");
	expect(noteInWords(undefined)).toBe("");
});
