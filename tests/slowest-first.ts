import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They wait for time-outs of the product, or play many scenes one after the other. */
const slowest = ["drill", "transitions", "outage", "database-stalled", "hand-made-requests"];

/**
 * The slowest files begin at once, so that none of them is still running alone when all others have ended.
 * The others follow as Vitest sorts them, by their last duration or, never run, by their size.
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
