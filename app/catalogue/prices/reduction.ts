import { bookingCents } from "#app/database/number-limits.ts";
import { type PriceLine, totalOf } from "./price-of.ts";

/** What a code takes off: hundredths of a percent of each line, or else cents off the whole. */
export type Reduction =
	| { percent: number; amountCents: null }
	| { percent: null; amountCents: number };

type Sums = readonly Pick<PriceLine, "sumCents">[];

/** What a code takes off the whole. No price falls below the least that a booking may cost: the reduction is cut to that. */
export function centsOff(reduction: Reduction | null | undefined, lines: Sums): number {
	if (!reduction) return 0;
	const { percent, amountCents } = reduction;
	const most = Math.max(0, totalOf(lines) - bookingCents.least);
	return Math.min(most, percent === null ? amountCents : sumOf(percentOff(percent, lines)));
}

/** Of each line; half a cent is rounded up, in the guest's favour. */
export function percentOff(percent: number, lines: Sums): number[] {
	return lines.map(({ sumCents }) => Math.round((sumCents * percent) / 10_000));
}

export function sumOf(numbers: readonly number[]): number {
	return numbers.reduce((sum, each) => sum + each, 0);
}
