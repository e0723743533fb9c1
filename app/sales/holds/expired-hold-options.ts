import { type Excursion, seatsOf } from "#app/catalogue/excursion.ts";
import { type People, totalCents } from "#app/catalogue/party-price.ts";

/** What a guest can do about an expired hold: rebook it, book at today's price, or choose another day. */
export interface ExpiredHoldOptions {
	state: "free" | "another price" | "gone";
	/** Other dates with enough free seats, the nearest to the lost one first. */
	days: { date: string; left: number }[];
}

const maxDaysOffered = 3;
const dayMilliseconds = 86_400_000;

export function expiredHoldOptions(
	booking: People & { date: string; priceCents: number; hasAgreedPrice?: boolean },
	onSale: {
		excursion: Pick<Excursion, "prices">;
		departures: readonly { date: string; state: string; left: number }[];
	} | null,
): ExpiredHoldOptions {
	const seats = seatsOf(booking);
	const open = (onSale?.departures ?? []).filter(
		({ state, left }) => state === "open" && left >= seats,
	);
	if (onSale && open.some(({ date }) => date === booking.date)) {
		const isSamePrice =
			booking.hasAgreedPrice || totalCents(onSale.excursion.prices, booking) === booking.priceCents;
		return { state: isSamePrice ? "free" : "another price", days: [] };
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
