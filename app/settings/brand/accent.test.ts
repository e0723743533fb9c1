import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
	accentProblem,
	accentSheet,
	contrastBetween,
	darkAccentOf,
	darkPaper,
	isAccent,
} from "./accent.ts";

test.each([
	["#000000", "#ffffff", 21],
	["#777777", "#ffffff", 4.48],
	["#767676", "#ffffff", 4.54],
	["#cf4023", "#ffffff", 4.79],
	["#0000ff", "#ffffff", 8.59],
	["#123456", "#123456", 1],
])("%s on %s has a contrast of %d", (colour, ground, ratio) => {
	expect(contrastBetween(colour, ground)).toBeCloseTo(ratio, 1);
	expect(contrastBetween(ground, colour)).toBeCloseTo(ratio, 1);
});

test.each([
	["#0b5fa5", true],
	["#cf4023", true],
	["#767676", true],
	["#777777", false],
	["#f2a900", false],
	["#ffffff", false],
	["#00a5a5", false],
	["blue", false],
	["#fff", false],
])("%s as an accent: %s", (colour, expected) => {
	expect(isAccent(colour)).toBe(expected);
});

test("a colour that is too light is told its contrast and the nearest one that passes", () => {
	expect(accentProblem("#0b5fa5")).toBeNull();
	expect(accentProblem("banana")).toBeNull();
	const problem = accentProblem("#777777");
	expect(problem).toEqual({ ratio: 4.4, least: 4.5, nearest: "#767676" });
});

const steps = [0, 51, 102, 153, 204, 255];
const all = steps.flatMap((red) =>
	steps.flatMap((green) =>
		steps.map(
			(blue) =>
				`#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`,
		),
	),
);

test("in both looks every accent carries white words and is seen on its ground", () => {
	for (const colour of all) {
		const accent = accentProblem(colour)?.nearest ?? colour;
		expect(contrastBetween(accent, "#ffffff"), colour).toBeGreaterThanOrEqual(4.5);
		for (const ground of ["#fbf6ec", "#fffdf6"])
			expect(contrastBetween(accent, ground), colour).toBeGreaterThanOrEqual(3);
		const dark = darkAccentOf(accent);
		expect(contrastBetween(dark, "#ffffff"), colour).toBeGreaterThanOrEqual(4.5);
		for (const ground of [darkPaper, "#0d1c27"])
			expect(contrastBetween(dark, ground), colour).toBeGreaterThanOrEqual(3);
	}
});

test("the grounds are those of the look, and the sheet names its tokens", () => {
	const look = readFileSync("app/look.css", "utf8");
	for (const token of ["page: #fbf6ec", "paper: #fffdf6", "page: #0d1c27", `paper: ${darkPaper}`])
		expect(look).toContain(`--color-${token};`);
	for (const [name] of accentSheet("#0b5fa5").matchAll(/--color-[\w-]+/g))
		expect(look).toContain(`${name}: #`);
});
