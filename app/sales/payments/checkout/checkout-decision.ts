/** Whether a guest gets a page of the gateway, and which. Pure: the commands of checkout write it. */
import type { payments } from "#app/database/schema.server.ts";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import { type Booking, statusAt } from "#app/sales/booking/booking.ts";
import { leastOnlineCents } from "#app/sales/payments/payment-status.ts";

const minute = 60_000;
/** A page that expires sooner is replaced by a new one. */
const shortestVisitMilliseconds = 2 * minute;
/** How long after its creation an attempt without a page may still be given one. */
const longestOpeningMilliseconds = minute / 2;

/** An attempt to pay a booking's price, or what it still owes. There is one live attempt of a kind at a time. */
export type Attempt = Pick<
	typeof payments.$inferSelect,
	| "id"
	| "bookingId"
	| "purpose"
	| "status"
	| "amountCents"
	| "currency"
	| "sessionUrl"
	| "sessionId"
	| "sessionExpiresAt"
	| "createdAt"
>;

export interface CheckoutState {
	booking: Pick<Booking, "id" | "status" | "holdExpiresAt" | "currency" | "payLinkAt">;
	/** The hold is young enough to last as long as another page. */
	mayProlong: boolean;
	/** Cents that the guest owes: of a pending booking the price, less what a credit has paid. */
	balanceCents: number;
	/** All of the booking, the oldest first. */
	attempts: readonly Attempt[];
}

/** The page that the guest is sent to. */
interface PageDecision {
	outcome: "page";
	attempt: Attempt;
	isNew: boolean;
	/** The attempt whose page cannot be used again; money that still comes for it is settled like any other. */
	ended: Attempt | null;
}

export type CheckoutDecision =
	| PageDecision
	| { outcome: "unknown" | "confirmed" | "over" }
	| { outcome: "held longest"; ended: Attempt | null };

/** A pending booking is paid on its live page, or on a new one while its hold may be prolonged. */
export function decideCheckout(state: CheckoutState | null, now: number): CheckoutDecision {
	if (!state) return { outcome: "unknown" };
	const { booking, mayProlong, balanceCents } = state;
	const status = statusAt(booking, now);
	if (status === "confirmed") return { outcome: "confirmed" };
	if (status !== "pending") return { outcome: "over" };
	const live = liveAttempt(state, "booking");
	const ended = live && isPageOver(live, now) ? live : null;
	if (live && !ended) return { outcome: "page", attempt: live, isNew: false, ended };
	if (!mayProlong) return { outcome: "held longest", ended };
	return { outcome: "page", ...newAttempt(state, "booking", balanceCents, now), ended };
}

export type RebookDecision =
	| CheckoutDecision
	| ClaimDecision
	| { outcome: "too much unpaid"; words: string };

/** The seats are claimed by the statement itself, and then paid on this page. */
interface ClaimDecision extends Omit<PageDecision, "outcome"> {
	outcome: "claim";
}

export interface RebookState extends CheckoutState {
	isBeforeCutoff: boolean;
	/** Still on sale, at its price, start and stop. */
	isOffered: boolean;
	areSeatsFree: boolean;
	/** Why the unpaid limit refuses the seats, in words for the guest; null where it does not. */
	unpaidWords: string | null;
}

/**
 * The seats of an ended hold are claimed again while they are free; those of a hold that cannot be prolonged too, which
 * otherwise keeps its live page.
 */
export function decideRebooking(state: RebookState | null, now: number): RebookDecision {
	if (!state) return { outcome: "unknown" };
	const { booking, isBeforeCutoff, isOffered, areSeatsFree, unpaidWords } = state;
	if (booking.status === "confirmed") return { outcome: "confirmed" };
	if (booking.status === "cancelled" || !isBeforeCutoff) return { outcome: "over" };
	const asHeld = decideCheckout(state, now);
	const isHeld = statusAt(booking, now) === "pending";
	if (isHeld && state.mayProlong) return asHeld;
	if (isOffered && areSeatsFree && unpaidWords === null) {
		const claimed = { ...booking, status: "pending", holdExpiresAt: now + 1 } as const;
		const page = decideCheckout({ ...state, booking: claimed, mayProlong: true }, now);
		return page.outcome === "page" ? { ...page, outcome: "claim" } : page;
	}
	if (asHeld.outcome === "page") return asHeld;
	return unpaidWords === null ? asHeld : { outcome: "too much unpaid", words: unpaidWords };
}

export type BalanceDecision =
	| PageDecision
	| { outcome: "unknown" }
	| { outcome: "another amount"; ended: Attempt | null };

/**
 * What a confirmed booking still owes is paid on a page of exactly the cents that the guest saw. A page of another
 * amount is given up.
 */
export function decideBalance(
	state: CheckoutState | null,
	seenCents: number,
	now: number,
): BalanceDecision {
	if (!state) return { outcome: "unknown" };
	const live = liveAttempt(state, "balance");
	const isOtherAmount = live !== null && live.amountCents !== seenCents;
	const mayPay = isPayable(state, seenCents);
	const ended = live && (isPageOver(live, now) || (isOtherAmount && mayPay)) ? live : null;
	if (!mayPay) return { outcome: "another amount", ended };
	if (live && !ended) return { outcome: "page", attempt: live, isNew: false, ended };
	return { outcome: "page", ...newAttempt(state, "balance", seenCents, now), ended };
}

/** Staff gave a link, and exactly these cents are owed. */
export function isPayable(
	{ booking, balanceCents }: Pick<CheckoutState, "booking" | "balanceCents">,
	cents: number,
): boolean {
	const isSold = bookingRules[booking.status].seats === "taken";
	return (
		isSold && booking.payLinkAt !== null && cents >= leastOnlineCents && balanceCents === cents
	);
}

function liveAttempt({ attempts }: CheckoutState, purpose: Attempt["purpose"]): Attempt | null {
	const isLive = (each: Attempt) => each.purpose === purpose && each.status === "created";
	return attempts.findLast(isLive) ?? null;
}

/**
 * True for an attempt whose page cannot be used again. An attempt without a page can be repeated with the same
 * parameters only for a short time, because a gateway refuses a page that would expire so soon.
 */
function isPageOver({ sessionId, sessionExpiresAt, createdAt }: Attempt, now: number): boolean {
	return sessionId === null
		? createdAt <= now - longestOpeningMilliseconds
		: sessionExpiresAt !== null && sessionExpiresAt <= now + shortestVisitMilliseconds;
}

/**
 * The attempt's id contains its number, so two simultaneous requests write the same row and, with that id as idempotency
 * key, get the same page of the gateway.
 */
function newAttempt(
	{ booking, attempts }: CheckoutState,
	purpose: Attempt["purpose"],
	amountCents: number,
	now: number,
): { attempt: Attempt; isNew: true } {
	const attempt: Attempt = {
		id: `p${booking.id}-${attempts.length + 1}`,
		bookingId: booking.id,
		purpose,
		status: "created",
		amountCents,
		currency: booking.currency,
		sessionUrl: null,
		sessionId: null,
		sessionExpiresAt: null,
		createdAt: now,
	};
	return { attempt, isNew: true };
}
