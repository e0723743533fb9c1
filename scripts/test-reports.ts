import { readFileSync } from "node:fs";
import { relative } from "node:path";

/** Where the test runners write what they found. */
export const reportsFolder = "test-results";

export interface TestOutcome {
	/** File and title. */
	name: string;
	/** What the runner takes to play this test again: a file for Vitest, file and line for Playwright. */
	place: string;
	status: "passed" | "failed" | "skipped";
	/** Why it failed, else empty. */
	reason: string;
}

/**
 * @param report name of the report (`vitest.config.ts`)
 * @returns one outcome a test, and one for a file that could not be loaded; `null` without a report: the runner died
 */
export function readVitest(report: string): TestOutcome[] | null {
	const files = readReport(report)?.testResults;
	return Array.isArray(files) ? files.filter(isRecord).flatMap(outcomesOfFile) : null;
}

function outcomesOfFile(file: Record<string, unknown>): TestOutcome[] {
	const place = relative(process.cwd(), String(file.name));
	const tests = (Array.isArray(file.assertionResults) ? file.assertionResults : [])
		.filter(isRecord)
		.map(
			(test): TestOutcome => ({
				name: `${place} › ${String(test.fullName)}`,
				place,
				status: statusOf(String(test.status)),
				reason: [test.failureMessages].flat().filter(Boolean).join("\n"),
			}),
		);
	const isUnexplained = file.status === "failed" && !tests.some(isFailed);
	return isUnexplained
		? [...tests, { name: place, place, status: "failed", reason: String(file.message ?? "") }]
		: tests;
}

/** @returns one outcome a test; `null` without a report: the runner died */
export function readPlaywright(report: string): TestOutcome[] | null {
	const root = readReport(report);
	return root ? specsIn(root).flatMap(outcomesOfSpec) : null;
}

/** The report nests suites; a spec carries its file and line. */
function specsIn(node: Record<string, unknown>): Record<string, unknown>[] {
	const inside = [node.suites].flat().filter(isRecord).flatMap(specsIn);
	return [...inside, ...[node.specs].flat().filter(isRecord)];
}

function outcomesOfSpec(spec: Record<string, unknown>): TestOutcome[] {
	const file = String(spec.file);
	return [spec.tests]
		.flat()
		.filter(isRecord)
		.map((test) => ({
			name: `${file} › ${String(spec.title)}`,
			place: `${file}:${String(spec.line)}`,
			status: statusOf(String(test.status)),
			reason: [test.results].flat().filter(isRecord).map(messageOf).filter(Boolean).join("\n"),
		}));
}

function messageOf({ error }: Record<string, unknown>): string {
	return isRecord(error) ? String(error.message ?? "") : "";
}

function statusOf(word: string): TestOutcome["status"] {
	if (word === "passed" || word === "expected") return "passed";
	return word === "failed" || word === "unexpected" ? "failed" : "skipped";
}

export function isFailed({ status }: TestOutcome): boolean {
	return status === "failed";
}

/** The outcomes of the first play, with a failed test's second one in its place. */
export function withSecondPlay(first: TestOutcome[], second: TestOutcome[]): TestOutcome[] {
	// a failed test that the second play did not meet stays failed
	const again = new Map<string, TestOutcome>();
	for (const outcome of second) {
		const earlierOutcome = again.get(outcome.name);
		// of two tests of one name, the one that fails counts
		if (!earlierOutcome || !isFailed(earlierOutcome)) again.set(outcome.name, outcome);
	}
	return first.map((outcome) =>
		isFailed(outcome) ? (again.get(outcome.name) ?? fileLoaded(outcome, second)) : outcome,
	);
}

/** A file that could not be loaded at first has tests of its own when it could. */
function fileLoaded(outcome: TestOutcome, second: TestOutcome[]): TestOutcome {
	const tests = second.filter(({ place }) => place === outcome.place);
	const hasLoaded = outcome.name === outcome.place && tests.length > 0 && !tests.some(isFailed);
	return hasLoaded ? { ...outcome, status: "passed" } : outcome;
}

function readReport(name: string): Record<string, unknown> | null {
	try {
		const report: unknown = JSON.parse(readFileSync(`${reportsFolder}/${name}.json`, "utf8"));
		return isRecord(report) ? report : null;
	} catch {
		return null;
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
