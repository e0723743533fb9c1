import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestCase } from "vitest/node";

/** @param report name of the run's report */
export const secondTriesFile = (report: string) => `test-results/${report}-second-tries.json`;

/** Writes the full names of the tests that failed at first and passed when they were played again. */
export class SecondTryReporter implements Reporter {
	readonly #names: string[] = [];
	readonly #file: string;

	constructor(report: string) {
		this.#file = secondTriesFile(report);
	}

	onTestCaseResult(test: TestCase): void {
		if (test.diagnostic()?.flaky)
			this.#names.push(`${test.module.relativeModuleId} › ${test.fullName}`);
	}

	onTestRunEnd(): void {
		mkdirSync(dirname(this.#file), { recursive: true });
		writeFileSync(this.#file, JSON.stringify(this.#names));
	}
}
