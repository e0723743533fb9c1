import {
	type CancellationPolicy,
	comingLimits,
	hoursInWords,
} from "#app/bookings/cancellation/cancellation-policy.ts";
import { instantOf } from "#app/excursions/local-date.ts";
import { formatDeadline } from "#app/ui/format/format.ts";

export interface RefundRules {
	policy: CancellationPolicy;
	timeZone: string;
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
	{ policy, timeZone }: RefundRules,
	{ date, startTime }: RefundDay,
	now: number,
): RefundPromise {
	const startsAt = instantOf(date, startTime, timeZone);
	const [next, ...later] = refundSteps({ policy, timeZone }, { date, startTime }, now);
	if (!next)
		return { amount: "none", line: "Not refundable", more: noRefundReason(policy, startsAt, now) };
	const until = (limit: number) => `until ${formatDeadline(limit, timeZone)}`;
	const isAll = next.percent === 100;
	const [second, ...others] = later;
	return {
		amount: isAll ? "all" : "part",
		line: isAll
			? `Free to cancel ${until(next.until)}`
			: `${partInWords(next.percent)} comes back ${until(next.until)}`,
		more: second
			? `${[
					`${partInWords(second.percent)} comes back ${until(second.until)}`,
					...others.map(
						(step) => `${partInWords(step.percent).toLowerCase()} ${until(step.until)}`,
					),
				].join(", ")}.`
			: "After that, nothing.",
	};
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
	const [best] = policy;
	if (!best) return "none";
	return best.percent === 100 ? "all" : "part";
}

/** The day may change while the best refund applies; without any refund it may always change. */
export function mayStillMove(rules: RefundRules, day: RefundDay, now: number): boolean {
	return refundSteps(rules, day, now).length === rules.policy.length;
}

/** Both as one text, for mails. */
export function promiseInWords({ line, more }: RefundPromise): string {
	return `${line}. ${more}`;
}

function noRefundReason(policy: CancellationPolicy, startsAt: number, now: number): string {
	const last = policy.at(-1);
	if (!last) return "What you pay for this trip does not come back.";
	return now < startsAt
		? `This trip leaves in less than ${hoursInWords(last.hours)}.`
		: "This trip has left.";
}

/** "Half", "30 %" */
export function partInWords(percent: number): string {
	if (percent === 100) return "All";
	return percent === 50 ? "Half" : `${percent} %`;
}
