/** How long people are known here, as the operator has set it. */
export interface RetentionPeriods {
	/** After the trip, or the day of a trip that was cancelled. */
	bookingMonths: number;
	/** After the end of the hold of a booking that nobody paid. */
	unpaidDays: number;
	/** After a message from the contact page was answered or closed. */
	messageMonths: number;
	/** After a mail was written. */
	mailDays: number;
}

/**
 * The same moment some months earlier; from the end of a long month the last days count into the next one.
 * @returns milliseconds since the epoch
 */
export function monthsBefore(now: number, months: number): number {
	const day = new Date(now);
	return day.setUTCMonth(day.getUTCMonth() - months);
}
