import { bookingStateTexts } from "#app/messages/staff/bookings/booking-state.ts";
import { bookingSources } from "#app/sales/staff/staff-booking.ts";

/** What was sold; a whole trip has the seats of its party. */
export interface SalesSum {
	seats: number;
	cents: number;
	/** Part of `cents` that is kept of cancelled bookings. */
	keptCents: number;
	/** Extras by the list, before any code. */
	extraCents: number;
	wholeTrips: number;
}

/**
 * Sales of some weeks: of one departure date, or of one excursion or seller, before today or from today on. What is
 * kept of cancelled bookings is money without seats.
 */
export interface SalesCell extends SalesSum {
	kind: "date" | "excursion" | "seller";
	/** The date, the excursion's id, or who sold: the hotel's id, otherwise the booking's source. */
	key: string;
	/** 1: from today on. */
	isComing: 0 | 1;
}

export function sumOfSales(cells: readonly SalesSum[]): SalesSum {
	const sum = (name: keyof SalesSum) => cells.reduce((total, cell) => total + cell[name], 0);
	return {
		seats: sum("seats"),
		cents: sum("cents"),
		keptCents: sum("keptCents"),
		extraCents: sum("extraCents"),
		wholeTrips: sum("wholeTrips"),
	};
}

/** Sums by the key that `keyOf` returns, the largest first. */
export function sumBy(cells: readonly SalesCell[], keyOf: (cell: SalesCell) => string) {
	return [...Map.groupBy(cells, keyOf)]
		.map(([key, those]) => ({ key, ...sumOfSales(those) }))
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
