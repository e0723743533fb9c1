import type { EditPlan } from "#app/sales/staff/edit/edit-plan.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";

/** Staff take the difference, or give it back, with their own hands. */
export function isByHand({ way, back }: Pick<EditPlan, "way" | "back">): boolean {
	return takenByHand(way) !== null || back.some(({ byHand }) => byHand);
}

/** What the guest still owes once the correction has been made. */
export function owedAfter(
	moneyBefore: Pick<BookingRecord, "balanceCents" | "priceCents">,
	{ price, way, hotel, differenceCents }: EditPlan,
): number {
	const isSettledNow = takenByHand(way) !== null || hotel !== null;
	return (
		moneyBefore.balanceCents +
		price.priceCents -
		moneyBefore.priceCents -
		(isSettledNow ? differenceCents : 0)
	);
}

export function takenByHand(way: EditPlan["way"]): "cash" | "terminal" | null {
	return way === "cash" || way === "terminal" ? way : null;
}
