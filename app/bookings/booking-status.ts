import type { bookings, payments } from "#app/database/schema.server.ts";

/** As the table stores it: a status added there does not compile until its rules stand here. */
export type BookingStatus = (typeof bookings.$inferSelect)["status"];
type RefundReason = NonNullable<(typeof payments.$inferSelect)["refundReason"]>;

interface StatusRules {
	label: string;
	/** Its seats are taken for good, only while its hold lasts, or free for others. */
	seats: "taken" | "held" | "free";
	/** What money does that arrives now: it confirms the booking while seats are free, or goes back because. */
	payment: "confirms" | RefundReason;
	/** Its guest may cancel it, or choose another day or pickup, as far as the terms allow. */
	guestMayChange: boolean;
	/** Its hold may be claimed again while seats are free. */
	mayRebook: boolean;
	/** It stands in the guest's calendar; a cancelled one is struck out there. */
	hasCalendarFile: boolean;
}

/** Every rule that depends on a booking's status alone. SQL conditions are made from it. */
export const bookingRules = {
	pending: {
		label: "Pending",
		seats: "held",
		payment: "confirms",
		guestMayChange: false,
		mayRebook: false,
		hasCalendarFile: false,
	},
	confirmed: {
		label: "Confirmed",
		seats: "taken",
		payment: "paid_twice",
		guestMayChange: true,
		mayRebook: false,
		hasCalendarFile: true,
	},
	cancelled: {
		label: "Cancelled",
		seats: "free",
		payment: "cancelled",
		guestMayChange: false,
		mayRebook: false,
		hasCalendarFile: true,
	},
	expired: {
		label: "Expired",
		seats: "free",
		payment: "confirms",
		guestMayChange: false,
		mayRebook: true,
		hasCalendarFile: false,
	},
} as const satisfies Record<BookingStatus, StatusRules>;

/**
 * Whether its guests may still come: confirmed, or held while they pay.
 * @param status as of now (`statusAt`): a hold that ran out is "expired".
 */
export function isLive(status: BookingStatus): boolean {
	return bookingRules[status].seats !== "free";
}
