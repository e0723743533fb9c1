import { describe, expect, test } from "vitest";
import { type TestOutcome, withSecondPlay } from "./test-reports.ts";

function outcome(name: string, status: TestOutcome["status"], place = name): TestOutcome {
	return { name, place, status, reason: "" };
}

describe("after the second play", () => {
	test("a test that passes then has passed, and one that fails again has failed", () => {
		const first = [outcome("a", "passed"), outcome("b", "failed"), outcome("c", "failed")];
		const second = [outcome("b", "passed"), outcome("c", "failed")];
		expect(statuses(withSecondPlay(first, second))).toEqual(["passed", "passed", "failed"]);
	});

	test("a test that passed at first keeps that, also when its file fails the second time", () => {
		expect(statuses(withSecondPlay([outcome("a", "passed")], [outcome("a", "failed")]))).toEqual([
			"passed",
		]);
	});

	test("a failed test that was not played again has failed", () => {
		expect(statuses(withSecondPlay([outcome("a", "failed")], []))).toEqual(["failed"]);
	});

	test("a file that could not be loaded has passed when it loads and all its tests pass", () => {
		const first = [outcome("file.ts", "failed")];
		const passes = outcome("file.ts › a", "passed", "file.ts");
		const fails = outcome("file.ts › b", "failed", "file.ts");
		expect(statuses(withSecondPlay(first, [passes]))).toEqual(["passed"]);
		expect(statuses(withSecondPlay(first, [passes, fails]))).toEqual(["failed"]);
	});
});

function statuses(outcomes: TestOutcome[]) {
	return outcomes.map(({ status }) => status);
}
