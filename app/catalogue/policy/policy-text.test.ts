import { describe, expect, test } from "vitest";
import { policyInSentences } from "./policy-sentences.ts";
import { policyText, readPolicyText } from "./policy-text.ts";

const steps = [
	{ hours: 72, percent: 80 },
	{ hours: 2, percent: 10 },
];

describe("what staff write", () => {
	test.each([
		["72:80,2:10", { steps, noShowPercent: 0, weather: null }],
		["2:10, 72:80; no-show:10", { steps, noShowPercent: 10, weather: null }],
		["72:80,2:10; weather:", { steps, noShowPercent: 0, weather: "" }],
		[
			"72:80,2:10; no-show:5; weather:Two metres; more is too much",
			{ steps, noShowPercent: 5, weather: "Two metres; more is too much" },
		],
		["none", { steps: [], noShowPercent: 0, weather: null }],
		["none; weather:", { steps: [], noShowPercent: 0, weather: "" }],
	])("%j is a policy, and can be written again", (text, policy) => {
		expect(readPolicyText(text)).toEqual(policy);
		expect(readPolicyText(policyText(policy))).toEqual(policy);
	});

	test.each([
		"",
		"48",
		"24:100,48:100",
		"24:50,48:40",
		"48:101",
		"48:0",
		"72:80; no-show:81",
		"none; no-show:1",
		"72:80; no-show:",
		"72:80; weather:a\nb",
		"9000:100",
		"6:60,5:50,4:40,3:30,2:20,1:10",
		`72:80; weather:${"x".repeat(301)}`,
	])("%j is none", (text) => expect(readPolicyText(text)).toBeNull());
});

test("guests read the clauses behind the steps", () => {
	expect(
		policyInSentences({ steps, noShowPercent: 10, weather: "We say so by 18:00." }, "en"),
	).toBe(
		"Cancel up to 72 hours before the start and you get 80 % of the price back, 10 % of the price until 2 hours before. After that nothing comes back. Who does not come gets 10 % of the price back. If the weather stops the trip, you choose another day or get everything back. We say so by 18:00.",
	);
});
