/** "€64", or "€64.50" where there are cents. */
export function moneyDigits(cents: number): number {
	return cents % 100 === 0 ? 0 : 2;
}

/** @param digits `moneyDigits` of the sum */
export function moneyFormat(locale: string, currency: string, digits: number): Intl.NumberFormat {
	return new Intl.NumberFormat(locale, {
		style: "currency",
		currency,
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
}
