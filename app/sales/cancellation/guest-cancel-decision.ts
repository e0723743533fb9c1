import type { IslandClock } from "#app/catalogue/local-date.ts";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import type { RefundablePayment } from "#app/sales/payments/money.ts";
import { type RefundShare, refundShares } from "./refund-shares.ts";
import { type PolicyBooking, type WhatGuestMayDo, whatGuestMayDo } from "./what-guest-may-do.ts";

interface CancellableBooking extends PolicyBooking {
	payments: readonly RefundablePayment[];
}

export type GuestCancelDecision =
	| { outcome: "unknown" }
	/** It was cancelled before, is not confirmed, or its page asks for another choice. */
	| { outcome: "over already"; excursionId: string }
	| { outcome: "too late" }
	/** A limit of the policy has passed, or money came, since the refund was shown: the guest must confirm again. */
	| { outcome: "other amount" }
	| { outcome: "cancelled"; excursionId: string; terms: WhatGuestMayDo; shares: RefundShare[] };

/**
 * A guest cancels a confirmed booking within the cancellation policy, for the refund that the page showed.
 * @param shownCents that refund, whoever gives it.
 */
export function decideGuestCancel(
	booking: CancellableBooking | null,
	{ shownCents, clock }: { shownCents: number; clock: IslandClock },
): GuestCancelDecision {
	if (!booking) return { outcome: "unknown" };
	const { guest, trip, payments } = booking;
	const { excursionId } = guest;
	// a trip that the weather called off gives everything back, by the guest's choice
	if (!bookingRules[guest.status].guestMayChange || guest.weather?.choice === null)
		return { outcome: "over already", excursionId };
	const terms = whatGuestMayDo(guest, trip, clock, languageOfBooking(guest.language));
	if (!terms.mayCancel) return { outcome: "too late" };
	if (terms.toldCents !== shownCents) return { outcome: "other amount" };
	return {
		outcome: "cancelled",
		excursionId,
		terms,
		shares: refundShares(payments, terms.backCents),
	};
}
