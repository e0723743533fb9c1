/**
 * `npm test`: types, lint and build in parallel, then unit and integration tests, then browser
 * tests. Each part runs to its end, so that one run shows every failure. A test that fails is played
 * a second time, unless `TEST_RETRIES=0`; whatever passed only then is named at the end, beside the
 * counts and durations.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { removeLeftovers } from "#tests/run/leftovers.ts";
import { secondTriesFile } from "#tests/run/second-try-reporter.ts";
import { buildForTests, endInOrder, startChild } from "./child.ts";

interface Counts {
	passed: number;
	failed: number;
	skipped: number;
}

endInOrder();
let isInterrupted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
	process.once(signal, () => {
		isInterrupted = true;
	});
// after a failure or Ctrl-C too
process.once("exit", removeLeftovers);

const results = "test-results";
const retries = process.env.TEST_RETRIES ?? "1";
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
const durations: string[] = [];

const [isBuilt] = await timed("types, lint, build", () =>
	Promise.all([
		buildForTests().then(
			() => true,
			(error) => fail("build", error),
		),
		step("types", ["react-router", "typegen"], ["tsc", "--noEmit"]),
		step("lint", ["biome", "check"], ["knip", "--no-progress", "--no-config-hints"]),
	]),
);
if (isBuilt && counts.failed === 0) {
	const environment = { ISLAND_IS_BUILT: "1" };
	const vitest = await timed("unit and integration tests", () =>
		run(["vitest", "run", `--retry=${retries}`], environment),
	);
	add(withExit(readVitest(), vitest));
	const playwright = await timed("browser tests", () =>
		run(["playwright", "test", `--retries=${retries}`], environment),
	);
	add(withExit(readPlaywright(), playwright));
}
console.log(`\n${durations.join("\n")}`);
const secondTries = readSecondTries();
for (const name of secondTries) console.log(`passed only at the second try: ${name}`);
console.log(
	`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped, ${secondTries.length} only at the second try`,
);
process.exitCode = counts.failed > 0 ? 1 : 0;

async function timed<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
	const start = performance.now();
	const result = await work();
	durations.push(`${Math.round((performance.now() - start) / 1000)} s  ${part}`);
	return result;
}

function fail(part: string, error: unknown): false {
	console.error(`${part}: failed`, error);
	counts.failed += 1;
	return false;
}

/** Types and lint count as one test each. */
async function step(name: string, ...commands: [string, ...string[]][]): Promise<void> {
	for (const command of commands) {
		if ((await run(command)) === 0) continue;
		console.error(`${name}: failed`);
		counts.failed += 1;
		return;
	}
	counts.passed += 1;
}

function run([command, ...words]: [string, ...string[]], more = {}): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = startChild([command, ...words], { more });
		child.once("error", reject);
		child.once("exit", (code) => {
			// the parts that follow are not begun
			if (isInterrupted) process.exit(1);
			resolve(code ?? 1);
		});
	});
}

/** A non-zero exit counts as a failure, even if no test in the report failed. */
function withExit(counts: Counts, code: number): Counts {
	return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function add(more: Counts): void {
	counts.passed += more.passed;
	counts.failed += more.failed;
	counts.skipped += more.skipped;
}

function readVitest(): Counts {
	const report = readReport(`${results}/vitest.json`);
	// a file that could not be loaded has failed without a failed test
	const brokenFiles =
		Number(report?.numFailedTestSuites ?? 1) > 0 && !report?.numFailedTests ? 1 : 0;
	return {
		passed: Number(report?.numPassedTests ?? 0),
		failed: Number(report?.numFailedTests ?? 0) + (report ? brokenFiles : 1),
		skipped: Number(report?.numPendingTests ?? 0),
	};
}

function readPlaywright(): Counts {
	const stats = readReport(`${results}/browser.json`)?.stats;
	if (!isRecord(stats)) return { passed: 0, failed: 1, skipped: 0 };
	return {
		passed: Number(stats.expected) + Number(stats.flaky),
		failed: Number(stats.unexpected),
		skipped: Number(stats.skipped),
	};
}

/** Names of the tests that failed once and passed then. */
function readSecondTries(): string[] {
	return [...readNames(secondTriesFile), ...flakyTitles(readReport(`${results}/browser.json`))];
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
