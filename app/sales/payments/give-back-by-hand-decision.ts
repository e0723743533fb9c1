import { hasEntry } from "#app/sales/booking/booking.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";

type GivingBackDecision =
	| { outcome: "given" | "given before" | "unknown" }
	/** Not the sum that the button named, which is what the guest has in the hand; 0 when nothing is due any more. */
	| { outcome: "other sum"; dueCents: number };

/** A person gives back what is due of cash or of a card at the terminal, all of it at once. */
export function decideGivingBack(
	record: Pick<BookingRecord, "entryKeys" | "sums"> | null,
	{ toldCents, entryKey }: { toldCents: number; entryKey: string },
): GivingBackDecision {
	if (!record) return { outcome: "unknown" };
	if (hasEntry(record, entryKey)) return { outcome: "given before" };
	const { dueByHandCents: dueCents } = record.sums.guest;
	return dueCents > 0 && dueCents === toldCents
		? { outcome: "given" }
		: { outcome: "other sum", dueCents };
}
