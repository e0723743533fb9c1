import { instantOf } from "#app/catalogue/local-date.ts";
import { hasEntry } from "#app/sales/booking/booking.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import { isEndedLinkSale } from "./link-sale.ts";

type HoldAgainDecision =
	| { outcome: "held"; excursionId: string; hasMail: boolean; isRepeated: boolean }
	| {
			outcome:
				| "unknown"
				| "erased"
				/** Paid or cancelled by now, or not sold by staff. */
				| "not ended"
				/** The departure has left. */
				| "over"
				/** The seats are sold to others, or the trip does not stop or leave there any more. */
				| "not possible";
	  };

interface HoldAgainState {
	record: Pick<
		BookingRecord,
		"entryKeys" | "erasedAt" | "status" | "source" | "date" | "startTime" | "excursionId" | "email"
	> | null;
	/** The trip is still offered as it was sold, and has the seats. */
	isOffered: boolean;
}

/** Whether the seats of an unpaid sale are held again after its time. */
export function decideHoldAgain(
	{ record, isOffered }: HoldAgainState,
	{ dedupeKey, now, timeZone }: { dedupeKey: string; now: number; timeZone: string },
): HoldAgainDecision {
	if (!record) return { outcome: "unknown" };
	const { excursionId, email, date, startTime } = record;
	const isRepeated = hasEntry(record, dedupeKey);
	const held = { outcome: "held", excursionId, hasMail: email !== null, isRepeated } as const;
	if (isRepeated) return held;
	if (record.erasedAt !== null) return { outcome: "erased" };
	if (!isEndedLinkSale(record)) return { outcome: "not ended" };
	if (instantOf(date, startTime, timeZone) <= now) return { outcome: "over" };
	return isOffered ? held : { outcome: "not possible" };
}
