/** Whether the pay link of an unpaid sale is mailed again, and whether its seats are held again after its time. */
import { instantOf } from "#app/catalogue/local-date.ts";
import { mailRules } from "#app/outbox/mail-rules.ts";
import { hasEntry } from "#app/sales/booking/booking.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import { isEndedLinkSale, isLinkSale } from "./link-sale.ts";

/** Why the pay link of a sale is not mailed again. */
type NoPayLink =
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

type HoldAgainDecision =
	| { outcome: "held"; excursionId: string; hasMail: boolean; isRepeated: boolean }
	| {
			outcome:
				| "unknown"
				| "erased"
				/** Paid or cancelled by now, or not sold by staff. */
				| "not ended"
				/** The departure has left. */
				| "over"
				/** The seats are sold to others, or the trip does not stop or leave there any more. */
				| "not possible";
	  };

interface HoldAgainState {
	record: Pick<
		BookingRecord,
		"entryKeys" | "erasedAt" | "status" | "source" | "date" | "startTime" | "excursionId" | "email"
	> | null;
	/** The trip is still offered as it was sold, and has the seats. */
	isOffered: boolean;
}

/** Whether the seats of an unpaid sale are held again after its time. */
export function decideHoldAgain(
	{ record, isOffered }: HoldAgainState,
	{ dedupeKey, now, timeZone }: { dedupeKey: string; now: number; timeZone: string },
): HoldAgainDecision {
	if (!record) return { outcome: "unknown" };
	const { excursionId, email, date, startTime } = record;
	const isRepeated = hasEntry(record, dedupeKey);
	const held = { outcome: "held", excursionId, hasMail: email !== null, isRepeated } as const;
	if (isRepeated) return held;
	if (record.erasedAt !== null) return { outcome: "erased" };
	if (!isEndedLinkSale(record)) return { outcome: "not ended" };
	if (instantOf(date, startTime, timeZone) <= now) return { outcome: "over" };
	return isOffered ? held : { outcome: "not possible" };
}
