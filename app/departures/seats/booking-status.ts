import type { bookings, refunds } from "#app/database/schema.server.ts";

/** The statuses of the table; a new one does not compile until its rules are added below. */
export type BookingStatus = (typeof bookings.$inferSelect)["status"];
type RefundReason = NonNullable<(typeof refunds.$inferSelect)["reason"]>;

interface StatusRules {
	/** Its seats are taken, held while the hold is live, or free. */
	seats: "taken" | "held" | "free";
	/**
	 * What a payment that arrives now does: it confirms the booking while seats are free, or is
	 * refunded for this reason.
	 */
	payment: "confirms" | RefundReason;
	/** The guest may cancel it or choose another day or pickup, within the policy. */
	guestMayChange: boolean;
	/** Its hold may be claimed again while seats are free. */
	mayRebook: boolean;
	/** It has a calendar file; for a cancelled booking the file cancels the entry. */
	hasCalendarFile: boolean;
}

/** Every rule that depends on a booking's status alone. SQL conditions are derived from it. */
export const bookingRules = {
	pending: {
		seats: "held",
		payment: "confirms",
		guestMayChange: false,
		mayRebook: false,
		hasCalendarFile: false,
	},
	confirmed: {
		seats: "taken",
		payment: "paid_twice",
		guestMayChange: true,
		mayRebook: false,
		hasCalendarFile: true,
	},
	cancelled: {
		seats: "free",
		payment: "cancelled",
		guestMayChange: false,
		mayRebook: false,
		hasCalendarFile: true,
	},
	expired: {
		seats: "free",
		payment: "confirms",
		guestMayChange: false,
		mayRebook: true,
		hasCalendarFile: false,
	},
} as const satisfies Record<BookingStatus, StatusRules>;

export const bookingStatuses = Object.keys(bookingRules) as BookingStatus[];

/**
 * True for confirmed bookings and live holds.
 * @param status as returned by `statusAt`: an expired hold is "expired".
 */
export function isLive(status: BookingStatus): boolean {
	return bookingRules[status].seats !== "free";
}
