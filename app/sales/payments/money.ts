/** The sums of a booking. Those of one payment are the view `payment_money`; no other place adds money up. */
import type { paymentMoney } from "#app/database/schema.server.ts";
import type { DisputedMoney, DisputeState } from "#app/sales/dispute.ts";
import { handGateways, paymentRules, staffGateways } from "./payment-status.ts";

/** A payment with its sums. */
export interface PaymentMoney
	extends Pick<
		typeof paymentMoney.$inferSelect,
		| "gateway"
		| "status"
		| "refundReason"
		| "amountCents"
		| "cameCents"
		| "refundedCents"
		| "elsewhereCents"
		| "dueCents"
		| "keptCents"
		| "settledCents"
	> {
	disputeState: DisputeState;
}

/** A payment of which a part can go back. */
export interface RefundablePayment
	extends Pick<PaymentMoney, "gateway" | "keptCents" | "disputeState"> {
	id: string;
	paidAt: number | null;
}

export function readPayments(json: string): (PaymentMoney & RefundablePayment)[] {
	return JSON.parse(json);
}

export type BookingMoney = ReturnType<typeof moneyOf>;
/** The money of a booking as its guest sees it. */
export type GuestMoney = BookingMoney["guest"];

/** All sums are in cents. */
export function moneyOf(priceCents: number, payments: readonly PaymentMoney[]) {
	const ours = payments.filter(({ gateway }) => gateway !== "hotel");
	const byHand = ours.filter(takenByStaff);
	const byCredit = ours.filter(paidByCredit);
	const byCard = ours.filter((payment) => !takenByStaff(payment) && !paidByCredit(payment));
	return {
		/** What the guest still owes; negative when too much was paid. SQL: `balanceCents`. */
		balanceCents: priceCents - sum(payments, ({ settledCents }) => settledCents),
		/** What came, a hotel's included, and what of it is back. */
		paidCents: sum(payments, ({ cameCents }) => cameCents),
		refundedCents: sum(payments, goneCents),
		/** What came to us, and what of it neither went back nor has to. */
		ourPaidCents: sum(ours, ({ cameCents }) => cameCents),
		ourKeptCents: sum(ours, (each) => each.keptCents),
		/** What the gateway would send back, what a person would give back, and what would be back in a credit. */
		cardCents: sum(byCard, givableCents),
		handCents: sum(byHand, givableCents),
		creditCents: sum(byCredit, givableCents),
		guest: {
			/** What came to us and is neither refunded nor due for refund. */
			keptCents: sum(ours, keptCents),
			/** The part of `keptCents` that staff took in cash or at the card terminal, so that a person gives it back. */
			keptByHandCents: sum(byHand, keptCents),
			/** The part of `keptCents` that a credit paid. */
			keptByCreditCents: sum(byCredit, keptCents),
			/** What is refunded or due for refund. */
			backCents: sum(ours, backCents),
			/** The part of `backCents` that a person gives back. */
			backByHandCents: sum(byHand, backCents),
			/** The part of `backCents` that is in a credit again. */
			backInCreditCents: sum(byCredit, backCents),
			/** The part of `backCents` that is due for refund still, and of it the part that a person gives. */
			dueCents: sum(ours, ({ dueCents }) => dueCents),
			dueByHandCents: sum(byHand, ({ dueCents }) => dueCents),
			/** Money went back to a card or a credit, and none is on its way. */
			isBack: isAllBack([...byCard, ...byCredit]),
			/** A person gave money back, and none waits to be given. */
			isBackByHand: isAllBack(byHand),
			/** What a hotel collects, and refunds itself. */
			hotelCents: sum(payments, (each) => (each.gateway === "hotel" ? each.amountCents : 0)),
			/** The guest has disputed the payment at the bank. */
			disputed: disputedOf(ours),
			/** The guest has a payment page that was not given up: its money may come at any moment. */
			hasOpenPage: ours.some(({ status }) => status === "created"),
		},
	};
}

