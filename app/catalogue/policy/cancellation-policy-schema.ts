import * as v from "valibot";
import type { CancellationPolicy, CancellationStep } from "./cancellation-policy.ts";

const longestHours = 24 * 365;
export const mostSteps = 5;
export const longestWeather = 300;

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** A later step that refunds as much or more would reward waiting. */
export function areFalling(steps: readonly CancellationStep[]): boolean {
	return steps.every((step, position) => {
		const stepBefore = steps[position - 1];
		return !stepBefore || (stepBefore.hours > step.hours && stepBefore.percent > step.percent);
	});
}

/** Who does not come may not get more than who cancels at the last moment. */
export function isNoShowLeast({
	steps,
	noShowPercent,
}: Pick<CancellationPolicy, "steps" | "noShowPercent">): boolean {
	return noShowPercent === 0 || noShowPercent <= (steps.at(-1)?.percent ?? 0);
}

const stepsSchema = v.pipe(
	v.array(
		v.object({
			hours: whole(longestHours),
			percent: v.pipe(whole(100), v.minValue(1)),
		}),
	),
	v.maxLength(mostSteps),
	v.check((steps) => areFalling(steps)),
);

/** As it stands on a booking and on an excursion. */
const policySchema = v.pipe(
	v.object({
		steps: stepsSchema,
		noShowPercent: whole(100),
		weather: v.nullable(v.pipe(v.string(), v.maxLength(longestWeather))),
	}),
	v.check((policy) => isNoShowLeast(policy)),
);

const storedSchema = v.pipe(v.string(), v.parseJson(), policySchema);

/** @throws v.ValiError for a stored text that no version of the product has written. */
export function readPolicy(json: string): CancellationPolicy {
	return v.parse(storedSchema, json);
}

const wrongSteps = `must be steps like "48:100,24:50" (hours before the start : percent that comes back, falling), or "none"`;

/** The operator's, as a setting: "48:100,24:50", in any order, or "none". */
export const policySettingSchema = v.pipe(
	v.string(),
	v.rawTransform(({ dataset, addIssue, NEVER }): CancellationPolicy => {
		const steps = v.safeParse(stepsSchema, typedSteps(dataset.value.trim()));
		if (steps.success) return { steps: steps.output, noShowPercent: 0, weather: "" };
		addIssue({ message: wrongSteps });
		return NEVER;
	}),
);

function typedSteps(text: string): CancellationStep[] {
	if (text === "none") return [];
	return text
		.split(",")
		.map((part) => {
			const [, hours, percent] = /^\s*(\d{1,4})\s*:\s*(\d{1,3})\s*$/.exec(part) ?? [];
			return { hours: Number(hours ?? Number.NaN), percent: Number(percent ?? Number.NaN) };
		})
		.sort((one, other) => other.hours - one.hours);
}
