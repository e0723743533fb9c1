import * as v from "valibot";
import type { CancellationPolicy } from "./cancellation-policy.ts";
import { isPolicy, readPolicyText } from "./policy-text.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** As it stands on a booking. */
const storedSchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({
		steps: v.array(v.object({ hours: whole, percent: whole })),
		noShowPercent: whole,
		weather: v.nullable(v.string()),
	}),
	v.check((policy) => isPolicy(policy)),
);

/** @throws v.ValiError for a stored text that no version of the product has written. */
export function readPolicy(json: string): CancellationPolicy {
	return v.parse(storedSchema, json);
}

const wrongSteps = `must be steps like "48:100,24:50" (hours before the start : percent that comes back, falling), or "none"`;

/** The operator's, as a setting. */
export const policySettingSchema = v.pipe(
	v.string(),
	v.rawTransform(({ dataset, addIssue, NEVER }): CancellationPolicy => {
		const policy = readPolicyText(dataset.value);
		if (policy) return policy;
		addIssue({ message: wrongSteps });
		return NEVER;
	}),
);
