import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestCase } from "vitest/node";

export const secondTriesFile = "test-results/vitest-second-tries.json";

/** Writes the full names of the tests that failed at first and passed when they were played again. */
export class SecondTryReporter implements Reporter {
	readonly #names: string[] = [];

	onTestCaseResult(test: TestCase): void {
		if (test.diagnostic()?.flaky)
			this.#names.push(`${test.module.relativeModuleId} › ${test.fullName}`);
	}

	onTestRunEnd(): void {
		mkdirSync(dirname(secondTriesFile), { recursive: true });
		writeFileSync(secondTriesFile, JSON.stringify(this.#names));
	}
}
