import { bookingStateTexts } from "#app/messages/staff/bookings/booking-state.ts";
import { bookingSources } from "#app/sales/staff/staff-booking.ts";

/**
 * Sales of some weeks: of one departure date, or of one excursion or seller, before today or from today on. What is
 * kept of cancelled bookings is money without seats.
 */
export interface SalesCell {
	kind: "date" | "excursion" | "seller";
	/** The date, the excursion's id, or who sold: the hotel's id, otherwise the booking's source. */
	key: string;
	/** 1: from today on. */
	isComing: 0 | 1;
	seats: number;
	cents: number;
	/** Part of `cents` that is kept of cancelled bookings. */
	keptCents: number;
}

/** Sums by the key that `keyOf` returns, the largest first. */
export function sumBy(cells: readonly SalesCell[], keyOf: (cell: SalesCell) => string) {
	const sums = new Map<string, Pick<SalesCell, "seats" | "cents">>();
	for (const cell of cells) {
		const key = keyOf(cell);
		const sum = sums.get(key) ?? { seats: 0, cents: 0 };
		sum.seats += cell.seats;
		sum.cents += cell.cents;
		sums.set(key, sum);
	}
	return [...sums]
		.map(([key, sum]) => ({ key, ...sum }))
		.sort((one, other) => other.cents - one.cents || one.key.localeCompare(other.key));
}

/** One entry for each date, also without sales; for cells of dates. */
export function byDate(cells: readonly SalesCell[], dates: readonly string[]) {
	const sums = new Map(sumBy(cells, ({ key }) => key).map((sum) => [sum.key, sum]));
	return dates.map((date) => ({
		date,
		seats: sums.get(date)?.seats ?? 0,
		cents: sums.get(date)?.cents ?? 0,
	}));
}

/** The hotel's name, or the way of our own sale; for cells of sellers. */
export function sellerOfKey(key: string, hotels: readonly { id: string; name: string }[]): string {
	const hotel = hotels.find(({ id }) => id === key);
	if (hotel) return hotel.name;
	const source = bookingSources.find((each) => each === key);
	return source ? bookingStateTexts.soldByUs[source] : key;
}
