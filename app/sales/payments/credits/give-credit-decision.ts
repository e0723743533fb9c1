import { hasEntry } from "#app/sales/booking/booking.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";

export type GiveCreditDecision =
	| { outcome: "given" | "given before" | "unknown" }
	/** The reason would be new words about the guest. */
	| { outcome: "erased" };

/** Staff give the guest of a booking a credit out of goodwill, whatever became of the booking. */
export function decideGivingCredit(
	record: Pick<BookingRecord, "entryKeys" | "erasedAt"> | null,
	entryKey: string,
): GiveCreditDecision {
	if (!record) return { outcome: "unknown" };
	if (record.erasedAt !== null) return { outcome: "erased" };
	return { outcome: hasEntry(record, entryKey) ? "given before" : "given" };
}
