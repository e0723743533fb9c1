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

test("a line after a pause is written at once", () => {
	add("a", 1_000);
	add("b", 1_100);
	expect(written).toEqual(["a", "b"]);
	expect(background).toEqual([]);
});

test("lines that follow closely are written together, each once and in order, while one request stays alive", async () => {
	for (const [at, line] of ["a", "b", "c", "d"].entries()) add(line, 1_000 + at);
	expect(written).toEqual(["a"]);
	expect(background).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(100);
	await Promise.all(background);
	expect(written).toEqual(["a", "b\nc\nd"]);
});

test("a hundred lines do not wait", () => {
	for (let line = 0; line <= 100; line += 1) add(String(line), 1_000);
	expect(written).toHaveLength(2);
	expect(written.join("\n").split("\n")).toHaveLength(101);
});

test("lines of a request that the platform ended are written with the next one", () => {
	add("a", 1_000);
	add("b", 1_001);
	add("c", 1_200);
	expect(written).toEqual(["a", "b\nc"]);
});
