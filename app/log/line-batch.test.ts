import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LineBatch } from "./line-batch.ts";

let batch: LineBatch;
let written: string[];
let background: Promise<unknown>[];
beforeEach(() => {
	vi.useFakeTimers();
	batch = new LineBatch();
	written = [];
	background = [];
	vi.spyOn(console, "log").mockImplementation((text: string) => void written.push(text));
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

function add(line: string, now: number) {
	batch.add(line, now, (work) => void background.push(work));
}

const line = (path: string) => JSON.stringify({ route: path });

test("a line after a pause is written at once", () => {
	add(line("a"), 1_000);
	add(line("b"), 2_000);
	expect(written).toEqual([line("a"), line("b")]);
	expect(background).toEqual([]);
});

test("lines that follow closely are written together, in order, while one request stays alive", async () => {
	for (const [at, path] of ["a", "b", "c", "d"].entries()) add(line(path), 1_000 + at);
	expect(written).toEqual([line("a")]);
	expect(background).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(1_000);
	await Promise.all(background);
	expect(written).toEqual([line("a"), [line("b"), line("c"), line("d")].join("\n")]);
});

test("lines that are alike are written as one, with their number", async () => {
	for (let at = 0; at < 1_000; at += 1) add(line(at % 4 === 3 ? "b" : "a"), 1_000 + at / 20);
	expect(background).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(1_000);
	await Promise.all(background);
	expect(written.join("\n").split("\n")).toEqual([
		'{"route":"a"}',
		'{"route":"a","times":749}',
		'{"route":"b","times":250}',
	]);
});

test("a hundred different lines do not wait", () => {
	for (let at = 0; at <= 100; at += 1) add(line(String(at)), 1_000);
	expect(written).toHaveLength(2);
	expect(written.join("\n").split("\n")).toHaveLength(101);
});

test("lines of a request that the platform ended are written with the next one", () => {
	add(line("a"), 1_000);
	add(line("b"), 1_001);
	add(line("c"), 2_000);
	expect(written).toEqual([line("a"), [line("b"), line("c")].join("\n")]);
});
