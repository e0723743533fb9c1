import * as v from "valibot";
import type { CancellationPolicy, CancellationStep } from "./cancellation-policy.ts";

const longestHours = 24 * 365;

const wrongSteps = `must be steps like "48:100,24:50" (hours before the start : percent that comes back, falling), or "none"`;

/** "48:100,24:50", in any order, or "none". */
export const cancellationPolicySchema = v.pipe(
	v.string(),
	v.rawTransform(({ dataset, addIssue, NEVER }): CancellationPolicy => {
		const policy = readSteps(dataset.value.trim());
		if (policy) return policy;
		addIssue({ message: wrongSteps });
		return NEVER;
	}),
);

function readSteps(text: string): CancellationPolicy | null {
	if (text === "none") return [];
	const steps: CancellationStep[] = [];
	for (const part of text.split(",")) {
		const [, hours, percent] = /^\s*(\d{1,4})\s*:\s*(\d{1,3})\s*$/.exec(part) ?? [];
		steps.push({ hours: Number(hours ?? Number.NaN), percent: Number(percent ?? Number.NaN) });
	}
	steps.sort((one, other) => other.hours - one.hours);
	const areInRange = steps.every(
		({ hours, percent }) => hours <= longestHours && percent >= 1 && percent <= 100,
	);
	// a later step that refunds as much or more would reward waiting
	const areFalling = steps.every((step, position) => {
		const stepBefore = steps[position - 1];
		return !stepBefore || (stepBefore.hours > step.hours && stepBefore.percent > step.percent);
	});
	return areInRange && areFalling ? steps : null;
}
