import { plural } from "../../plural.ts";

/** A departure with fewer guests than it needs to run, before a guest pays for it. */
export const minimumGuests = {
	lacking: ({ minimum, missing }: { minimum: number; missing: number }) =>
		plural("en", missing, {
			one: `This trip runs with at least ${minimum} guests; with you, 1 is still missing.`,
			other: `This trip runs with at least ${minimum} guests; with you, ${missing} are still missing.`,
		}),
	decision: ({ until }: { until: string }) =>
		`We decide by ${until} and give everything back if it does not run.`,
	/** The time of the decision has come. */
	decisionSoon: "We are deciding now and give everything back if it does not run.",
};
