import { bookingCents } from "#app/database/number-limits.ts";
import { type PriceLine, totalOf } from "./price-of.ts";
import { taxIn } from "./tax.ts";

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
function percentOff(percent: number, lines: Sums): number[] {
	return lines.map(({ sumCents }) => Math.round((sumCents * percent) / 10_000));
}

function sumOf(numbers: readonly number[]): number {
	return numbers.reduce((sum, each) => sum + each, 0);
}

/** The lines and what a code takes off them, a line for each tax rate. No line falls below 0. */
export function reducedBy(
	reduction: Reduction | null | undefined,
	lines: readonly PriceLine[],
): PriceLine[] {
	if (!reduction) return [...lines];
	const off = partsOff(reduction, lines);
	const byRate = Map.groupBy(lines.keys(), (index) => lines[index]?.taxRate ?? 0);
	const codeLines = [...byRate].map(([taxRate, indexes]) => {
		const sumCents = -sumOf(indexes.map((index) => off[index] ?? 0));
		const taxCents = taxIn(sumCents, taxRate);
		const one = { kind: "code", quantity: 1, unitCents: sumCents } as const;
		const none = { reason: null, ruleId: null, extraId: null, fareId: null };
		return { ...one, sumCents, taxRate, taxCents, ...none };
	});
	return [...lines, ...codeLines.filter(({ sumCents }) => sumCents < 0)];
}

/** Of each line; a percentage that was cut is shared like an amount. */
function partsOff(reduction: Reduction, lines: readonly PriceLine[]): number[] {
	const cents = centsOff(reduction, lines);
	const parts = reduction.percent === null ? [] : percentOff(reduction.percent, lines);
	if (sumOf(parts) === cents) return parts;
	return distribute(
		cents,
		lines.map(({ sumCents }) => sumCents),
	);
}

/** Parts of an amount in proportion to sums that are not less together; the largest remainders get the cents that are left. */
function distribute(cents: number, sums: readonly number[]): number[] {
	const whole = sumOf(sums);
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
