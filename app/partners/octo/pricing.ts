import type { Excursion } from "#app/catalogue/excursion.ts";
import { chosenExtras } from "#app/catalogue/extras/extra.ts";
import { priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import { type TaxRate, taxIn } from "#app/catalogue/prices/tax.ts";
import type { Unit } from "./unit.ts";

/** What one guest costs, in cents with tax, and the reseller's price of it. */
export interface GuestPrice {
	cents: number;
	/** Null without a contract. */
	netCents: number | null;
	taxRate: TaxRate;
}

/** What one guest costs by the list, with what everybody must take. @param excursion with the prices of the departure */
export function centsOfGuest(
	{ prices, extras }: Pick<Excursion, "prices" | "extras">,
	{ kind, fare }: Pick<Unit, "kind" | "fare">,
): number {
	const fares = fare ? [{ fare, quantity: 1 }] : [];
	const alone = { ...{ adults: 0, children: 0, bebe: 0 }, [kind]: 1, fares };
	return totalOf(priceOf(prices, alone, chosenExtras(extras, alone, {})));
}

/** The price of the contract: integers in minor units. */
export function pricingOf(guests: readonly GuestPrice[], currency: string) {
	const retail = sum(guests.map(({ cents }) => cents));
	const byRate = Map.groupBy(guests, ({ taxRate }) => taxRate);
	const includedTaxes = [...byRate].flatMap(([rate, ofRate]) => {
		const tax = sum(ofRate.map(({ cents }) => taxIn(cents, rate)));
		const net = sumOrNull(ofRate.map((each) => each.netCents && taxIn(each.netCents, rate)));
		return rate === 0 ? [] : [{ name: `Tax ${rate / 100} %`, original: tax, retail: tax, net }];
	});
	return {
		original: retail,
		retail,
		net: sumOrNull(guests.map((each) => each.netCents)),
		currency,
		currencyPrecision: precisionOf(currency),
		includedTaxes,
	};
}

function precisionOf(currency: string): number {
	const format = new Intl.NumberFormat("en", { style: "currency", currency });
	return format.resolvedOptions().maximumFractionDigits ?? 2;
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, each) => total + each, 0);
}

function sumOrNull(numbers: readonly (number | null)[]): number | null {
	return numbers.reduce<number | null>(
		(total, each) => (total === null || each === null ? null : total + each),
		0,
	);
}
