import { mailRules } from "#app/outbox/mail-rules.ts";
import { hasEntry } from "#app/sales/booking/booking.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import { isLinkSale } from "./link-sale.ts";

/** Why the pay link of a sale is not mailed again. */
export type NoPayLink =
	| "erased"
	/** Paid or cancelled by now. */
	| "not pending"
	| "hold over"
	/** A guest at home or at a totem booked it, without a link. */
	| "not by link"
	| "no address"
	/** The mail before is still to be sent. */
	| "still waiting";

interface ResendLinkDecision {
	outcome: "queued" | "queued before" | "unknown" | NoPayLink;
}

interface UnpaidSale
	extends Pick<BookingRecord, "entryKeys" | "erasedAt" | "status" | "source" | "email"> {
	mails: readonly Pick<BookingRecord["mails"][number], "isPayLink" | "status">[];
}

export function decideResendLink(sale: UnpaidSale | null, dedupeKey: string): ResendLinkDecision {
	if (!sale) return { outcome: "unknown" };
	if (hasEntry(sale, dedupeKey)) return { outcome: "queued before" };
	return { outcome: reasonAgainst(sale) ?? "queued" };
}

function reasonAgainst(sale: UnpaidSale): NoPayLink | null {
	if (sale.erasedAt !== null) return "erased";
	if (sale.status === "expired") return "hold over";
	if (sale.status !== "pending") return "not pending";
	if (!isLinkSale(sale)) return "not by link";
	if (sale.email === null) return "no address";
	const isWaiting = sale.mails.some(
		(mail) => mail.isPayLink !== 0 && mailRules[mail.status].isWaiting,
	);
	return isWaiting ? "still waiting" : null;
}
