/**
 * The least and the most that each number of an excursion, a departure or a booking may be. Forms, calls
 * and the CHECK constraints of the database all read these: a slip of the finger is refused where it is
 * typed, and no row can hold a number that a screen, a sum or the payment gateway could not bear.
 */
export interface NumberLimit {
	least: number;
	most: number;
}

/** 10,000.00 in the site's currency. */
const highestPriceCents = 1_000_000;

export const numberLimits = {
	/** Cents for one person. */
	priceCents: { least: 0, most: highestPriceCents },
	/** An adult's price is never nothing. */
	adultPriceCents: { least: 1, most: highestPriceCents },
	/** Seats of a departure. */
	capacity: { least: 1, most: 1000 },
	/** Seats on a date of its own: none is a date without guests. */
	capacityOfDate: { least: 0, most: 1000 },
	/** Up to four weeks. */
	durationMinutes: { least: 5, most: 28 * 24 * 60 },
	/** Hours before the start, up to a month. */
	cutoffHours: { least: 0, most: 744 },
	/** Years. */
	age: { least: 0, most: 99 },
	/** Adults, children or babies of one booking. */
	people: { least: 0, most: 999 },
	/** Cents for a whole booking; the specification wants at least 10 units of the currency. */
	bookingCents: { least: 1000, most: 100 * highestPriceCents },
} satisfies Record<string, NumberLimit>;
