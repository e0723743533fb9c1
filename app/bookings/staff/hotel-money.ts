import type { BookingStatus } from "#app/bookings/booking-status.ts";
import type { PaymentFact } from "./staff-booking.ts";

/** What staff can say of the money that a hotel takes from its guests. */
export const hotelMoneySteps = ["collect", "uncollect", "paid-back"] as const;
export type HotelMoneyStep = (typeof hotelMoneySteps)[number];

/** The step that makes sense next, or null: nothing of this booking is a hotel's to collect. */
export function nextHotelStep(
	status: BookingStatus,
	payments: readonly Pick<PaymentFact, "gateway" | "status">[],
): HotelMoneyStep | null {
	const atHotel = payments.find((each) => each.gateway === "hotel");
	if (!atHotel) return null;
	if (status === "confirmed" && atHotel.status === "created") return "collect";
	if (status === "confirmed" && atHotel.status === "paid") return "uncollect";
	return status === "cancelled" && atHotel.status === "paid" ? "paid-back" : null;
}
