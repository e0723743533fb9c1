/**
 * `npm test`: the build, then types, lint and all tests at once, because each part waits now and then and leaves a
 * processor to the others; then the test that compares times, with nothing beside it. Each part runs to its end, so
 * that one run shows every failure. A test that fails is played a second time, unless `TEST_RETRIES=0`; whatever
 * passed only then is named at the end, beside the counts and durations.
 */
import { mkdirSync, rmSync } from "node:fs";
import shareTemplates, { templatesVariable } from "#tests/run/database-template.ts";
import { bothRunnersVariable } from "#tests/run/islands-at-once.ts";
import { removeLeftovers } from "#tests/run/leftovers.ts";
import { buildForTests, endInOrder, startChild } from "./child.ts";
import {
	type Counts,
	readPlaywright,
	readSecondTries,
	readVitest,
	reportsFolder,
} from "./test-reports.ts";

endInOrder();
let isInterrupted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
	process.once(signal, () => {
		isInterrupted = true;
	});
// after a failure or Ctrl-C too
process.once("exit", removeLeftovers);

const retries = process.env.TEST_RETRIES ?? "1";
rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder);

const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
const durations: string[] = [];

const [isBuilt] = await timed("build and template of the database", () =>
	Promise.all([
		buildForTests().then(
			() => true,
			(error) => fail("build", error),
		),
		shareTemplates(),
	]),
);
const shared = {
	ISLAND_IS_BUILT: "1",
	[bothRunnersVariable]: "1",
	[templatesVariable]: process.env[templatesVariable],
};
if (isBuilt) {
	await Promise.all([
		timed("types and lint", typesAndLint),
		timed("unit and integration tests", () =>
			vitest("vitest", ["--project", "unit", "--project", "integration"]),
		),
		timed("browser tests", browserTests),
	]);
	await timed("tests that compare times", () => vitest("vitest-alone", ["--project", "alone"]));
}
console.log(`\n${durations.join("\n")}`);
const secondTries = readSecondTries(["vitest", "vitest-alone"]);
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

async function typesAndLint(): Promise<void> {
	await step("types", ["react-router", "typegen"], ["tsc", "--noEmit"]);
	await step("lint", ["biome", "check"], ["knip", "--no-progress", "--no-config-hints"]);
}

/** @param report name of the report that `vitest.config.ts` writes */
async function vitest(report: string, projects: string[]): Promise<void> {
	const words = ["vitest", "run", `--retry=${retries}`, ...projects] as const;
	const code = await run([...words], { VITEST_REPORT: report });
	add(withExit(readVitest(report), code));
}

async function browserTests(): Promise<void> {
	const code = await run(["playwright", "test", `--retries=${retries}`]);
	add(withExit(readPlaywright(), code));
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

function run([command, ...words]: [string, ...string[]], variables = {}): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = startChild([command, ...words], {
			more: { ...shared, ...variables },
		});
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
