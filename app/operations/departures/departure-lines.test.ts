import { expect, test } from "vitest";
import { type DepartureLine, departureEventInWords, departureLines } from "./departure-lines.ts";

const samples: [DepartureLine, string][] = [
	[{ code: "cancelled", count: 1, reason: "Storm." }, "1 booking. Storm."],
	[{ code: "weather", count: 2, reason: "" }, "2 bookings, called off by weather"],
	[
		{ code: "moved to", count: 2, date: "2027-06-06", start: "15:00", reason: "Storm." },
		"2 bookings to Sunday 6 June 2027, 15:00. Storm.",
	],
	[
		{ code: "moved from", count: 2, date: "2027-06-05", start: "10:00", reason: "Storm." },
		"2 bookings from Saturday 5 June 2027, 10:00. Storm.",
	],
];

test.each(samples)("%o is said", (line, words) => {
	expect(departureEventInWords({ line: JSON.stringify(line) })).toEqual({ detail: words });
});

test("each code has a sentence here", () => {
	expect(samples.map(([{ code }]) => code).sort()).toEqual(Object.keys(departureLines).sort());
});
