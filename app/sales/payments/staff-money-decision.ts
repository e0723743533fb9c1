import { isLive } from "#app/departures/seats/booking-status.ts";
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

export type TakingDecision =
	| {
			outcome: "taken";
			/** A press of the same form has taken it before. */
			isRepeated: boolean;
			/** The booking was held, and this money confirms it. */
			confirms: boolean;
	  }
	| { outcome: "unknown" }
	/** More than the guest owes. */
	| { outcome: "too much"; balanceCents: number }
	/** Cancelled, or its hold has ended: there are no seats to pay for. */
	| { outcome: "no seats" };

/** Money that a member of staff takes from a guest: no more than is owed, and only for seats that the booking has. */
export function decideTaking(
	record: Pick<BookingRecord, "entryKeys" | "status" | "balanceCents"> | null,
	{ amountCents, entryKey }: { amountCents: number; entryKey: string },
): TakingDecision {
	if (!record) return { outcome: "unknown" };
	const { status, balanceCents } = record;
	if (hasEntry(record, entryKey)) return { outcome: "taken", isRepeated: true, confirms: false };
	if (!isLive(status)) return { outcome: "no seats" };
	if (amountCents > balanceCents) return { outcome: "too much", balanceCents };
	return { outcome: "taken", isRepeated: false, confirms: status === "pending" };
}
