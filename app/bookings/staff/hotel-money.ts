import type { BookingStatus } from "#app/bookings/booking-status.ts";
import type { PaymentFact } from "./staff-booking.ts";

/** The steps that staff can record for money collected by a hotel. */
export const hotelMoneySteps = ["collect", "uncollect", "paid-back"] as const;
export type HotelMoneyStep = (typeof hotelMoneySteps)[number];

/** The next possible step; null when the hotel has nothing to collect for this booking. */
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
