import type { Language } from "#app/messages/languages.ts";
import { type OperatorText, operatorTextIn } from "#app/messages/operator-text.ts";

/** Until `hours` before the start, `percent` of the price paid is refunded. */
export interface CancellationStep {
	hours: number;
	percent: number;
}

/** What comes back to a guest who does not come along, as it is promised with a sale. */
export interface CancellationPolicy {
	/** The earliest step first, each refunding less than the one before; nothing after the last. */
	steps: readonly CancellationStep[];
	/** Of the price, to who does not come; never more than the last step. */
	noShowPercent: number;
	/**
	 * Null without a weather clause. Where the weather stops the trip, its guests choose another day or all their money;
	 * the text is what staff add to that, and may be empty.
	 */
	weather: string | null;
}

/** The operator's policy; its weather text in other languages stands beside the English one. */
export interface UsualPolicy extends CancellationPolicy {
	weatherIn?: OperatorText;
}

/** The operator's policy as it is promised in a language. */
export function usualPolicyIn(
	{ weatherIn, ...policy }: UsualPolicy,
	language: Language,
): CancellationPolicy {
	return weatherIn ? { ...policy, weather: operatorTextIn(weatherIn, language).words } : policy;
}

/** An excursion's policy, or the operator's for one that has none. */
export function policyOf(
	{ policy }: { policy?: CancellationPolicy | null },
	usual: CancellationPolicy,
): CancellationPolicy {
	return policy ?? usual;
}

/** A percentage of a sum in cents; half a cent is rounded in the guest's favour. */
export function shareOf(cents: number, percent: number): number {
	return Math.round((cents * percent) / 100);
}
