import { defineConfig } from "vitest/config";
import { islandsAtOnce } from "./tests/run/islands-at-once.ts";
import { leftForRelease } from "./tests/run/left-for-release.ts";
import { SlowestFirst } from "./tests/run/slowest-first.ts";

/** Long enough for a machine that is busy with other work; only a failing test waits for it. */
const patience = 400_000;

/** Name of the report. `npm test` runs Vitest twice. */
const report = process.env.VITEST_REPORT ?? "vitest";

export default defineConfig({
	test: {
		sequence: { sequencer: SlowestFirst },
		reporters: ["default", ["json", { outputFile: `test-results/${report}.json` }]],
		projects: [
			{
				test: {
					name: "unit",
					// rules and pure functions, which leave nothing behind: a process for each file took four times as long
					isolate: false,
					testTimeout: patience,
					include: [
						"app/**/*.test.{ts,tsx}",
						"scripts/**/*.test.ts",
						"drill/**/*.test.ts",
						"bench/**/*.test.ts",
						"tests/house/*.test.ts",
						"tests/run/*.test.ts",
					],
				},
			},
			{
				test: {
					name: "integration",
					// as in the build that they test
					env: { VITE_PSEUDO_LANGUAGE: "1" },
					// each file has an island of its own, not a process: a fifth of the time
					isolate: false,
					sequence: { groupOrder: 1 },
					include: ["tests/integration/**/*.test.ts"],
					exclude: leftForRelease("test"),
					globalSetup: ["tests/run/build-once.ts", "tests/run/database-template.ts"],
					testTimeout: patience,
					hookTimeout: patience,
					maxWorkers: islandsAtOnce,
				},
			},
		],
	},
});
