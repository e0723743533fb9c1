import type { Pickup } from "#app/catalogue/excursion.ts";
import { chosenExtras as requiredExtras } from "#app/catalogue/extras/extra.ts";
import { exceedingFares } from "#app/catalogue/fares/fare-refusal.ts";
import { adjustedTo, type PriceLine, priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import type { Party } from "#app/catalogue/prices/prices.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { saleErrorsTexts } from "#app/messages/staff/bookings/sale-errors.ts";
import { bookingChangeTexts } from "#app/messages/staff/office/booking-change.ts";
import { bookingEditTexts } from "#app/messages/staff/office/booking-edit.ts";
import { leastOnlineCents } from "#app/sales/payments/payment-status.ts";
import { extrasAfter, hasSameExtras } from "#app/sales/sold-extras.ts";
import { faresAfter, hasSameFares } from "#app/sales/sold-fares.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import { isLinkSale } from "../sell/link-sale.ts";
import { type EditOffer, isSameParty } from "./booking-edit.ts";
import type { BookingEdit } from "./booking-edit-rules.ts";
import {
	type DifferenceWay,
	hotelCollectsCents,
	overpaidCents,
	type PartBack,
	partsBack,
	partyDifference,
	waysToSettle,
} from "./party-difference.ts";

/** What a correction does to price and money. */
export interface EditPlan {
	/** The new stop; null: the pickup stays, even if the excursion has given it up. */
	stop: EditOffer["pickups"][number] | null;
	price: { listDifferenceCents: number; priceCents: number; listPriceCents: number | null };
	/** Of the price; null where the party stays. */
	lines: PriceLine[] | null;
	/** What the party costs more or less; it changes the price unless it is forgiven. */
	differenceCents: number;
	/** How the difference is settled; null when there is none. */
	way: DifferenceWay | null;
	/** What goes back, payment by payment. */
	back: PartBack[];
	/** What the hotel had to collect, and has to from now on; null when that stays. */
	hotel: { fromCents: number; toCents: number } | null;
}

export type NoPlan =
	| { outcome: "not possible" }
	/** Staff have not seen this difference yet, or have not said how it is settled. */
	| { outcome: "way missing"; differenceCents: number }
	/** The form cannot be saved as it is; the words say why. */
	| { outcome: "refused"; words: string };

const errors = bookingEditTexts.errors;
const otherTexts = bookingChangeTexts.other.refused;

/** What the correction would do, or why it cannot. */
export function planOf(
	recordBefore: BookingRecord,
	edit: BookingEdit,
	offer: EditOffer,
): EditPlan | NoPlan {
	const stop = offer.pickups.find(({ pointId }) => pointId === edit.pickupPointId) ?? null;
	const isPickupKept = edit.pickupPointId === recordBefore.pickupPointId;
	if (!stop && !isPickupKept) return { outcome: "not possible" };
	const chosenExtras = extrasAfter(recordBefore, edit, edit.extras ?? {});
	const fareChoice = edit.fares ?? {};
	const chosenFares = faresAfter(recordBefore, edit, fareChoice);
	if (exceedingFares(recordBefore.fares, edit, fareChoice).length > 0)
		return refused("tooManyAtFare");
	const { cents, listCents, lines } = partyDifference(
		offer.prices,
		{ ...edit, chosenExtras, chosenFares },
		recordBefore,
	);
	const isSame =
		isSameParty(edit, recordBefore) &&
		hasSameFares(chosenFares, recordBefore.lines) &&
		hasSameExtras(chosenExtras, recordBefore.lines);
	// a guest at home may have the payment page open at this moment; who has a link gets a new page
	if (recordBefore.status !== "confirmed" && !isLinkSale(recordBefore) && !isSame)
		return refused("unpaidParty");
	return settledPlan(recordBefore, edit, {
		stop: isPickupKept ? null : stop,
		differenceCents: cents,
		listDifferenceCents: listCents,
		listLines: isSame ? null : lines,
	});
}

/** Why a booking does not move to another excursion; null when it may. */
export function whyNoOtherExcursion(
	recordBefore: Pick<BookingRecord, "status" | "listPriceCents" | "boarding">,
): string | null {
	// a guest who has not paid may have the payment page of the present trip open
	if (recordBefore.status !== "confirmed") return otherTexts.unpaid;
	if (recordBefore.listPriceCents !== null) return otherTexts.hasOwnPrice;
	return recordBefore.boarding === null ? null : otherTexts.isTicked;
}

/** A departure of another excursion, its stops with the times of that day. */
export interface OtherExcursion extends EditOffer {
	id: string;
	title: string;
	startTime: string;
	/** It guards times and prices. */
	version: number;
	departureId: number;
	/** Local date. */
	date: string;
	guideTakesCash: boolean;
}

/** What a move to another excursion would do, or why it cannot: the party pays what that one's list says, without fares. */
export function otherExcursionPlan(
	recordBefore: BookingRecord,
	edit: BookingEdit,
	offer: EditOffer & Pick<OtherExcursion, "guideTakesCash">,
): (EditPlan & { stop: Pickup }) | NoPlan {
	const stop = offer.pickups.find(({ pointId }) => pointId === edit.pickupPointId);
	if (!stop) return { outcome: "not possible" };
	const words = whyNoOtherExcursion(recordBefore);
	if (words) return { outcome: "refused", words };
	const required = requiredExtras(offer.extras, recordBefore, {});
	const listLines = priceOf(offer.prices, withoutFares(recordBefore), required, offer.taxRate);
	const differenceCents = totalOf(listLines) - recordBefore.priceCents;
	const { guideTakesCash } = offer;
	const plan = settledPlan({ ...recordBefore, guideTakesCash }, edit, {
		stop,
		differenceCents,
		listDifferenceCents: differenceCents,
		listLines,
	});
	return "outcome" in plan ? plan : { ...plan, stop };
}

/** Fares are those of one excursion. */
function withoutFares({ adults, children, bebe, isWhole }: BookingRecord): Party {
	return { adults, children, bebe, isWhole };
}

/** The plan once it is known what the booking costs more or less. */
function settledPlan(
	recordBefore: BookingRecord,
	edit: BookingEdit,
	{
		stop,
		differenceCents,
		listDifferenceCents,
		listLines,
	}: {
		stop: EditPlan["stop"];
		differenceCents: number;
		listDifferenceCents: number;
		listLines: PriceLine[] | null;
	},
): EditPlan | NoPlan {
	// without a difference the form asks for no way, and one that it sends all the same means nothing
	const way = differenceCents === 0 ? null : (edit.differenceWay ?? null);
	if (differenceCents !== 0 && (edit.told !== differenceCents || !way))
		return { outcome: "way missing", differenceCents };
	if (way === "day" && differenceCents > 0 && !recordBefore.guideTakesCash)
		return { outcome: "refused", words: saleErrorsTexts.changed.nobodyTakesCash };
	if (way && !waysToSettle(recordBefore, differenceCents).includes(way))
		return refused("wayNotOpen");
	const isForgiven = way === "forgive";
	if (isForgiven && !edit.reason) return refused("noPriceReason");
	const { priceCents, listPriceCents: list } = recordBefore;
	const { least, most } = numberLimits.bookingCents;
	const hasOwnPrice = list !== null || isForgiven;
	const price = {
		listDifferenceCents,
		priceCents: isForgiven ? priceCents : priceCents + differenceCents,
		listPriceCents: hasOwnPrice
			? Math.max(least, (list ?? priceCents) + listDifferenceCents)
			: null,
	};
	if (!hasOwnPrice && price.priceCents < least) return refused("priceTooLow");
	if (isLinkSale(recordBefore) && price.priceCents < leastOnlineCents)
		return refused("priceTooLow");
	if (Math.max(price.priceCents, price.listPriceCents ?? 0) > most) return refused("priceTooHigh");
	const collects = hotelCollectsCents(recordBefore);
	return {
		stop,
		price,
		lines: listLines && adjustedTo(price.priceCents, listLines, isForgiven ? "forgiven" : "agreed"),
		differenceCents,
		way,
		back:
			way === "back"
				? (partsBack(recordBefore, overpaidCents(recordBefore, differenceCents)) ?? [])
				: [],
		hotel:
			way === "hotel" && collects !== null
				? { fromCents: collects, toCents: collects + differenceCents }
				: null,
	};
}

function refused(
	error:
		| "unpaidParty"
		| "tooManyAtFare"
		| "wayNotOpen"
		| "noPriceReason"
		| "priceTooLow"
		| "priceTooHigh",
): NoPlan {
	return { outcome: "refused", words: errors[error] };
}
