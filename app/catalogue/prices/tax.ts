/** A tax rate in hundredths of a percent: 700 is 7 %. */
export type TaxRate = number;

/**
 * The tax that a price contains, in cents; of an amount that is taken off it is negative. Half a cent of the net price
 * rounds away from 0. The column `price_lines.tax_cents` is computed in the same way.
 */
export function taxIn(grossCents: number, taxRate: TaxRate): number {
	const net = Math.round((Math.abs(grossCents) * 10_000) / (10_000 + taxRate));
	return grossCents - Math.sign(grossCents) * net;
}

/** The rate of an excursion; another one may hold from a date on. */
export interface ExcursionTax {
	rate: TaxRate;
	/** Null where no change is known. */
	next: { rate: TaxRate; from: string } | null;
}

/** @param date local date of travel. */
export function taxRateOn({ rate, next }: ExcursionTax, date: string): TaxRate {
	return next && date >= next.from ? next.rate : rate;
}

/** Of a row of `excursions`. */
export function taxOfRow(row: {
	taxRate: number;
	nextTaxRate: number | null;
	nextTaxFrom: string | null;
}): ExcursionTax {
	const { taxRate: rate, nextTaxRate, nextTaxFrom: from } = row;
	return { rate, next: nextTaxRate !== null && from ? { rate: nextTaxRate, from } : null };
}

/** What a price contains at one rate. */
export interface TaxSum {
	rate: TaxRate;
	cents: number;
}

/** The taxes of a price by rate; a rate of 0 contains none. */
export function taxesIn(lines: readonly { taxRate: TaxRate; taxCents: number }[]): TaxSum[] {
	const byRate = Map.groupBy(lines, ({ taxRate }) => taxRate);
	return [...byRate]
		.map(([rate, ofRate]) => ({
			rate,
			cents: ofRate.reduce((sum, { taxCents }) => sum + taxCents, 0),
		}))
		.filter(({ cents }) => cents !== 0);
}
