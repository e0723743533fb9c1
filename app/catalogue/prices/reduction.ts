import { bookingCents } from "#app/database/number-limits.ts";
import { type PriceLine, totalOf } from "./price-of.ts";
import { taxIn } from "./tax.ts";

/** What a code takes off: hundredths of a percent of each line, or else cents off the whole. */
export type Reduction =
	| { percent: number; amountCents: null }
	| { percent: null; amountCents: number };

/**
 * The lines and what a code takes off them, a line for each tax rate. No line falls below 0, and no price below the least
 * that a booking may cost: the reduction is cut to that.
 */
export function reducedBy(
	reduction: Reduction | null | undefined,
	lines: readonly PriceLine[],
): PriceLine[] {
	if (!reduction) return [...lines];
	const off = centsOff(reduction, lines);
	const byRate = Map.groupBy(lines.keys(), (index) => lines[index]?.taxRate ?? 0);
	const codeLines = [...byRate].map(([taxRate, indexes]) => {
		const sumCents = -sumOf(indexes.map((index) => off[index] ?? 0));
		const taxCents = taxIn(sumCents, taxRate);
		const one = { kind: "code", quantity: 1, unitCents: sumCents } as const;
		return { ...one, sumCents, taxRate, taxCents, reason: null, ruleId: null, extraId: null };
	});
	return [...lines, ...codeLines.filter(({ sumCents }) => sumCents < 0)];
}

/** Of each line. A percentage rounds half a cent up, in the guest's favour. */
function centsOff({ percent, amountCents }: Reduction, lines: readonly PriceLine[]): number[] {
	const sums = lines.map(({ sumCents }) => sumCents);
	const most = Math.max(0, totalOf(lines) - bookingCents.least);
	if (percent === null) return distribute(Math.min(amountCents, most), sums);
	const off = sums.map((cents) => Math.round((cents * percent) / 10_000));
	return sumOf(off) > most ? distribute(most, sums) : off;
}

/** Parts of an amount in proportion to sums that are not less together; the largest remainders get the cents that are left. */
function distribute(cents: number, sums: readonly number[]): number[] {
	const whole = sumOf(sums);
	if (cents === 0) return sums.map(() => 0);
	const parts = sums.map((sum) => Math.floor((cents * sum) / whole));
	const rest = cents - sumOf(parts);
	const largest = [...sums.keys()]
		.sort((one, other) => remainder(other) - remainder(one) || one - other)
		.slice(0, rest);
	function remainder(index: number): number {
		return (cents * (sums[index] ?? 0)) % whole;
	}
	return parts.map((part, index) => (largest.includes(index) ? part + 1 : part));
}

function sumOf(numbers: readonly number[]): number {
	return numbers.reduce((sum, each) => sum + each, 0);
}
