import type { GuestBooking } from "#app/bookings/booking.ts";
import { bookingRules } from "#app/bookings/booking-status.ts";
import {
	type CancellationPolicy,
	comingLimits,
	guestLimits,
	refundAt,
} from "#app/bookings/cancellation/cancellation-policy.ts";
import { type RefundPromise, refundPromise } from "#app/bookings/cancellation/refund-promise.ts";
import { type DisputedMoney, disputeSentence } from "#app/bookings/dispute.ts";
import { cutoffInstant } from "#app/excursions/calendar/departure.ts";
import { instantOf } from "#app/excursions/local-date.ts";
import type { Language } from "#app/messages/languages.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

export interface PolicyClock {
	policy: CancellationPolicy;
	timeZone: string;
	now: number;
}

type Booked = Pick<
	GuestBooking,
	"status" | "date" | "startTime" | "priceCents" | "currency" | "money" | "hasOtherStops"
>;

/** What a guest may do with a confirmed booking now, and what is refunded; words in the reader's language. */
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
	language: Language,
): GuestTerms {
	const { money, priceCents, hasOtherStops } = booking;
	const startsAt = instantOf(booking.date, booking.startTime, timeZone);
	const start = { startTime: booking.startTime, cutoffHours };
	const cutoff = cutoffInstant(start, booking.date, timeZone);
	const limits = guestLimits(policy, { startsAt, cutoff });
	const ofCents = money.isAtHotel ? priceCents : money.keptCents;
	const refund = refundAt(policy, startsAt, ofCents, now);
	const { guestMayChange, mayRebook } = bookingRules[booking.status];
	const deadline = (at: number) => formatsIn(language).formatDeadline(at, timeZone);
	return {
		mayCancel: guestMayChange && now <= limits.cancelUntil,
		mayMove: guestMayChange && now <= limits.moveUntil,
		mayChangePickup: guestMayChange && hasOtherStops && now <= limits.pickupUntil,
		hasOtherStops,
		mayRebook: mayRebook && now < limits.pickupUntil,
		backCents: refund.cents,
		ofCents,
		percent: refund.percent,
		promise: refundPromise({ policy, timeZone }, booking, now, language),
		stops: refundStops({ policy, timeZone, now }, startsAt, ofCents, language),
		now: deadline(now),
		pickupEnds: deadline(limits.pickupUntil),
		cancelEnds: deadline(limits.cancelUntil),
		moveEnds: deadline(limits.moveUntil),
	};
}

function refundStops(
	{ policy, timeZone, now }: PolicyClock,
	startsAt: number,
	ofCents: number,
	language: Language,
): RefundStop[] {
	const { formatDeadline } = formatsIn(language);
	const texts = voucherTexts[language].refundStops;
	const limits = comingLimits(policy, startsAt, now);
	const stops = limits.map(({ until, percent }, index) => ({
		when: texts.until({ deadline: formatDeadline(until, timeZone) }),
		cents: refundAt(policy, startsAt, ofCents, until).cents,
		words: index === 0 ? texts.shareNow({ percent }) : texts.share({ percent }),
	}));
	const when = stops.length > 0 ? texts.afterThat : texts.now;
	return [...stops, { when, cents: 0, words: texts.nothing }];
}

type Refund = Pick<GuestTerms, "backCents" | "ofCents" | "percent">;
type Paid = Pick<Booked, "currency" | "money">;

/** What a cancellation now would do with the guest's money. */
export function moneyIfCancelled(
	{ backCents, ofCents, percent }: Refund,
	{ currency, money }: Paid,
	language: Language,
): string {
	const texts = voucherTexts[language].moneyIfCancelled;
	const sum = sumsIn(language, currency);
	const [back, all] = [sum(backCents), sum(ofCents)];
	if (money.disputed) return bankWords(money.disputed, backCents, currency, language);
	if (ofCents === 0) return texts.nothingCharged;
	if (money.isAtHotel) {
		if (backCents === 0) return texts.hotelKeepsAll({ all });
		if (percent === 100) return texts.hotelKeepsNothing({ all });
		return texts.hotelKeepsPart({ kept: sum(ofCents - backCents), all, back });
	}
	if (backCents === 0) return texts.tooLate({ all });
	if (percent === 100) return (money.isByHand ? texts.allByHand : texts.all)({ all });
	return (money.isByHand ? texts.partByHand : texts.part)({ back, all });
}

/** The same in the mail that confirms the cancellation. */
export function moneyOfCancelled(
	{ backCents, ofCents, percent }: Refund,
	{ currency, money }: Paid,
	language: Language,
): string {
	if (money.isAtHotel || backCents === 0 || money.disputed)
		return moneyIfCancelled({ backCents, ofCents, percent }, { currency, money }, language);
	const texts = voucherTexts[language].moneyOfCancelled;
	const sum = sumsIn(language, currency);
	const [back, all] = [sum(backCents), sum(ofCents)];
	if (percent === 100) return (money.isByHand ? texts.allByHand : texts.all)({ all });
	return (money.isByHand ? texts.partByHand : texts.part)({ back, all });
}

function sumsIn(language: Language, currency: string): (cents: number) => string {
	return (cents) => formatsIn(language).formatMoney(cents, currency);
}

function bankWords(
	{ says, cents }: DisputedMoney,
	backCents: number,
	currency: string,
	language: Language,
): string {
	const sum = sumsIn(language, currency);
	const part = backCents < cents ? { part: sum(backCents) } : "all";
	return disputeSentence(
		says,
		{ all: sum(cents), back: backCents > 0 ? part : "nothing" },
		language,
	);
}

/** The state of the money of a cancelled booking. */
export function moneyAfterwards(
	{ currency, money: { keptCents, backCents, isBack, isAtHotel, isByHand, disputed } }: Paid,
	language: Language,
): string {
	if (disputed) return bankWords(disputed, backCents, currency, language);
	const texts = voucherTexts[language].moneyAfterwards;
	const sum = sumsIn(language, currency);
	const kept = sum(keptCents);
	if (backCents > 0) {
		const back = sum(backCents);
		const went = isByHand ? texts.wentBackByHand : texts.wentBack;
		const goes = isByHand ? texts.waitsAtDesk : texts.onItsWay;
		const sentence = (isBack ? went : goes)({ back });
		return keptCents > 0 ? `${sentence} ${texts.restStays({ kept })}` : sentence;
	}
	if (isAtHotel) return texts.atHotel;
	return keptCents > 0 ? texts.allStays({ kept }) : texts.nothingCharged;
}
