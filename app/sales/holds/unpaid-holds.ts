import type { BookingSource } from "#app/sales/staff/staff-booking.ts";

export interface UnpaidHold {
	id: number;
	/** "IX-7K3F9" */
	reference: string;
	name: string;
	title: string;
	excursionId: string;
	/** Local date. */
	date: string;
	seats: number;
	/** "web", or the hotel's name. */
	partner: string;
	/** How the sale came about. */
	soldVia: BookingSource;
	createdAt: number;
	holdExpiresAt: number;
	isPageOpen: boolean;
	/** Number of the source if it holds more than one booking, the oldest first; otherwise null. */
	source: number | null;
	/** Live holds of the same source, including this one. */
	fromSource: number;
}

export interface UnpaidSums {
	bookings: number;
	seats: number;
}

export function sumOfHolds(holds: readonly UnpaidHold[]): UnpaidSums {
	return {
		bookings: holds.length,
		seats: holds.reduce((sum, { seats }) => sum + seats, 0),
	};
}

/** Sources that hold more than one booking, those with the most seats first. */
export function busySources(
	holds: readonly UnpaidHold[],
): { source: number; holds: UnpaidHold[]; seats: number }[] {
	const groups = Map.groupBy(holds, ({ source }) => source);
	return [...groups]
		.flatMap(([source, ownHolds]) =>
			source === null ? [] : [{ source, holds: ownHolds, seats: sumOfHolds(ownHolds).seats }],
		)
		.toSorted((one, other) => other.seats - one.seats);
}

/** Ids of the bookings that staff chose to release, from an address or a form. */
export function chosenHolds(values: readonly (string | File)[]): number[] {
	return values.flatMap((value) =>
		typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? [Number(value)] : [],
	);
}
