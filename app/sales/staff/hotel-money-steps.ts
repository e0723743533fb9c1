import type { BookingStatus } from "#app/departures/seats/booking-status.ts";
import type { PaymentMoney } from "#app/sales/payments/money.ts";
import type { PaymentStatus } from "#app/sales/payments/payment-status.ts";

/** The steps that staff can record for money collected by a hotel. */
export const hotelMoneySteps = ["collect", "uncollect", "paid-back"] as const;
export type HotelMoneyStep = (typeof hotelMoneySteps)[number];

/** For each step: the statuses of payment and booking that it expects, and the one that it gives the payment. */
export const hotelMoneyRules = {
	collect: { from: "created", to: "paid", booking: "confirmed" },
	uncollect: { from: "paid", to: "created", booking: "confirmed" },
	"paid-back": { from: "paid", to: "refunded", booking: "cancelled" },
} as const satisfies Record<
	HotelMoneyStep,
	{ from: PaymentStatus; to: PaymentStatus; booking: BookingStatus }
>;

/** The next possible step; null when the hotel has nothing to collect for this booking. */
export function nextHotelStep(
	status: BookingStatus,
	payments: readonly Pick<PaymentMoney, "gateway" | "status">[],
): HotelMoneyStep | null {
	const atHotel = payments.find((each) => each.gateway === "hotel");
	if (!atHotel) return null;
	const isNext = (step: HotelMoneyStep) =>
		hotelMoneyRules[step].from === atHotel.status && hotelMoneyRules[step].booking === status;
	return hotelMoneySteps.find(isNext) ?? null;
}
