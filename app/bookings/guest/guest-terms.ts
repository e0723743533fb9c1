import type { GuestBooking } from "#app/bookings/booking.ts";
import { bookingRules } from "#app/bookings/booking-status.ts";
import {
	type CancellationPolicy,
	comingLimits,
	guestLimits,
	percentInWords,
	refundAt,
} from "#app/bookings/cancellation/cancellation-policy.ts";
import {
	partInWords,
	type RefundPromise,
	refundPromise,
} from "#app/bookings/cancellation/refund-promise.ts";
import { type DisputedMoney, disputeSentence } from "#app/bookings/dispute.ts";
import { instantOf } from "#app/excursions/local-date.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { formatDeadline, formatMoney } from "#app/ui/format/format.ts";

export interface PolicyClock {
	policy: CancellationPolicy;
	timeZone: string;
	now: number;
}

type Booked = Pick<
	GuestBooking,
	"status" | "date" | "startTime" | "priceCents" | "currency" | "money" | "hasOtherStops"
>;

/** What a guest may do with a confirmed booking now, and what is refunded. */
export interface GuestTerms {
	mayCancel: boolean;
	mayMove: boolean;
	mayChangePickup: boolean;
	/** The excursion has other stops to choose. */
	hasOtherStops: boolean;
	/** The guest may rebook the expired hold while its seats are free. */
	mayRebook: boolean;
	/** Refunded when the booking is cancelled now; for money that a hotel collects: not charged. */
	backCents: number;
	/** The sum of which `backCents` is a part. */
	ofCents: number;
	/** The policy's share of `ofCents`. */
	percent: number;
	promise: RefundPromise;
	/** The refund in cents now, at each limit still to come, and after the last. */
	stops: RefundStop[];
	/** "Thursday 3 June, 10:54" */
	now: string;
	/** "Friday 4 June, 18:30": last moment to choose another stop. */
	pickupEnds: string;
	/** "Friday 4 June, 18:30": last moment to cancel here. */
	cancelEnds: string;
	moveEnds: string;
}

/** A moment until which a sum is refunded. */
export interface RefundStop {
	/** "until Tuesday 8 June, 04:30", "after that" */
	when: string;
	cents: number;
	words: string;
}

export function guestTerms(
	booking: Booked,
	{ cutoffHours }: { cutoffHours: number },
	{ policy, timeZone, now }: PolicyClock,
): GuestTerms {
	const { money, priceCents, hasOtherStops } = booking;
	const startsAt = instantOf(booking.date, booking.startTime, timeZone);
	const limits = guestLimits(policy, { startsAt, cutoffHours });
	const ofCents = money.isAtHotel ? priceCents : money.keptCents;
	const refund = refundAt(policy, startsAt, ofCents, now);
	const { guestMayChange, mayRebook } = bookingRules[booking.status];
	return {
		mayCancel: guestMayChange && now <= limits.cancelUntil,
		mayMove: guestMayChange && now <= limits.moveUntil,
		mayChangePickup: guestMayChange && hasOtherStops && now <= limits.pickupUntil,
		hasOtherStops,
		mayRebook: mayRebook && now < limits.pickupUntil,
		backCents: refund.cents,
		ofCents,
		percent: refund.percent,
		promise: refundPromise({ policy, timeZone }, booking, now, defaultLanguage),
		stops: refundStops({ policy, timeZone, now }, startsAt, ofCents),
		now: formatDeadline(now, timeZone),
		pickupEnds: formatDeadline(limits.pickupUntil, timeZone),
		cancelEnds: formatDeadline(limits.cancelUntil, timeZone),
		moveEnds: formatDeadline(limits.moveUntil, timeZone),
	};
}

