import { formatClock, formatCount, formatDate } from "#app/ui/format/format.ts";

/** How much one source (a visitor's address or a hotel's totem) may hold unpaid at one time. */
export interface UnpaidLimits {
	bookings: number;
	seats: number;
	/** The source in words for the guest. */
	source: string;
}

/** Mobile carriers put many phones behind one address, so it is no lower (docs/decisions/0195). */
export const addressLimits: UnpaidLimits = {
	bookings: 6,
	seats: 24,
	source: "your internet connection",
};
/** The limit for visitors who have not passed Turnstile, while it is on. */
export const unprovenLimits: UnpaidLimits = { ...addressLimits, bookings: 2, seats: 8 };
/** A totem serves one guest after another and is known by its token. */
export const totemLimits: UnpaidLimits = {
	bookings: 12,
	seats: 48,
	source: "the hotel's screen",
};

export type ProofState = "not shown" | "not proven" | "no answer";

/** What one source holds unpaid now, in all and of one departure. */
export interface UnpaidHolds {
	bookings: number;
	seats: number;
	seatsHere: number;
	/** Seats of the departure; null when it is closed. */
	capacity: number | null;
	/** Milliseconds since the epoch when the first hold of the source expires, unless it is prolonged. */
	firstEndsAt: number | null;
	/** Milliseconds since the epoch when its first hold of this departure expires, unless it is prolonged. */
	firstEndsHereAt: number | null;
}

/**
 * Why the unpaid limit refuses so many more seats, in words for the guest; null when it does not.
 * `mayHoldUnpaid` is the same rule in SQL.
 */
export function unpaidRefusal(
	held: UnpaidHolds,
	asked: { seats: number; date: string },
	limits: UnpaidLimits,
	told: { timeZone: string; phone: string },
): string | null {
	const { bookings, seats, seatsHere, capacity } = held;
	const { source } = limits;
	const call = `call ${told.phone}: we book it for you.`;
	const wayOut = (endsAt: number | null) => {
		const free = endsAt ? formatClock(endsAt, told.timeZone) : null;
		const when = free ? `; as it stands, the first of them come free at ${free}` : "";
		return `Pay for one of them or release it, then book again${when}. Or ${call}`;
	};
	if (bookings >= limits.bookings) {
		const count = formatCount(bookings, { one: "booking", other: "bookings" });
		return `${count} from ${source} are not paid yet, which is as many as we hold at a time. ${wayOut(held.firstEndsAt)}`;
	}
	if (asked.seats > limits.seats) {
		return `We hold at most ${limits.seats} unpaid seats at a time for ${source}. For a larger party ${call}`;
	}
	if (seats + asked.seats > limits.seats) {
		const heldSeats = formatCount(seats, { one: "seat is", other: "seats are" });
		return `${heldSeats} held for ${source} and not paid yet; together with these it would be more than ${limits.seats}. ${wayOut(held.firstEndsAt)}`;
	}
	if (capacity !== null && seatsHere > 0 && 2 * (seatsHere + asked.seats) > capacity) {
		const heldThatDay = formatCount(seatsHere, { one: "seat", other: "seats" });
		return `${heldThatDay} of ${formatDate(asked.date, "long")} are held for ${source} and not paid yet; that way we hold no more than half of a departure. ${wayOut(held.firstEndsHereAt)}`;
	}
	return null;
}

/** Tells a visitor that passing Turnstile raises the limit. */
export function proofWords(limits: UnpaidLimits, proof: ProofState): string {
	const first = {
		"not shown": "",
		"not proven": "That check had run out, or was used before. ",
		"no answer": "The check is not available at the moment. ",
	}[proof];
	return `${first}From one internet connection we hold at most ${limits.bookings} bookings and ${limits.seats} seats that are not paid. For more, show below that you are a person, then book again.`;
}
