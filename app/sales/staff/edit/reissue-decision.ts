import { hasEntry } from "#app/sales/booking.ts";
import type { BookingRecord } from "../booking-record.server.ts";

interface ReissueDecision {
	outcome: "done" | "done before" | "unknown" | "not confirmed" | "changed meanwhile" | "erased";
}

/** Only a confirmed booking has a voucher, and so a link that can become another one. */
export function decideReissue(
	record: Pick<BookingRecord, "entryKeys" | "erasedAt" | "status" | "version"> | null,
	{ version, eventKey }: { version: number; eventKey: string },
): ReissueDecision {
	if (!record) return { outcome: "unknown" };
	if (hasEntry(record, eventKey)) return { outcome: "done before" };
	if (record.erasedAt !== null) return { outcome: "erased" };
	if (record.status !== "confirmed") return { outcome: "not confirmed" };
	return { outcome: record.version === version ? "done" : "changed meanwhile" };
}
