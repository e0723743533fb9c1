import { expect, test } from "vitest";
import { number, times, writeTable } from "./table.ts";

test("a table lines up, names to the left and numbers to the right", () => {
	const table = writeTable({
		title: "Pages",
		notes: ["A note."],
		head: ["", "requests/s"],
		rows: [
			["hello", "17 000"],
			["home, cold", "99"],
		],
	});
	expect(table.split("\n")).toEqual([
		"## Pages",
		"",
		"|            | requests/s |",
		"| ---------- | ---------: |",
		"| hello      |     17 000 |",
		"| home, cold |         99 |",
		"",
		"A note.",
		"",
	]);
});

test("a row that is too short leaves cells empty", () => {
	const table = writeTable({ title: "", notes: [], head: ["a", "b"], rows: [["x"]] });
	expect(table).toContain("| x   |     |");
});

test.each([
	[0, "0.0"],
	[0.0528, "0.05"],
	[1.337, "1.3"],
	[99.94, "99.9"],
	[152.9, "153"],
	[17672.3, "17 672"],
	[1_234_567, "1 234 567"],
	[Number.NaN, "–"],
])("%d is written %j", (value, text) => {
	expect(number(value)).toBe(text);
});

test("a ratio is written as such", () => {
	expect(times(2)).toBe("2.00 ×");
	expect(times(Number.NaN)).toBe("–");
});
