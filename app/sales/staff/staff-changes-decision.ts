/** Whether staff may write a note on a booking, mail its voucher again, or give it a new link. What was erased takes no new words. */
import { bookingFingerprint, hasEntry, type ShownState } from "#app/sales/booking/booking.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";

type Refusal = "unknown" | "erased";

export function decideNote(record: Pick<BookingRecord, "erasedAt"> | null): {
	outcome: "saved" | Refusal;
} {
	if (!record) return { outcome: "unknown" };
	return { outcome: record.erasedAt === null ? "saved" : "erased" };
}

/** Only the voucher of a confirmed booking is mailed again. */
export function decideResend(record: Pick<BookingRecord, "erasedAt" | "status"> | null): {
	outcome: "queued" | "not confirmed" | Refusal;
} {
	if (!record) return { outcome: "unknown" };
	if (record.erasedAt !== null) return { outcome: "erased" };
	return { outcome: record.status === "confirmed" ? "queued" : "not confirmed" };
}

/** Only a confirmed booking has a voucher, and so a link that can become another one. */
export function decideReissue(
	record: (ShownState & Pick<BookingRecord, "entryKeys" | "erasedAt" | "status">) | null,
	{ fingerprint, eventKey }: { fingerprint: string; eventKey: string },
): { outcome: "done" | "done before" | "not confirmed" | "changed meanwhile" | Refusal } {
	if (!record) return { outcome: "unknown" };
	if (hasEntry(record, eventKey)) return { outcome: "done before" };
	if (record.erasedAt !== null) return { outcome: "erased" };
	if (record.status !== "confirmed") return { outcome: "not confirmed" };
	return { outcome: bookingFingerprint(record) === fingerprint ? "done" : "changed meanwhile" };
}
