import { type IslandClock, instantOf } from "#app/catalogue/local-date.ts";
import { clausesInSentences } from "#app/catalogue/policy/policy-sentences.ts";
import type { Language } from "#app/messages/languages.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import { type PolicyAsSold, policyDay } from "./refund-by-policy.ts";
import { type RefundPromise, refundPromise } from "./refund-promise.ts";

/** What a booking's own policy still gives back, in words that name the day for which it was promised. */
export function bookedPromise(
	booking: PolicyAsSold,
	{ now, timeZone }: IslandClock,
	language: Language,
): RefundPromise {
	const { policy, date, startTime } = booking;
	const day = policyDay(booking);
	const steps = refundPromise({ policy, timeZone }, day, now, language);
	const clauses = clausesInSentences(policy, language);
	const isOver = steps.amount === "none" && policy.steps.length > 0;
	const isMoved = day.date !== date || day.startTime !== startTime;
	const isAhead = now < instantOf(date, startTime, timeZone);
	const more = isOver && isMoved && isAhead ? voucherTexts[language].movedTooLate : steps.more;
	return { ...steps, more: [more, ...(isAhead ? clauses : [])].join(" ") };
}
