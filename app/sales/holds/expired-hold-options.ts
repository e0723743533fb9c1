import { type Excursion, seatsOf } from "#app/catalogue/excursion.ts";
import { priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import { pricesOf } from "#app/catalogue/prices/price-sets.ts";
import type { Party, Prices } from "#app/catalogue/prices/prices.ts";
import type { Departure } from "#app/departures/departure.ts";
import { sellsTo } from "#app/departures/sold-as.ts";

/** What a guest can do about an expired hold: rebook it, book at today's price, or choose another day. */
export interface ExpiredHoldOptions {
	state: "free" | "another price" | "gone";
	/** Other dates with enough free seats, the nearest to the lost one first. */
	days: { date: string; left: number }[];
}

const maxDaysOffered = 3;
const dayMilliseconds = 86_400_000;

type PricedParty = Party & {
	priceCents: number;
	hasAgreedPrice?: boolean;
	/** They keep the prices at which they were sold. */
	extras?: readonly { sumCents: number }[];
};

/** Whether a party still costs what it was sold for. What staff agreed holds, whatever the list says. */
export function isAtPresentPrice(booking: PricedParty, prices: Prices): boolean {
	const { hasAgreedPrice, priceCents, extras = [] } = booking;
	return hasAgreedPrice || totalOf(priceOf(prices, booking, [])) + totalOf(extras) === priceCents;
}

export function expiredHoldOptions(
	booking: PricedParty & { date: string; startTime: string },
	onSale: {
		excursion: Pick<Excursion, "prices" | "priceSets">;
		departures: readonly Departure[];
	} | null,
): ExpiredHoldOptions {
	const seats = seatsOf(booking);
	const open = (onSale?.departures ?? []).filter(
		(departure) =>
			departure.state === "open" && departure.left >= seats && sellsTo(booking, departure),
	);
	if (onSale && open.some(({ date }) => date === booking.date)) {
		const ownDeparture = open.find(
			({ date, startTime }) => date === booking.date && startTime === booking.startTime,
		);
		const prices = pricesOf(onSale.excursion, ownDeparture);
		return { state: isAtPresentPrice(booking, prices) ? "free" : "another price", days: [] };
	}
	const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(booking.date));
	const days = open
		.toSorted((one, other) => distance(one.date) - distance(other.date))
		.filter(({ date }) => distance(date) <= 60 * dayMilliseconds)
		.slice(0, maxDaysOffered)
		.toSorted((one, other) => (one.date < other.date ? -1 : 1))
		.map(({ date, left }) => ({ date, left }));
	return { state: "gone", days };
}
