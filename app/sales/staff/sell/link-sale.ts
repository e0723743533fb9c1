import type { BookingStatus } from "#app/departures/seats/booking-status.ts";
import type { BookingSource } from "../staff-booking.ts";

interface Sale {
	/** As returned by `statusAt`: an expired hold is "expired". */
	status: BookingStatus;
	source: BookingSource;
}

/** Which bookings staff made themselves; a guest at home or at a totem has the payment page in front. */
const isSoldByStaff: Record<BookingSource, boolean> = {
	web: false,
	totem: false,
	phone: true,
	desk: true,
	"walk-up": true,
	email: true,
	agent: true,
	hotel: true,
	"waiting list": true,
	reseller: false,
};

/** True for a sale by staff whose seats are held until its guest pays by the pay link. */
export function isLinkSale({ status, source }: Sale): boolean {
	return status === "pending" && isSoldByStaff[source];
}

/** True for such a sale that nobody paid in time. */
export function isEndedLinkSale({ status, source }: Sale): boolean {
	return status === "expired" && isSoldByStaff[source];
}

/** True while a guest whom no mail reaches should hear that the hold ends; in SQL `endingHolds` of the review queue. */
export function mustCallGuest(
	sale: Sale & { holdReminderAt: number | null; email: string | null; isUnreachable: boolean },
	now: number,
): boolean {
	const { holdReminderAt, email, isUnreachable } = sale;
	const isTime = holdReminderAt !== null && holdReminderAt <= now;
	return isLinkSale(sale) && isTime && (email === null || isUnreachable);
}
