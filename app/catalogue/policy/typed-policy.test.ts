import { expect, test } from "vitest";
import { textOfTyped, typedPolicyOf } from "./typed-policy.ts";

test.each([
	"48:100,24:50",
	"72:80,2:10; no-show:5; weather:Two metres; more is too much",
	"none",
	"none; weather:",
])("%j is the same text after it stood in boxes", (text) => {
	expect(textOfTyped(typedPolicyOf(text))).toBe(text);
});

test("a policy stands in a row for each step", () => {
	expect(typedPolicyOf("48:100, 24:50; no-show:10; weather:Two metres")).toEqual({
		steps: [
			{ hours: "48", percent: "100" },
			{ hours: "24", percent: "50" },
		],
		...{ noShow: "10", hasWeather: true, weather: "Two metres" },
	});
});

test.each(["24:50,48:100,12:60; no-show:0", "two days; no-show:many", ":; no-show:0; weather:a"])(
	"what is refused (%j) keeps its words",
	(text) => {
		const formText = textOfTyped(typedPolicyOf(text));
		expect(typedPolicyOf(formText)).toEqual(typedPolicyOf(text));
		for (const word of text.match(/\w+/g) ?? []) expect(formText).toContain(word);
	},
);
