import type { IslandClock } from "#app/catalogue/local-date.ts";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { bookingRecordTexts } from "#app/messages/staff/bookings/booking-record.ts";
import { refundOf, refundOfNoShow } from "#app/sales/cancellation/refund-by-policy.ts";
import { bookedPromise, promiseInWords } from "#app/sales/cancellation/refund-promise.ts";
import type { PolicyShare } from "#app/sales/staff/policy-hint.tsx";
import { formatDeadline, formatMoney } from "#app/ui/format/format.ts";
import type { BookingRecord } from "./booking-record.server.ts";

const texts = bookingRecordTexts.facts;

type Promised = Pick<
	BookingRecord,
	"status" | "date" | "startTime" | "policy" | "policyStart" | "currency" | "boarding" | "sums"
>;

/** The share that the policy as sold gives back; of a cancelled booking, that of the moment when it was cancelled. */
export function policyShare(
	record: Pick<Promised, "date" | "startTime" | "policy" | "policyStart" | "boarding"> &
		Pick<BookingRecord, "cancelledAt">,
	clock: IslandClock,
): PolicyShare {
	const { policy, boarding, cancelledAt } = record;
	if (boarding === "no-show") return { percent: policy.noShowPercent, until: "" };
	const { percent, until } = refundOf(record, 0, { ...clock, now: cancelledAt ?? clock.now });
	const isFinal = until === null || cancelledAt !== null;
	return { percent, until: isFinal ? "" : formatDeadline(until, clock.timeZone) };
}

/** What a booking's own policy gives back, as its guest reads it, and of what is kept now; empty for one that is over. */
export function policyInWords(record: Promised, clock: IslandClock): string {
	if (!bookingRules[record.status].guestMayChange) return "";
	const { keptCents } = record.sums.guest;
	const isNoShow = record.boarding === "no-show";
	const backCents = isNoShow
		? refundOfNoShow(record, keptCents)
		: refundOf(record, keptCents, clock).cents;
	const sums = {
		back: formatMoney(backCents, record.currency),
		all: formatMoney(keptCents, record.currency),
	};
	if (isNoShow) return texts.backAfterNoShow(sums);
	const promise = promiseInWords(bookedPromise(record, clock, staffLanguage()));
	return keptCents > 0 ? `${promise} ${texts.backNow(sums)}` : promise;
}
