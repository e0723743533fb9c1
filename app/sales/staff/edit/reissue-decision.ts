import { bookingFingerprint, hasEntry, type ShownState } from "#app/sales/booking/booking.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";

interface ReissueDecision {
	outcome: "done" | "done before" | "unknown" | "not confirmed" | "changed meanwhile" | "erased";
}

/** Only a confirmed booking has a voucher, and so a link that can become another one. */
export function decideReissue(
	record: (ShownState & Pick<BookingRecord, "entryKeys" | "erasedAt" | "status">) | null,
	{ fingerprint, eventKey }: { fingerprint: string; eventKey: string },
): ReissueDecision {
	if (!record) return { outcome: "unknown" };
	if (hasEntry(record, eventKey)) return { outcome: "done before" };
	if (record.erasedAt !== null) return { outcome: "erased" };
	if (record.status !== "confirmed") return { outcome: "not confirmed" };
	return { outcome: bookingFingerprint(record) === fingerprint ? "done" : "changed meanwhile" };
}
