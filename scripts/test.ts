/**
 * `npm test`: types, lint, build, unit and integration tests, browser tests; one after the other, each
 * to its end, so that one run tells everything that is wrong. Ends with counts.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { build } from "./child.ts";

interface Counts {
	passed: number;
	failed: number;
	skipped: number;
}

const results = "test-results";
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const counts: Counts = { passed: 0, failed: 0, skipped: 0 };

await step("types", ["react-router", "typegen"], ["tsc", "--noEmit"]);
await step("lint", ["biome", "check"]);
if (counts.failed === 0) {
	await build();
	const environment = { ...process.env, ISLAND_IS_BUILT: "1" };
	const vitest = await run(
		[
			"vitest",
			"run",
			"--reporter=default",
			"--reporter=json",
			`--outputFile.json=${results}/vitest.json`,
		],
		environment,
	);
	add(withExit(readVitest(), vitest));
	const playwright = await run(["playwright", "test"], environment);
	add(withExit(readPlaywright(), playwright));
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;

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

function run([command, ...words]: [string, ...string[]], env = process.env): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = spawn(`node_modules/.bin/${command}`, words, { stdio: "inherit", env });
		child.once("error", reject);
		child.once("exit", (code) => resolve(code ?? 1));
	});
}

/** A runner that says it failed has failed, also where no test of its report did. */
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
	// a file that could not even be loaded has failed without one failed test
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
		passed: Number(stats.expected),
		failed: Number(stats.unexpected) + Number(stats.flaky),
		skipped: Number(stats.skipped),
	};
}

/** A runner that died left no report: that is a failure, never a silence. */
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