function refundStops(
	{ policy, timeZone, now }: PolicyClock,
	startsAt: number,
	ofCents: number,
): RefundStop[] {
	const limits = comingLimits(policy, startsAt, now);
	const stops = limits.map(({ until, percent }, index) => ({
		when: `until ${formatDeadline(until, timeZone)}`,
		cents: refundAt(policy, startsAt, ofCents, until).cents,
		words: index === 0 ? `${percentInWords(percent)}, if you cancel now` : percentInWords(percent),
	}));
	const when = stops.length > 0 ? "after that" : "now";
	return [...stops, { when, cents: 0, words: "nothing comes back" }];
}

/** "Half of what you paid." */
export function partOfPaid(percent: number): string {
	if (percent === 100) return "All that you paid.";
	return `${partInWords(percent)} of what you paid.`;
}

/** What a cancellation now would do with the guest's money. */
export function moneyIfCancelled(
	{ backCents, ofCents, percent }: Pick<GuestTerms, "backCents" | "ofCents" | "percent">,
	{ currency, money }: Pick<Booked, "currency" | "money">,
): string {
	const back = formatMoney(backCents, currency);
	const all = formatMoney(ofCents, currency);
	if (money.disputed) return bankWords(money.disputed, backCents, currency);
	if (ofCents === 0) return "Nothing was charged, so nothing comes back.";
	if (money.isAtHotel) {
		if (backCents === 0) return `The ${all} stay due at your hotel: it is too late for money back.`;
		if (percent === 100)
			return `You owe nothing. If you have paid the ${all} at your hotel already, its desk gives them back.`;
		return `${formatMoney(ofCents - backCents, currency)} of the ${all} stay due at your hotel. If you have paid already, its desk gives ${back} back.`;
	}
	if (backCents === 0) return `Nothing of your ${all} comes back: it is too late for that.`;
	const days = money.isByHand
		? "the way you paid: come to our desk, or write to us."
		: "the way you paid, on your account within 5 to 10 days.";
	return percent === 100
		? `All of your ${all} comes back, ${days}`
		: `${back} of your ${all} comes back, ${days}`;
}

/** The same in the mail that confirms the cancellation. */
export function moneyOfCancelled(
	{ backCents, ofCents, percent }: Pick<GuestTerms, "backCents" | "ofCents" | "percent">,
	{ currency, money }: Pick<Booked, "currency" | "money">,
): string {
	if (money.isAtHotel || backCents === 0 || money.disputed)
		return moneyIfCancelled({ backCents, ofCents, percent }, { currency, money });
	const part = percent === 100 ? "all" : formatMoney(backCents, currency);
	return `We are paying back ${part} of your ${formatMoney(ofCents, currency)}: ${money.isByHand ? "come to our desk, or answer this mail." : "it is on your account within 5 to 10 days."}`;
}

function bankWords({ says, cents }: DisputedMoney, backCents: number, currency: string): string {
	const part = backCents < cents ? `${formatMoney(backCents, currency)} of it` : "all of it";
	return disputeSentence(says, {
		all: formatMoney(cents, currency),
		back: backCents > 0 ? part : null,
	});
}

/** The state of the money of a cancelled booking. */
export function moneyAfterwards({
	currency,
	money: { keptCents, backCents, isBack, isAtHotel, isByHand, disputed },
}: Pick<Booked, "currency" | "money">): string {
	if (disputed) return bankWords(disputed, backCents, currency);
	if (backCents > 0) {
		const back = formatMoney(backCents, currency);
		const kept = keptCents > 0 ? ` ${formatMoney(keptCents, currency)} stay with us.` : "";
		return isBack
			? `${back} went back the way it came${isByHand ? "" : "; it is on your account within 5 to 10 days"}.${kept}`
			: isByHand
				? `${back} waits for you at our desk.${kept}`
				: `${back} is on its way back to you.${kept}`;
	}
	if (isAtHotel)
		return "What comes back of the money that you paid at your hotel, its desk gives you.";
	if (keptCents > 0)
		return `Nothing comes back: the ${formatMoney(keptCents, currency)} that you paid stay with us.`;
	return "Nothing was charged.";
}
