import { listTotal } from "#app/catalogue/prices/changed-lines.ts";
import { type PriceLine, priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import type { Party, Prices } from "#app/catalogue/prices/prices.ts";

/**
 * Whether another departure costs a party more by the list than the one that it has, today or when it was booked. A guest
 * who moves keeps the price, so such a day is left to staff: otherwise one would book a cheap day and move to a dear one.
 */
export function isDearer(
	booking: Party & { lines: readonly PriceLine[] },
	{ have, take }: { have: Prices; take: Prices },
): boolean {
	const extraCents = totalOf(booking.lines.filter(({ kind }) => kind === "extra"));
	const listPrice = (prices: Prices) => totalOf(priceOf(prices, booking, [])) + extraCents;
	return listPrice(take) > Math.max(listTotal(booking.lines), listPrice(have));
}
