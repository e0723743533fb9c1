import { hasEntry } from "#app/sales/booking/booking.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import { leastOnlineCents } from "./payment-status.ts";

interface PayLinkDecision {
	outcome: "given" | "given before" | "unknown" | "nothing owed" | "no address";
}

/** A link that takes what is still owed is for confirmed bookings, and for sums that the gateway takes. */
export function decidePayLink(
	record: Pick<
		BookingRecord,
		"balanceCents" | "email" | "entryKeys" | "erasedAt" | "status"
	> | null,
	{ byMail, eventKey }: { byMail: boolean; eventKey: string },
): PayLinkDecision {
	if (!record) return { outcome: "unknown" };
	if (hasEntry(record, eventKey)) return { outcome: "given before" };
	if (byMail && record.email === null) return { outcome: "no address" };
	const { erasedAt, status, balanceCents } = record;
	const isOwed = erasedAt === null && status === "confirmed" && balanceCents >= leastOnlineCents;
	return { outcome: isOwed ? "given" : "nothing owed" };
}
