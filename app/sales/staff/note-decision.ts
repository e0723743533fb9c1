import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";

interface NoteDecision {
	outcome: "saved" | "unknown" | "erased";
}

/** What was erased takes no new words. */
export function decideNote(record: Pick<BookingRecord, "erasedAt"> | null): NoteDecision {
	if (!record) return { outcome: "unknown" };
	return { outcome: record.erasedAt === null ? "saved" : "erased" };
}
