import { seatsOf } from "#app/catalogue/excursion.ts";
import { taxOfRow, taxRateOn } from "#app/catalogue/prices/tax.ts";
import { pickupsOn } from "#app/departures/departure-times.ts";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { eraseBookingTexts } from "#app/messages/staff/bookings/erase-booking.ts";
import { bookingEditTexts } from "#app/messages/staff/office/booking-edit.ts";
import { bookingFingerprint, hasEntry } from "#app/sales/booking/booking.ts";
import { changedFields } from "#app/sales/history/changed-fields.ts";
import { presentPrices } from "#app/sales/present-prices.ts";
import { concernsGuest, type EditOffer, pickupAfter } from "#app/sales/staff/edit/booking-edit.ts";
import type { BookingEdit } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { type EditPlan, type NoPlan, planOf } from "#app/sales/staff/edit/edit-plan.ts";
import type { Room } from "#app/sales/staff/edit/edit-statements.server.ts";
import { whyExtrasLack } from "#app/sales/staff/edit/lacking-words.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import { isLinkSale } from "#app/sales/staff/sell/link-sale.ts";
import { leastOnlineCents } from "../payment-status.ts";

/** What a correction makes of a booking, and what its guest has to know. */
export interface Correction {
	recordBefore: BookingRecord;
	edit: BookingEdit;
	plan: EditPlan;
	isUnpaidSale: boolean;
	/** The mail address is another one, so the page gets another address too. */
	isReaddressed: boolean;
	hasMail: boolean;
	owedCents: number;
	/** The booking as it will be stored. */
	recordAfter: BookingRecord;
}

export type Refusal =
	| { outcome: "nothing to change" | "unknown" | "over" | "changed meanwhile" | "not possible" }
	/** Money passes through the hands of somebody who acts as another person. */
	| { outcome: "own account only" }
	| NoPlan;

export type EditDecision =
	| Refusal
	| {
			outcome: "done";
			/** Whose seats are other ones now. */
			excursionIds: string[];
			hasMail: boolean;
			/** Null: an earlier press of the same form has done it. */
			correction: Correction | null;
	  };

export interface EditRequest {
	edit: BookingEdit;
	/** Local date: a past departure is not changed. */
	today: string;
	/** Of this form in the booking's history. */
	eventKey: string;
	mayMoveCash: boolean;
	/** The address of the guest's page, should it need another one. */
	newConfirmId: string;
}

/** The room is that of the party as the form has it. */
export interface EditState extends Room {
	record: BookingRecord | null;
}

/** Corrects a live booking: what becomes of it and how its difference is settled, or why not. */
export function decideEdit(
	{ record: recordBefore, hasSeats, extrasLeft }: EditState,
	request: EditRequest,
): EditDecision {
	const early = answerBefore(recordBefore, request);
	if (early) return early;
	if (!recordBefore) return { outcome: "unknown" };
	const { edit } = request;
	const plan = planOf(recordBefore, edit, offerOf(recordBefore, request.today));
	if ("outcome" in plan) return plan;
	const pickup = pickupAfter(plan.stop, recordBefore.pickup);
	const { priceCents, listPriceCents } = plan.price;
	const lines = plan.lines ?? recordBefore.lines;
	const {
		fingerprint: _shown,
		told: _told,
		differenceWay: _way,
		reason: _reason,
		extras: _extras,
		fares: _fares,
		...fields
	} = edit;
	const bookingAfter = { ...recordBefore, ...fields, pickup, priceCents, listPriceCents, lines };
	const changes = changedFields(recordBefore, bookingAfter);
	if (changes.length === 0) return { outcome: "nothing to change" };
	if (isByHand(plan) && !request.mayMoveCash) return { outcome: "own account only" };
	const seats = seatsOf(edit);
	if (!isLive(recordBefore.status) || (seats > recordBefore.seats && !hasSeats))
		return { outcome: "not possible" };
	const extrasLack = whyExtrasLack(
		{ lines: plan.lines ?? [], extras: recordBefore.extras },
		extrasLeft,
	);
	if (extrasLack) return { outcome: "refused", words: extrasLack };
	if (plan.lines && recordBefore.source === "reseller")
		return { outcome: "refused", words: bookingEditTexts.errors.resellersParty };
	if (leavesTooLittle(recordBefore, plan))
		return { outcome: "refused", words: bookingEditTexts.errors.creditPaidMore };
	const isUnpaidSale = isLinkSale(recordBefore);
	const isInGuestsHands = recordBefore.status === "confirmed" || isUnpaidSale;
	const isReaddressed =
		isInGuestsHands && recordBefore.email !== null && recordBefore.email !== edit.email;
	const stop = plan.stop
		? { pickupTime: plan.stop.time, point: pointOf(recordBefore, plan.stop) }
		: {};
	const correction: Correction = {
		...{ recordBefore, edit, plan, isUnpaidSale, isReaddressed },
		hasMail: isInGuestsHands && edit.email !== null && concernsGuest(changes),
		owedCents: owedAfter(recordBefore, plan),
		recordAfter: {
			...{ ...bookingAfter, ...stop, seats },
			confirmId: isReaddressed ? request.newConfirmId : recordBefore.confirmId,
		},
	};
	const { hasMail } = correction;
	return { outcome: "done", excursionIds: [recordBefore.excursionId], hasMail, correction };
}

