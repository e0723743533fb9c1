/** What a changed party costs more or less, and the ways to settle that. The screen and the server use the same rules. */

import type { ChosenExtra } from "#app/catalogue/extras/extra.ts";
import type { ChosenFare } from "#app/catalogue/fares/fare.ts";
import { linesOfParty, listTotal } from "#app/catalogue/prices/changed-lines.ts";
import { type PriceLine, totalOf } from "#app/catalogue/prices/price-of.ts";
import type { People, Prices } from "#app/catalogue/prices/prices.ts";
import type { BookingStatus } from "#app/departures/seats/booking-status.ts";
import {
	givableCents,
	goesByHand,
	type PaymentMoney,
	paidByCredit,
} from "#app/sales/payments/money.ts";

/** How the difference of a changed party is settled; `hotel`: the hotel collects more or less than before. */
export const differenceWays = [
	"hotel",
	"day",
	"link",
	"cash",
	"terminal",
	"back",
	"forgive",
] as const;
export type DifferenceWay = (typeof differenceWays)[number];

interface ChosenParty extends People {
	/** At the prices at which they were sold; absent where they stay as they are. */
	chosenExtras?: readonly ChosenExtra[];
	chosenFares?: readonly ChosenFare[];
}

interface SoldParty extends People {
	priceCents: number;
	lines: readonly PriceLine[];
}

export interface PartyDifference {
	/** Cents that the price changes by; never more off than the price. */
	cents: number;
	/** Cents that the list's price changes by. */
	listCents: number;
	/** Of the new price. */
	lines: PriceLine[];
}

/**
 * What another party, or another choice of fares or extras, costs more or less, by the lines as sold.
 * @param present what the departure costs today.
 */
export function partyDifference(
	present: Prices,
	partyAfter: ChosenParty,
	partyBefore: SoldParty,
): PartyDifference {
	const linesBefore = linesOfParty(partyBefore, partyBefore, present);
	const lines = linesOfParty(partyBefore, partyAfter, present, {
		extras: partyAfter.chosenExtras,
		fares: partyAfter.chosenFares,
	});
	return {
		cents: totalOf(lines) - partyBefore.priceCents,
		listCents: listTotal(lines) - listTotal(linesBefore),
		lines,
	};
}

export interface DifferencePayment extends PaymentMoney {
	id: string;
}

/** What is known of the money of a booking before its party changes. */
export interface MoneyBefore {
	status: BookingStatus;
	balanceCents: number;
	payments: readonly DifferencePayment[];
	/** False where nobody who goes along on its departure may take money. */
	guideTakesCash: boolean;
}

/** Cents that will have been paid too much after the difference; 0 when nothing will. */
export function overpaidCents(
	{ balanceCents }: Pick<MoneyBefore, "balanceCents">,
	differenceCents: number,
): number {
	return Math.max(0, -(balanceCents + differenceCents));
}

/** A part of one payment that goes back. */
export interface PartBack {
	paymentId: string;
	amountCents: number;
	byHand: boolean;
}

/**
 * Which payments give an amount back together; credits first, then the gateway's, because nobody has to carry that. Null
 * when they have not so much.
 */
export function partsBack(
	{ payments }: Pick<MoneyBefore, "payments">,
	amountCents: number,
): PartBack[] | null {
	const parts: PartBack[] = [];
	let rest = amountCents;
	for (const payment of [
		...payments.filter(paidByCredit),
		...payments.filter((each) => !goesByHand(each) && !paidByCredit(each)),
		...payments.filter(goesByHand),
	]) {
		const cents = Math.min(rest, givableCents(payment));
		if (cents === 0) continue;
		parts.push({ paymentId: payment.id, amountCents: cents, byHand: goesByHand(payment) });
		rest -= cents;
	}
	return rest === 0 ? parts : null;
}

/** Cents that a hotel still has to collect for a booking; null when it has none, or has collected them. */
export function hotelCollectsCents({ payments }: Pick<MoneyBefore, "payments">): number | null {
	const open = payments.find(({ gateway, status }) => gateway === "hotel" && status === "created");
	return open?.amountCents ?? null;
}

/** The ways in which a difference can be settled as things are, the likeliest first; none when there is no difference. */
export function waysToSettle(money: MoneyBefore, differenceCents: number): DifferenceWay[] {
	if (differenceCents === 0) return [];
	// nothing is paid yet: the pay link asks for the new price
	if (money.status === "pending") return ["link", "forgive"];
	const collects = hotelCollectsCents(money);
	// a payment is never 0: then the hotel has nothing to do with it
	const byHotel = collects !== null && collects + differenceCents > 0;
	const ways: DifferenceWay[] = byHotel ? ["hotel"] : [];
	if (differenceCents > 0) {
		if (money.guideTakesCash) ways.push("day");
		return [...ways, "link", "cash", "terminal", "forgive"];
	}
	const over = overpaidCents(money, differenceCents);
	if (over > 0 && partsBack(money, over)) ways.push("back");
	// left open, the hotel would collect more than the price
	if (!byHotel) ways.push("day");
	return [...ways, "forgive"];
}
