import type {
	CancellationPolicy,
	CancellationStep,
} from "#app/catalogue/policy/cancellation-policy.ts";

/** Whose steps alone matter. */
export function policyWith(...steps: readonly CancellationStep[]): CancellationPolicy {
	return { steps, noShowPercent: 0, weather: null };
}

/** That of an island without `CANCELLATION_POLICY`. */
export const usualPolicy = policyWith({ hours: 48, percent: 100 }, { hours: 24, percent: 50 });

/** The columns of a booking that is made without a sale. */
export function policyColumns({ date, startTime }: { date: string; startTime: string }) {
	return {
		cancellationPolicy: JSON.stringify(usualPolicy),
		policyStart: `${date} ${startTime}`,
	};
}
