import {
	type CancellationPolicy,
	comingLimits,
	hoursInWords,
} from "#app/bookings/cancellation-policy.ts";
import { instantOf } from "#app/excursions/local-date.ts";
import { formatDeadline } from "#app/ui/format/format-instant.ts";

/** The operator's rules, as every page knows them. */
export interface RefundRules {
	policy: CancellationPolicy;
	timeZone: string;
}

/** Which departure: its local date, and when the trip itself starts, which is not when a guest is picked up. */
export interface RefundDay {
	date: string;
	startTime: string;
}

/** What comes back of one departure that is cancelled, in words that everybody uses. */
export interface RefundPromise {
	/** How much comes back now: all of it, a part, or nothing. */
	amount: "all" | "part" | "none";
	/** "Free to cancel until Friday 27 November, 17:30", without a full stop. */
	line: string;
	/** What is to be known besides, as a sentence. */
	more: string;
}

/**
 * What a guest is promised for this departure at `now` (milliseconds). It names dates and times of the
 * island's clock, never "today" or "in two days": what a kept page said an hour ago is still true.
 */
export function refundPromise(
	{ policy, timeZone }: RefundRules,
	{ date, startTime }: RefundDay,
	now: number,
): RefundPromise {
	const startsAt = instantOf(date, startTime, timeZone);
	const [next, ...later] = refundSteps({ policy, timeZone }, { date, startTime }, now);
	if (!next)
		return { amount: "none", line: "Not refundable", more: whyNothing(policy, startsAt, now) };
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

/** The same for machines and tables: the limits that are still to come, the nearest first. */
export function refundSteps(
	{ policy, timeZone }: RefundRules,
	{ date, startTime }: RefundDay,
	now: number,
): { percent: number; until: number }[] {
	return comingLimits(policy, instantOf(date, startTime, timeZone), now);
}

/** A guest may choose another day as long as the best step holds; where nothing ever comes back, always. */
export function mayStillMove(rules: RefundRules, day: RefundDay, now: number): boolean {
	return refundSteps(rules, day, now).length === rules.policy.length;
}

/** Both as one text, for mails. */
export function promiseInWords({ line, more }: RefundPromise): string {
	return `${line}. ${more}`;
}

function whyNothing(policy: CancellationPolicy, startsAt: number, now: number): string {
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
