import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";

interface ResendDecision {
	outcome: "queued" | "unknown" | "erased" | "not confirmed";
}

/** Only the voucher of a confirmed booking is mailed again. */
export function decideResend(
	record: Pick<BookingRecord, "erasedAt" | "status"> | null,
): ResendDecision {
	if (!record) return { outcome: "unknown" };
	if (record.erasedAt !== null) return { outcome: "erased" };
	return { outcome: record.status === "confirmed" ? "queued" : "not confirmed" };
}
