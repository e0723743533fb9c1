/**
 * `npm test` plays what each change must pass; with `--release` (`npm run test:release`) also the files that are left
 * for a release. First the build, beside which types and lint begin; then the integration tests, which keep all
 * processors busy by themselves; then the browser tests, beside which the unit tests begin. All at once took a tenth
 * longer. Each part runs to its end, so that one run shows every failure. Tests that fail are played a second time at
 * the end, with nothing beside them, unless `TEST_RETRIES=0`. The last lines name what failed and what passed only
 * then, with counts and durations.
 */
import { mkdirSync, rmSync } from "node:fs";
import shareTemplates, { templatesVariable } from "#tests/run/database-template.ts";
import { dailyTestsVariable } from "#tests/run/left-for-release.ts";
import { removeLeftovers } from "#tests/run/leftovers.ts";
import { slowness } from "#tests/run/slowness.ts";
import { buildForTests, endInOrder, startChild } from "./child.ts";
import {
	isFailed,
	readPlaywright,
	readVitest,
	reportsFolder,
	type TestOutcome,
	withSecondPlay,
} from "./test-reports.ts";

endInOrder();
let isInterrupted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
	process.once(signal, () => {
		isInterrupted = true;
	});
// after a failure or Ctrl-C too
process.once("exit", removeLeftovers);

/** A part that has not ended by then waits for ever: it is ended, and fails. */
const longestPartMinutes = 40 * slowness;

/** More failures than that have a cause that a second play does not take away. */
const mostPlayedAgain = 20;

rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder);

const outcomes: TestOutcome[] = [];
const secondTries: TestOutcome[] = [];
const durations: string[] = [];

const checks = timed("types and lint", typesAndLint);
const [isBuilt] = await timed("build and template of the database", () =>
	Promise.all([
		buildForTests().then(
			() => true,
			(error) => fail("build", error),
		),
		shareTemplates(),
	]),
);
if (isBuilt) {
	const integration = await timed("integration tests", () => vitest("vitest", ["integration"]));
	const [browser, unit] = await Promise.all([
		timed("browser tests", () => playwright("browser")),
		timed("unit tests", () => vitest("vitest-unit", ["unit"])),
	]);
	await timed("failed tests, played again", async () => {
		await playAgain(integration, (places) => vitest("vitest-again", ["integration"], places));
		await playAgain(unit, (places) => vitest("vitest-unit-again", ["unit"], places));
		await playAgain(browser, (places) => playwright("browser-again", places));
	});
}
await checks;
console.log(`\n${durations.join("\n")}`);
for (const { name, reason } of outcomes.filter(isFailed))
	console.log(`failed: ${name}\n${reason}\n`);
for (const { name, reason } of secondTries)
	console.log(`passed only at the second try: ${name}\n${reason}\n`);
const count = (status: TestOutcome["status"]) =>
	outcomes.filter((outcome) => outcome.status === status).length;
console.log(
	`${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped, ${secondTries.length} only at the second try`,
);
process.exitCode = count("failed") > 0 ? 1 : 0;

/** Plays the failed tests once more, takes the outcomes of both plays together, and adds them to those of the run. */
async function playAgain(
	first: TestOutcome[],
	play: (places: string[]) => Promise<TestOutcome[]>,
): Promise<void> {
	const failed = first.filter(isFailed);
	const places = [...new Set(failed.map(({ place }) => place).filter(Boolean))];
	const isWorthIt = places.length > 0 && failed.length <= mostPlayedAgain;
	if (!isWorthIt || process.env.TEST_RETRIES === "0") {
		outcomes.push(...first);
		return;
	}
	const last = withSecondPlay(first, await play(places));
	outcomes.push(...last);
	secondTries.push(
		...first.filter((test, index) => isFailed(test) && last[index]?.status === "passed"),
	);
}

async function timed<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
	const start = performance.now();
	const result = await work();
	durations.push(`${Math.round((performance.now() - start) / 1000)} s  ${part}`);
	return result;
}

function fail(part: string, error: unknown): false {
	console.error(`${part}: failed`, error);
	outcomes.push(failure(part));
	return false;
}

/** A part that failed without a test to name. */
function failure(part: string): TestOutcome {
	return { name: part, place: "", status: "failed", reason: "Its lines stand above." };
}

async function typesAndLint(): Promise<void> {
	// each of several checkers would look at what they have in common once more: twice the work
	await step("types", ["react-router", "typegen"], ["tsc", "--noEmit", "--singleThreaded"]);
	await step("lint", ["biome", "check"], ["knip", "--no-progress", "--no-config-hints"]);
}

/**
 * @param report name of the report that `vitest.config.ts` writes
 * @param files only these; all when empty
 */
async function vitest(
	report: string,
	projects: string[],
	files: string[] = [],
): Promise<TestOutcome[]> {
	const words = projects.flatMap((project) => ["--project", project]);
	const code = await run(["vitest", "run", ...words, ...files], { VITEST_REPORT: report });
	return withExit(report, readVitest(report), code);
}

/** @param places file and line of the tests to play, alone; all when empty */
async function playwright(report: string, places: string[] = []): Promise<TestOutcome[]> {
	const words = places.length > 0 ? ["--workers=1", ...places] : [];
	const code = await run(["playwright", "test", ...words], { PLAYWRIGHT_REPORT: report });
	return withExit(report, readPlaywright(report), code);
}

/** Types and lint count as one test each. */
async function step(name: string, ...commands: [string, ...string[]][]): Promise<void> {
	for (const command of commands) {
		if ((await run(command)) === 0) continue;
		outcomes.push(failure(name));
		return;
	}
	outcomes.push({ name, place: "", status: "passed", reason: "" });
}

function run([command, ...words]: [string, ...string[]], variables = {}): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = startChild([command, ...words], {
			more: {
				// both stand when the first tests begin
				ISLAND_IS_BUILT: "1",
				[dailyTestsVariable]: process.argv.includes("--release") ? "0" : "1",
				[templatesVariable]: process.env[templatesVariable],
				// a test makes much that lives for a moment: with room for it, less is collected
				NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`,
				...variables,
			},
		});
		const limit = setTimeout(() => {
			console.error(`${command} has not ended in ${longestPartMinutes} minutes, and is ended.`);
			child.kill("SIGKILL");
		}, longestPartMinutes * 60_000);
		child.once("error", reject);
		child.once("exit", (code) => {
			clearTimeout(limit);
			// the parts that follow are not begun
			if (isInterrupted) process.exit(1);
			resolve(code ?? 1);
		});
	});
}

/** Without a report the runner has died; a non-zero exit is a failure, even if no test in the report failed. */
function withExit(part: string, tests: TestOutcome[] | null, code: number): TestOutcome[] {
	if (tests === null) return [failure(part)];
	return code !== 0 && !tests.some(isFailed) ? [...tests, failure(part)] : tests;
}
