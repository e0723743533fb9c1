import { type IslandClock, instantOf } from "#app/catalogue/local-date.ts";
import { type CancellationPolicy, shareOf } from "#app/catalogue/policy/cancellation-policy.ts";
import { policyInSentences } from "#app/catalogue/policy/policy-sentences.ts";
import type { Language } from "#app/messages/languages.ts";
import { cancellationTexts } from "#app/messages/texts.ts";

const hour = 3_600_000;

/** What a cancellation refunds at an instant. */
export interface Refund {
	percent: number;
	cents: number;
	/** Milliseconds since the epoch until which this applies; null once nothing is refunded. */
	until: number | null;
}

/**
 * The refund of `paidCents` for a cancellation at `now` of a departure that starts at `startsAt`
 * (both milliseconds since the epoch). Hours are elapsed hours, also across a clock change; the
 * limit itself belongs to its step.
 */
export function refundAt(
	policy: CancellationPolicy,
	startsAt: number,
	paidCents: number,
	now: number,
): Refund {
	// the earliest step still valid refunds most
	const step = policy.steps.find(({ hours }) => now <= startsAt - hours * hour);
	if (!step) return { percent: 0, cents: 0, until: null };
	return {
		percent: step.percent,
		cents: shareOf(paidCents, step.percent),
		until: startsAt - step.hours * hour,
	};
}

/** A booking's policy as sold, and where its departure is now. */
export interface PolicyAsSold {
	policy: CancellationPolicy;
	/** "2027-06-05 04:30" */
	policyStart: string;
	/** Local. */
	date: string;
	startTime: string;
}

/**
 * The local start from which a booking's hours count back: that of the promise; where the guest has moved to an earlier
 * trip, that one, because nothing comes back for a trip that has left.
 */
export function policyDay({ policyStart, date, startTime }: Omit<PolicyAsSold, "policy">) {
	const start = `${date} ${startTime}`;
	const first = policyStart < start ? policyStart : start;
	return { date: first.slice(0, 10), startTime: first.slice(11) };
}

/** `policyStart` where we give a booking another departure or start: its hours count from there (`clockAnew` in SQL). */
export function policyStartAfter(
	booking: Omit<PolicyAsSold, "policy">,
	{ date, startTime }: { date: string; startTime: string },
): string {
	const isSame = booking.date === date && booking.startTime === startTime;
	return isSame ? booking.policyStart : `${date} ${startTime}`;
}

/** `policyDay` as an instant; milliseconds since the epoch. */
export function policyInstant(booking: Omit<PolicyAsSold, "policy">, timeZone: string): number {
	const day = policyDay(booking);
	return instantOf(day.date, day.startTime, timeZone);
}

/**
 * What a booking's own policy gives back of `cents`: its whole money, or the part that goes with fewer guests. Every
 * sum that anybody is told or paid by the policy comes from here.
 */
export function refundOf(
	booking: PolicyAsSold,
	cents: number,
	{ now, timeZone }: IslandClock,
): Refund {
	return refundAt(booking.policy, policyInstant(booking, timeZone), cents, now);
}

/** The same for a guest who did not come. */
export function refundOfNoShow({ policy }: Pick<PolicyAsSold, "policy">, cents: number): number {
	return shareOf(cents, policy.noShowPercent);
}

/** The limits still to come, the nearest first. */
export function comingLimits(policy: CancellationPolicy, startsAt: number, now: number) {
	return policy.steps
		.map(({ hours, percent }) => ({ until: startsAt - hours * hour, percent }))
		.filter(({ until }) => now <= until);
}

/**
 * Until when a guest may change a confirmed booking alone; milliseconds since the epoch. Everything is allowed until the
 * excursion's cut-off; after it the driver has the manifest and the guest must call. A guest to whom the policy still
 * refunds money may cancel after that too. The date may change only while the policy refunds most, because moving to a
 * later date would otherwise regain what a late cancellation loses.
 */
export function guestLimits(
	policy: CancellationPolicy,
	{ startsAt, cutoff }: { startsAt: number; cutoff: number },
) {
	const limits = policy.steps.map(({ hours }) => startsAt - hours * hour);
	return {
		cancelUntil: Math.max(cutoff, ...limits),
		/** To another date. */
		moveUntil: limits[0] ?? cutoff,
		/** To another stop on the same date. */
		pickupUntil: cutoff,
	};
}

/** The policy for visitors who have not booked yet. */
export interface CancellationTerms {
	/** For a chosen day, `refundPromise` turns it into a date and time. */
	policy: CancellationPolicy;
	/** A full refund until so many hours before the start; null when there never is one. */
	freeHours: number | null;
	/** A sentence for the small print beside a button. */
	short: string;
	/** The whole policy as a sentence. */
	long: string;
}

export function cancellationTerms(
	policy: CancellationPolicy,
	language: Language,
): CancellationTerms {
	const { never, short } = cancellationTexts[language];
	const long = policyInSentences(policy, language);
	const [first, ...others] = policy.steps;
	if (!first) return { policy, freeHours: null, short: never, long };
	const isFree = first.percent === 100;
	const shortSteps = [isFree ? short.free(first) : short.part(first), ...others.map(short.later)];
	return {
		policy,
		freeHours: isFree ? first.hours : null,
		short: `${shortSteps.join(", ")}.`,
		long,
	};
}
