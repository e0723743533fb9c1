/** How long a reseller holds seats: longer than a visitor at the payment page, and with an end. */
export interface ResellerHold {
	/** Where the reseller does not say how long. */
	usualMinutes: number;
	/** From the booking on, whatever is asked for: seats must not be hoarded. */
	mostMinutes: number;
}

const minute = 60_000;

/** The end of a new hold. @param minutes the reseller's wish */
export function holdEnd(
	now: number,
	minutes: number | null | undefined,
	{ usualMinutes, mostMinutes }: ResellerHold,
): number {
	return now + Math.min(mostMinutes, minutes ?? usualMinutes) * minute;
}

/** The end of a longer hold, always later than before; null where it has had its time. */
export function longerHoldEnd(
	{ createdAt, holdExpiresAt }: { createdAt: number; holdExpiresAt: number },
	minutes: number | null | undefined,
	{ usualMinutes, mostMinutes }: ResellerHold,
): number | null {
	const most = createdAt + mostMinutes * minute;
	const end = Math.min(most, holdExpiresAt + (minutes ?? usualMinutes) * minute);
	return end > holdExpiresAt ? end : null;
}
