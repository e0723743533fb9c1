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