/** What is clear before anything is planned; null when the correction may go on. */
export function answerBefore(
	recordBefore: BookingRecord | null,
	{ edit, today, eventKey }: Pick<EditRequest, "edit" | "today" | "eventKey">,
): EditDecision | null {
	if (!recordBefore) return { outcome: "unknown" };
	if (hasEntry(recordBefore, eventKey))
		return { outcome: "done", excursionIds: [], hasMail: false, correction: null };
	if (recordBefore.date < today) return { outcome: "over" };
	if (recordBefore.erasedAt !== null)
		return { outcome: "refused", words: eraseBookingTexts.staysErased };
	return bookingFingerprint(recordBefore) === edit.fingerprint
		? null
		: { outcome: "changed meanwhile" };
}

/** Prices of today, and the stops with their times on the departure. */
function offerOf(record: BookingRecord, today: string): EditOffer {
	const { trip, stops, startTime, date } = record;
	return {
		prices: presentPrices(record, today),
		taxRate: taxRateOn(taxOfRow(trip), date),
		pickups: stops.flatMap((stop) => pickupsOn([stop], stop.startTime, startTime)),
	};
}

function pointOf({ point }: BookingRecord, stop: EditOffer["pickups"][number]) {
	const { pointId: id, title, place, lat, lng } = stop;
	return { ...point, id, title, place, lat, lng };
}

/** A hold of which a credit has paid so much that the card could not pay the rest of the new price. */
function leavesTooLittle(record: BookingRecord, plan: EditPlan): boolean {
	return (
		record.status === "pending" &&
		record.sums.guest.keptByCreditCents > 0 &&
		owedAfter(record, plan) < leastOnlineCents
	);
}

/** Staff take the difference, or give it back, with their own hands. */
export function isByHand({ way, back }: Pick<EditPlan, "way" | "back">): boolean {
	return takenByHand(way) !== null || back.some(({ byHand }) => byHand);
}

/** What the guest still owes once the correction has been made. */
export function owedAfter(
	moneyBefore: Pick<BookingRecord, "balanceCents" | "priceCents">,
	{ price, way, hotel, differenceCents }: EditPlan,
): number {
	const isSettledNow = takenByHand(way) !== null || hotel !== null;
	return (
		moneyBefore.balanceCents +
		price.priceCents -
		moneyBefore.priceCents -
		(isSettledNow ? differenceCents : 0)
	);
}

export function takenByHand(way: EditPlan["way"]): "cash" | "terminal" | null {
	return way === "cash" || way === "terminal" ? way : null;
}
