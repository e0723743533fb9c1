import type { IslandClock } from "#app/catalogue/local-date.ts";
import { cutoffInstant } from "#app/departures/departure.ts";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import type { Language } from "#app/messages/languages.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import type { Booking, GuestBooking } from "#app/sales/booking/booking.ts";
import { type DisputedMoney, disputeSentence } from "#app/sales/dispute.ts";
import type { GuestMoney } from "#app/sales/payments/money.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { comingLimits, guestLimits, policyInstant, refundOf } from "./refund-by-policy.ts";
import { bookedPromise, islandTimeInWords } from "./refund-promise.ts";

type Booked = Pick<
	GuestBooking,
	| "status"
	| "date"
	| "startTime"
	| "policy"
	| "policyStart"
	| "currency"
	| "money"
	| "hasOtherStops"
	| "reseller"
>;

/** What the decisions about a guest's own change or cancellation read of a booking. */
export interface PolicyBooking {
	guest: Booked & Pick<GuestBooking, "excursionId" | "language" | "weather">;
	trip: Pick<Booking["trip"], "cutoffHours">;
}

export type WhatGuestMayDo = ReturnType<typeof whatGuestMayDo>;

/** A moment until which a sum is refunded. */
export interface RefundStop {
	/** "until Tuesday 8 June, 04:30", "after that" */
	when: string;
	cents: number;
	words: string;
}

/** What a guest may do with a confirmed booking now, and what is refunded; words in the reader's language. */
export function whatGuestMayDo(
	booking: Booked,
	{ cutoffHours }: { cutoffHours: number },
	clock: IslandClock,
	language: Language,
) {
	const { now, timeZone } = clock;
	const { policy, money, hasOtherStops } = booking;
	const startsAt = policyInstant(booking, timeZone);
	const start = { startTime: booking.startTime, cutoffHours };
	const cutoff = cutoffInstant(start, booking.date, timeZone);
	const limits = guestLimits(policy, { startsAt, cutoff });
	const ours = refundOf(booking, money.keptCents, clock);
	const hotels = refundOf(booking, money.hotelCents, clock);
	const { guestMayChange, mayRebook } = bookingRules[booking.status];
	// who sold it has its money, and cancels and moves it by its own terms
	const isOurs = !booking.reseller;
	/** "Friday 4 June, 18:30" */
	const deadline = (at: number) => islandTimeInWords(at, timeZone, language);
	return {
		mayCancel: isOurs && guestMayChange && now <= limits.cancelUntil,
		mayMove: isOurs && guestMayChange && now <= limits.moveUntil,
		mayChangePickup: guestMayChange && hasOtherStops && now <= limits.pickupUntil,
		/** Of the excursion's questions. */
		mayAnswer: guestMayChange && now <= limits.pickupUntil,
		/** The excursion has other stops to choose. */
		hasOtherStops,
		/** The guest may rebook the expired hold while its seats are free. */
		mayRebook: isOurs && mayRebook && now < limits.pickupUntil,
		/** Cents of our money that go back when the booking is cancelled now. */
		backCents: ours.cents,
		/** The part of `backCents` that a person gives back. */
		backByHandCents: backByHand(ours.cents, money),
		/**
		 * The part of `backCents` that is in a credit again at once, because credits come first (`refundShares`), and the
		 * part of `ofCents` that a credit paid.
		 */
		credit: {
			backCents: Math.min(ours.cents, money.keptByCreditCents),
			ofCents: money.keptByCreditCents,
		},
		/** The sum of which `backCents` is a part. */
		ofCents: money.keptCents,
		/** The same of what a hotel collects: it gives so much back, or does not charge it. */
		hotel: { backCents: hotels.cents, ofCents: money.hotelCents },
		/** All that the guest is told to get back, whoever gives it. */
		toldCents: ours.cents + hotels.cents,
		/** The policy's share. */
		percent: ours.percent,
		promise: bookedPromise(booking, clock, language),
		/** The refund in cents now, at each limit still to come, and after the last. */
		stops: refundStops(booking, clock, language),
		now: deadline(now),
		/** Last moment to choose another stop, or to answer. */
		pickupEnds: deadline(limits.pickupUntil),
		/** Last moment to cancel here. */
		cancelEnds: deadline(limits.cancelUntil),
		moveEnds: deadline(limits.moveUntil),
	};
}

/** A part goes to credits and cards first, because nobody has to carry it (`refundShares`). */
function backByHand(backCents: number, { keptCents, keptByHandCents }: GuestMoney): number {
	return Math.max(0, backCents - (keptCents - keptByHandCents));
}

function refundStops(
	booking: Booked,
	{ now, timeZone }: IslandClock,
	language: Language,
): RefundStop[] {
	const { keptCents, hotelCents } = booking.money;
	const { formatDeadline } = formatsIn(language);
	const texts = voucherTexts[language].refundStops;
	const limits = comingLimits(booking.policy, policyInstant(booking, timeZone), now);
	const stops = limits.map(({ until, percent }, index) => ({
		when: texts.until({ deadline: formatDeadline(until, timeZone) }),
		cents:
			refundOf(booking, keptCents, { now: until, timeZone }).cents +
			refundOf(booking, hotelCents, { now: until, timeZone }).cents,
		words: index === 0 ? texts.shareNow({ percent }) : texts.share({ percent }),
	}));
	const when = stops.length > 0 ? texts.afterThat : texts.now;
	return [...stops, { when, cents: 0, words: texts.nothing }];
}

