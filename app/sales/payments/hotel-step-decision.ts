import { type HotelMoneyStep, hotelMoneyRules } from "#app/sales/staff/hotel-money-steps.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";

interface HotelStepDecision {
	outcome: "done" | "done before" | "not possible";
}

interface HotelSale extends Pick<BookingRecord, "status" | "source"> {
	payments: readonly Pick<BookingRecord["payments"][number], "gateway" | "status">[];
}

/** One step of money that a hotel collects; a repeated click finds the step done already. */
export function decideHotelStep(sale: HotelSale | null, step: HotelMoneyStep): HotelStepDecision {
	const { from, to, booking } = hotelMoneyRules[step];
	// what a reseller has collected is settled by its contract
	if (sale?.status !== booking || sale.source === "reseller") return { outcome: "not possible" };
	const isAtHotel = (status: typeof from | typeof to) =>
		sale.payments.some((each) => each.gateway === "hotel" && each.status === status);
	if (isAtHotel(from)) return { outcome: "done" };
	return { outcome: isAtHotel(to) ? "done before" : "not possible" };
}
