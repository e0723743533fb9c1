import type { GuestsAnswer, TouchedBooking } from "#app/departures/time-change.ts";

/** What staff decided about the affected guests, and which guests they had been shown. */
export interface GuestsDecision {
	answer: GuestsAnswer;
	/** Key of the bookings shown; null skips that check. */
	shownBookings: string | null;
}

export type GuestsRefusal =
	/** These bookings' times would change, and staff have not decided what to tell the guests. */
	| { outcome: "guests affected"; touched: TouchedBooking[]; shownBookings: string }
	/** These bookings are picked up at a stop that would be removed. */
	| { outcome: "guests stranded"; stranded: TouchedBooking[] };

/** Whether a save may give guests other times; null: it may. @param key of the touched bookings, for the form. */
export function refuseForGuests(
	{
		touched,
		stranded,
		key,
	}: { touched: TouchedBooking[]; stranded: TouchedBooking[]; key: string },
	guests: GuestsDecision | null,
): GuestsRefusal | null {
	if (stranded.length > 0) return { outcome: "guests stranded", stranded };
	if (touched.length === 0) return null;
	const isAnswered = guests && (guests.shownBookings === null || guests.shownBookings === key);
	return isAnswered ? null : { outcome: "guests affected", touched, shownBookings: key };
}
