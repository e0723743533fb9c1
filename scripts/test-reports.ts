import { readFileSync } from "node:fs";
import { secondTriesFile } from "#tests/run/second-try-reporter.ts";

export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
}

/** Where the test runners write what they found. */
export const reportsFolder = "test-results";

/** @param name of the report (`vitest.config.ts`) */
export function readVitest(name: string): Counts {
	const report = readReport(`${reportsFolder}/${name}.json`);
	// a file that could not be loaded has failed without a failed test
	const brokenFiles =
		Number(report?.numFailedTestSuites ?? 1) > 0 && !report?.numFailedTests ? 1 : 0;
	return {
		passed: Number(report?.numPassedTests ?? 0),
		failed: Number(report?.numFailedTests ?? 0) + (report ? brokenFiles : 1),
		skipped: Number(report?.numPendingTests ?? 0),
	};
}

export function readPlaywright(): Counts {
	const stats = readReport(`${reportsFolder}/browser.json`)?.stats;
	if (!isRecord(stats)) return { passed: 0, failed: 1, skipped: 0 };
	return {
		passed: Number(stats.expected) + Number(stats.flaky),
		failed: Number(stats.unexpected),
		skipped: Number(stats.skipped),
	};
}

/**
 * Names of the tests that failed once and passed then.
 * @param names of Vitest's reports
 */
export function readSecondTries(names: readonly string[]): string[] {
	return [
		...names.flatMap((name) => readNames(secondTriesFile(name))),
		...flakyTitles(readReport(`${reportsFolder}/browser.json`)),
	];
}

/** Playwright's report nests suites; a spec carries its file, and the outcome of each of its tests. */
function flakyTitles(node: unknown): string[] {
	if (!isRecord(node)) return [];
	const inside = [node.suites, node.specs].flat().flatMap(flakyTitles);
	const isFlaky =
		Array.isArray(node.tests) &&
		node.tests.some((test) => isRecord(test) && test.status === "flaky");
	return isFlaky ? [...inside, `${String(node.file)} › ${String(node.title)}`] : inside;
}

function readNames(path: string): string[] {
	try {
		const names: unknown = JSON.parse(readFileSync(path, "utf8"));
		return Array.isArray(names) ? names.map(String) : [];
	} catch {
		// the part was not played
		return [];
	}
}

/** Without a report the runner has died, which is a failure. */
function readReport(path: string): Record<string, unknown> | null {
	try {
		const report: unknown = JSON.parse(readFileSync(path, "utf8"));
		return isRecord(report) ? report : null;
	} catch {
		return null;
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
