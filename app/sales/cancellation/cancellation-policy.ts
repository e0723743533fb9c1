import type { Language } from "#app/messages/languages.ts";
import { cancellationTexts } from "#app/messages/texts.ts";

const hour = 3_600_000;

/** Until `hours` before the start, `percent` of the price paid is refunded. */
export interface CancellationStep {
	hours: number;
	percent: number;
}

/** The earliest step first, each refunding less than the one before; nothing after the last. */
export type CancellationPolicy = readonly CancellationStep[];

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
 * limit itself belongs to its step. Half a cent is rounded in the guest's favour.
 */
export function refundAt(
	policy: CancellationPolicy,
	startsAt: number,
	paidCents: number,
	now: number,
): Refund {
	// the earliest step still valid refunds most
	const step = policy.find(({ hours }) => now <= startsAt - hours * hour);
	if (!step) return { percent: 0, cents: 0, until: null };
	return {
		percent: step.percent,
		cents: Math.round((paidCents * step.percent) / 100),
		until: startsAt - step.hours * hour,
	};
}

/** The limits still to come, the nearest first. */
export function comingLimits(policy: CancellationPolicy, startsAt: number, now: number) {
	return policy
		.map(({ hours, percent }) => ({ until: startsAt - hours * hour, percent }))
		.filter(({ until }) => now <= until);
}

/** Until when a guest may change a confirmed booking alone; milliseconds since the epoch. */
export interface GuestLimits {
	cancelUntil: number;
	/** To another date. */
	moveUntil: number;
	/** To another stop on the same date. */
	pickupUntil: number;
}

/**
 * Everything is allowed until the excursion's cut-off; after it the driver has the manifest and the
 * guest must call. A guest to whom the policy still refunds money may cancel after that too. The
 * date may change only while the policy refunds most, because moving to a later date would
 * otherwise regain what a late cancellation loses.
 */
export function guestLimits(
	policy: CancellationPolicy,
	{ startsAt, cutoff }: { startsAt: number; cutoff: number },
): GuestLimits {
	const limits = policy.map(({ hours }) => startsAt - hours * hour);
	return {
		cancelUntil: Math.max(cutoff, ...limits),
		moveUntil: limits[0] ?? cutoff,
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
	const { never, short, long } = cancellationTexts[language];
	const [first, ...others] = policy;
	if (!first) return { policy, freeHours: null, short: never, long: never };
	const isFree = first.percent === 100;
	const shortSteps = [isFree ? short.free(first) : short.part(first), ...others.map(short.later)];
	const longSteps = [long.first(first), ...others.map(long.later)];
	return {
		policy,
		freeHours: isFree ? first.hours : null,
		short: `${shortSteps.join(", ")}.`,
		long: `${longSteps.join(", ")}. ${long.afterwards}`,
	};
}
