/**
 * Limits of every number of an excursion, departure or booking. Forms, calls and the CHECK
 * constraints read them, so that no row holds a number that a screen, a sum or the gateway can't
 * handle.
 */
export interface NumberLimit {
	least: number;
	most: number;
}

/** 10,000.00 in the site's currency. */
const highestPriceCents = 1_000_000;

/** Cents of a whole booking; the specification demands at least 10 units of the currency. */
export const bookingCents = { least: 1000, most: 100 * highestPriceCents };

/** Adults, children or babies of one booking. */
export const peopleOfAKind = { least: 0, most: 999 };

/** Public pages use the two above: all of these would weigh on the booking panel. */
export const numberLimits = {
	/** Cents per person. */
	priceCents: { least: 0, most: highestPriceCents },
	/** An adult is never free. */
	adultPriceCents: { least: 1, most: highestPriceCents },
	/** Whole percent. */
	percentOff: { least: 1, most: 100 },
	/** Hundredths of a percent. */
	taxRate: { least: 0, most: 10_000 },
	capacity: { least: 1, most: 1000 },
	/** 0 is a date without seats to sell. */
	capacityOfDate: { least: 0, most: 1000 },
	/** Four weeks. */
	durationMinutes: { least: 5, most: 28 * 24 * 60 },
	/** Hours before the start, at most a month. */
	cutoffHours: { least: 0, most: 744 },
	age: { least: 0, most: 99 },
	heightCm: { least: 50, most: 220 },
	/** Of one person. */
	weightKg: { least: 20, most: 250 },
	/** Extras of a kind on a departure, or in a stock that departures share. */
	extraStock: { least: 0, most: 1000 },
	people: peopleOfAKind,
	bookingCents,
} satisfies Record<string, NumberLimit>;
