import { type IslandClock, instantOf } from "#app/catalogue/local-date.ts";
import type { CancellationPolicy } from "#app/catalogue/policy/cancellation-policy.ts";
import { clausesInSentences } from "#app/catalogue/policy/policy-sentences.ts";
import type { Language } from "#app/messages/languages.ts";
import { refundPromiseTexts, voucherTexts } from "#app/messages/texts.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { comingLimits, type PolicyAsSold, policyDay } from "./refund-by-policy.ts";

export interface RefundRules {
	policy: CancellationPolicy;
	timeZone: string;
	/** The reader stands on the island, at a hotel's totem, so its time needs no name. */
	isOnIsland?: true;
}

/** A departure: its local date and the excursion's start, which is later than the pickup. */
export interface RefundDay {
	date: string;
	startTime: string;
}

/** What is refunded if one departure is cancelled, in words. */
export interface RefundPromise {
	/** The share refunded now. */
	amount: "all" | "part" | "none";
	/** "Free to cancel until Friday 27 November, 17:30", without a full stop. */
	line: string;
	/** Further rules, as a sentence. */
	more: string;
}

/**
 * The refund of this departure at `now` (milliseconds since the epoch). It names local dates and
 * times, never "today" or "in two days", so that a cached page stays true.
 */
export function refundPromise(
	rules: RefundRules,
	{ date, startTime }: RefundDay,
	now: number,
	language: Language,
): RefundPromise {
	const texts = refundPromiseTexts[language];
	const { islandTime, laterTime } = texts;
	const [next, ...later] = refundSteps(rules, { date, startTime }, now).map(
		({ percent, until }, index) => ({
			percent,
			until: (index > 0 || rules.isOnIsland ? laterTime : islandTime)({
				at: formatsIn(language).formatDeadline(until, rules.timeZone),
			}),
		}),
	);
	if (!next) {
		const startsAt = instantOf(date, startTime, rules.timeZone);
		return {
			amount: "none",
			line: texts.none,
			more: noRefundReason(rules.policy, startsAt - now, texts),
		};
	}
	const isAll = next.percent === 100;
	const [second, ...others] = later;
	return {
		amount: isAll ? "all" : "part",
		line: isAll ? texts.all(next) : texts.part(next),
		more: second
			? `${[texts.part(second), ...others.map(texts.further)].join(", ")}.`
			: texts.afterwards,
	};
}

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

/** "Thursday 3 June, 04:30 island time", because many guests read it at home. */
export function islandTimeInWords(instant: number, timeZone: string, language: Language): string {
	const at = formatsIn(language).formatDeadline(instant, timeZone);
	return refundPromiseTexts[language].islandTime({ at });
}

/** The refund as data: the limits still to come, the nearest first. */
export function refundSteps(
	{ policy, timeZone }: RefundRules,
	{ date, startTime }: RefundDay,
	now: number,
): { percent: number; until: number }[] {
	return comingLimits(policy, instantOf(date, startTime, timeZone), now);
}

/** What the policy gives back to whoever cancels early enough. */
export function bestAmount(policy: CancellationPolicy): RefundPromise["amount"] {
	const [best] = policy.steps;
	if (!best) return "none";
	return best.percent === 100 ? "all" : "part";
}

/** The day may change while the best refund applies; without any refund it may always change. */
export function mayStillMove(rules: RefundRules, day: RefundDay, now: number): boolean {
	return refundSteps(rules, day, now).length === rules.policy.steps.length;
}

/** Both as one text, for mails. */
export function promiseInWords({ line, more }: RefundPromise): string {
	return `${line}. ${more}`;
}

/** @param toStart milliseconds until the trip starts. */
function noRefundReason(
	policy: CancellationPolicy,
	toStart: number,
	texts: typeof refundPromiseTexts.en,
): string {
	const last = policy.steps.at(-1);
	if (!last) return texts.never;
	return toStart > 0 ? texts.leavesSoon(last) : texts.hasLeft;
}