/** Of a booking for which nothing was paid. */
export const noMoney: GuestMoney = {
	keptCents: 0,
	keptByHandCents: 0,
	keptByCreditCents: 0,
	backCents: 0,
	backByHandCents: 0,
	backInCreditCents: 0,
	dueCents: 0,
	dueByHandCents: 0,
	isBack: false,
	isBackByHand: false,
	hotelCents: 0,
	disputed: null,
	hasOpenPage: false,
};

/** True for money that we have and keep, even if a part of it goes back; in SQL `isKept`. */
export function isKeptMoney({
	status,
	keptCents,
}: Pick<PaymentMoney, "status" | "keptCents">): boolean {
	return paymentRules[status].money === "here" && keptCents > 0;
}

/** Cents that staff may give back now: a hotel gives back its own, and nothing goes while the guest's bank decides. */
export function givableCents({
	gateway,
	disputeState,
	keptCents,
}: Pick<PaymentMoney, "gateway" | "disputeState" | "keptCents">): number {
	return gateway === "hotel" || disputeState ? 0 : keptCents;
}

/** Cents that went back, or that have to; what a bank took is told as disputed. */
function backCents(payment: PaymentMoney): number {
	return payment.dueCents + (isLost(payment) ? payment.refundedCents : goneCents(payment));
}

function goneCents({ refundedCents, elsewhereCents }: PaymentMoney): number {
	return refundedCents + elsewhereCents;
}

function keptCents(payment: PaymentMoney): number {
	return isLost(payment) ? 0 : payment.keptCents;
}

function isLost({ disputeState }: PaymentMoney): boolean {
	return disputeState === "gave back";
}

function isAllBack(payments: readonly PaymentMoney[]): boolean {
	return sum(payments, backCents) > 0 && sum(payments, ({ dueCents }) => dueCents) === 0;
}

/** Only of payments that the booking depends on; those made by mistake are left out. */
function disputedOf(payments: readonly PaymentMoney[]): DisputedMoney | null {
	const ownPayments = payments.filter(
		({ refundReason }) => refundReason === null || ["cancelled", "goodwill"].includes(refundReason),
	);
	// what has to go back is still with us
	const atBank = (each: PaymentMoney) =>
		each.keptCents + each.dueCents + (isLost(each) ? each.elsewhereCents : 0);
	const says = ownPayments.find((each) => each.disputeState && atBank(each) > 0)?.disputeState;
	if (!says) return null;
	return {
		says,
		cents: sum(ownPayments, (each) => (each.disputeState === says ? atBank(each) : 0)),
	};
}

/** True for money that a member of staff took in cash or at the card terminal; in SQL `isTakenByStaff`. */
export function takenByStaff({ gateway }: Pick<PaymentMoney, "gateway">): boolean {
	return staffGateways.has(gateway);
}

/** True for money of a credit: what goes back of it is in the credit again at once. */
export function paidByCredit({ gateway }: Pick<PaymentMoney, "gateway">): boolean {
	return gateway === "credit";
}

/** True where a person has to give the money back. */
export function goesByHand({ gateway }: Pick<PaymentMoney, "gateway">): boolean {
	return handGateways.has(gateway);
}

function sum(payments: readonly PaymentMoney[], cents: (payment: PaymentMoney) => number): number {
	return payments.reduce((total, each) => total + cents(each), 0);
}

/** Cents of a booking that may go back, however it was paid. */
export function givableOf({
	cardCents,
	handCents,
	creditCents,
}: Pick<BookingMoney, "cardCents" | "handCents" | "creditCents">): number {
	return cardCents + handCents + creditCents;
}

/**
 * What a form says of the money that its screen shows: "6400", with a dispute "0 and 6400 holds". A form that says
 * something else was drawn before the money changed.
 */
export function moneyFingerprint(
	sums: Pick<BookingMoney, "cardCents" | "handCents" | "creditCents" | "guest">,
): string {
	const { disputed } = sums.guest;
	const free = String(givableOf(sums));
	return disputed ? `${free} and ${disputed.cents} ${disputed.says}` : free;
}
