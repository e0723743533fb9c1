import { BaseSequencer, type TestSpecification } from "vitest/node";

/** These wait for time-outs or for programs, or run many scenes in sequence; each that waits comes beside some that work. */
const slowest = [
	...["drill.release", "other-version.release", "transitions", "rights", "staff-sales"],
	...["outage.release", "database-stalled.release", "hand-made-requests.release", "unpaid-limits"],
	...["hand-made-requests", "staff-mend", "query-plans", "reconciliation", "policies"],
];

/**
 * Starts the slowest files first, so that none of them runs alone at the end. Others keep Vitest's order: by last
 * duration or, if never run, by size.
 */
export class SlowestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const rank = ({ moduleId }: TestSpecification) => {
			const index = slowest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
			return index < 0 ? slowest.length : index;
		};
		const order = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
		return sorted.toSorted((a, b) => order(a) - order(b) || rank(a) - rank(b));
	}
}