type Refund = Pick<
	WhatGuestMayDo,
	"backCents" | "backByHandCents" | "credit" | "ofCents" | "hotel" | "percent"
>;
type Paid = Pick<Booked, "currency" | "money" | "reseller">;

/** What a cancellation now would do with the guest's money. */
export function moneyIfCancelled(refund: Refund, paid: Paid, language: Language): string {
	return refundInWords(refund, paid, language, voucherTexts[language].moneyIfCancelled);
}

/** The same in the mail that confirms the cancellation. */
export function moneyOfCancelled(refund: Refund, paid: Paid, language: Language): string {
	return refundInWords(refund, paid, language, voucherTexts[language].moneyOfCancelled);
}

type BackTexts = (typeof voucherTexts)[Language]["moneyOfCancelled"];

function refundInWords(
	{ backByHandCents, credit, hotel, percent, ...ours }: Refund,
	{ currency, money: { disputed } }: Paid,
	language: Language,
	texts: BackTexts,
): string {
	const sum = sumsIn(language, currency);
	const { tooLate, nothingCharged } = voucherTexts[language].moneyIfCancelled;
	const backCents = ours.backCents - credit.backCents;
	const ofCents = ours.ofCents - credit.ofCents;
	const cardCents = backCents - backByHandCents;
	const intoCredit =
		credit.backCents > 0
			? voucherTexts[language].credit.comesBack({ back: sum(credit.backCents) })
			: "";
	const [all, cash, card] = [sum(ofCents), sum(backByHandCents), sum(cardCents)];
	const ofOurs = () => {
		if (disputed) {
			const bank = bankWords(disputed, cardCents, currency, language);
			return backByHandCents > 0 ? `${bank} ${texts.partByHand({ back: cash, all })}` : bank;
		}
		if (ours.backCents === 0 && ours.ofCents > 0) return tooLate({ all: sum(ours.ofCents) });
		if (backCents === 0) return "";
		if (cardCents > 0 && backByHandCents > 0) return texts.byHandAndCard({ all, cash, card });
		const isByHand = backByHandCents > 0;
		if (percent === 100) return (isByHand ? texts.allByHand : texts.all)({ all });
		return (isByHand ? texts.partByHand : texts.part)({ back: isByHand ? cash : card, all });
	};
	const sentences = [intoCredit, ofOurs(), hotelInWords(hotel, percent, sum, language)].filter(
		Boolean,
	);
	return sentences.join(" ") || nothingCharged;
}

function hotelInWords(
	{ backCents, ofCents }: WhatGuestMayDo["hotel"],
	percent: number,
	sum: (cents: number) => string,
	language: Language,
): string {
	if (ofCents === 0) return "";
	const texts = voucherTexts[language].moneyIfCancelled;
	const all = sum(ofCents);
	if (backCents === 0) return texts.hotelKeepsAll({ all });
	if (percent === 100) return texts.hotelKeepsNothing({ all });
	return texts.hotelKeepsPart({ keptAmount: sum(ofCents - backCents), all, back: sum(backCents) });
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
export function moneyAfterwards({ currency, money, reseller }: Paid, language: Language): string {
	if (reseller) return voucherTexts[language].steps.askSeller({ seller: reseller });
	const { keptCents, backCents, backByHandCents, backInCreditCents } = money;
	const { dueCents, dueByHandCents, hotelCents, disputed } = money;
	const texts = voucherTexts[language].moneyAfterwards;
	const sum = sumsIn(language, currency);
	const cardDue = dueCents - dueByHandCents;
	const cardWent = backCents - backByHandCents - backInCreditCents - cardDue;
	const handWent = backByHandCents - dueByHandCents;
	const stays = backCents > 0 ? texts.restStays : texts.allStays;
	const sentences = [
		...(disputed ? [bankWords(disputed, cardDue, currency, language)] : []),
		...(backInCreditCents > 0
			? [voucherTexts[language].credit.wentBack({ back: sum(backInCreditCents) })]
			: []),
		...(cardWent > 0 ? [texts.wentBack({ back: sum(cardWent) })] : []),
		...(cardDue > 0 && !disputed ? [texts.onItsWay({ back: sum(cardDue) })] : []),
		...(handWent > 0 ? [texts.wentBackByHand({ back: sum(handWent) })] : []),
		...(dueByHandCents > 0 ? [texts.waitsAtDesk({ back: sum(dueByHandCents) })] : []),
		...(keptCents > 0 && !disputed ? [stays({ keptAmount: sum(keptCents) })] : []),
		...(hotelCents > 0 ? [texts.atHotel] : []),
	];
	return sentences.join(" ") || texts.nothingCharged;
}
