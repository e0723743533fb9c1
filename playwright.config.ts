import { defineConfig } from "@playwright/test";
import { chromiumPath } from "#scripts/browser.ts";
import { browsersAtOnce } from "#tests/run/islands-at-once.ts";
import { leftForRelease } from "#tests/run/left-for-release.ts";
import { hasSharedMemory } from "#tests/run/shared-memory.ts";
import { slowness } from "#tests/run/slowness.ts";

const executablePath = await chromiumPath();

/** Name of the report. `npm test` plays failed tests again and reads both. */
const report = process.env.PLAYWRIGHT_REPORT ?? "browser";

export default defineConfig({
	testDir: "tests/browser",
	testMatch: "**/*.spec.ts",
	testIgnore: leftForRelease("spec"),
	// Playwright empties it at its start, and other reports stand beside it
	outputDir: `test-results/${report}`,
	globalSetup: ["./tests/run/build-once.ts", "./tests/run/database-template.ts"],
	fullyParallel: true,
	forbidOnly: true,
	retries: 0,
	workers: browsersAtOnce,
	// long enough for a machine that is busy with other work; only a failing test waits for it
	timeout: 120_000 * slowness,
	expect: { timeout: 20_000 * slowness, toPass: { timeout: 40_000 * slowness } },
	reporter: [["list"], ["json", { outputFile: `test-results/${report}.json` }]],
	use: {
		launchOptions: {
			executablePath,
			// Playwright lets the browser's processes share memory by files on the disk, for containers with little of it
			ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
			// a page of a test lives for seconds: axe takes a fifth less where no script is compiled a second time
			args: ["--no-sandbox", "--js-flags=--no-opt --no-maglev"],
		},
		locale: "en-GB",
		// a click that falls while the page still glides to its button hits what has just left there
		contextOptions: { reducedMotion: "reduce" },
		screenshot: "only-on-failure",
		// a fourth of all time; `--trace on` where a failure can't be understood without
		trace: "off",
	},
});
