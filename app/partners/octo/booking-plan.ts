/** What a call makes of a booking; pure. Seats are claimed by the statements of `sales/resellers/`. */
import type { Pickup } from "#app/catalogue/excursion.ts";
import { chosenExtras } from "#app/catalogue/extras/extra.ts";
import {
	policyOf,
	type UsualPolicy,
	usualPolicyIn,
} from "#app/catalogue/policy/cancellation-policy.ts";
import { adjustedTo, priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import { taxRateOn } from "#app/catalogue/prices/tax.ts";
import { bookingCents } from "#app/database/number-limits.ts";
import type { Departure } from "#app/departures/departure.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import type { ExcursionToBook } from "#app/departures/offer/excursions.server.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import type { Contract } from "#app/partners/resellers/contract.ts";
import { holdEnd, type ResellerHold } from "#app/sales/resellers/hold-times.ts";
import {
	noContact,
	peopleOf,
	priceCentsOf,
	type ResellerBooking,
	type ResellerClaim,
} from "#app/sales/resellers/reseller-booking.ts";
import { seatsOfDeparture } from "./availability.ts";
import type { ChangeBody, CreateBody } from "./bodies.ts";
import { OctoError } from "./octo-error.ts";
import { availabilityId } from "./octo-time.ts";
import { mergedContact, plannedGuests, plannedPickup } from "./planned-guests.ts";
import { faresOf, unitIdOf } from "./unit.ts";

/** What a plan is made with. */
export interface PlanTerms {
	contract: Contract;
	usualPolicy: UsualPolicy;
	currency: string;
	timeZone: string;
	hold: ResellerHold;
	now: number;
}

export interface Plan {
	booking: ResellerBooking;
	/** By what its seats are claimed. */
	claim: ResellerClaim;
}

const impossible = (words: string) => new OctoError("UNPROCESSABLE_ENTITY", words);

/** A new hold. @throws OctoError in the order of the contract: availability, units, seats. */
export function planHold(
	body: CreateBody,
	trip: ExcursionToBook,
	identity: Pick<ResellerBooking, "uuid" | "isTest" | "reference" | "contentHash">,
	terms: PlanTerms,
): Plan {
	const { now, currency } = terms;
	const departure = departureOf(trip, body.availabilityId, terms);
	const { contract } = terms;
	const guests = plannedGuests(body.unitItems, [], {
		...{ trip, departure, contract, left: departure.left, keepsPrices: false },
	});
	const { pickup, hasPickup } = plannedPickup(body, null, trip, departure);
	const { excursion } = trip;
	return withClaim({
		trip,
		departure,
		pickup,
		booking: {
			...identity,
			resellerReference: body.resellerReference ?? null,
			status: "pending",
			...{ createdAt: now, updatedAt: now },
			holdExpiresAt: holdEnd(now, body.expirationMinutes, terms.hold),
			...{ confirmedAt: null, cancelledAt: null, boardedAt: null },
			excursionId: excursion.id,
			departure: departureFacts(trip, departure, guests.length),
			policy: policyOf(excursion, usualPolicyIn(terms.usualPolicy, defaultLanguage)),
			policyStart: `${departure.date} ${departure.startTime}`,
			currency,
			contact: mergedContact(noContact, body.contact),
			notes: body.notes ?? null,
			...{ guests, pickup, hasPickup },
			pickupHotel: body.pickupHotel || null,
			pickupHotelRoom: body.pickupHotelRoom || null,
			...{ refund: null, reason: null, emailReceipt: false },
		},
	});
}

/** Whether a change needs other seats, another price or another stop, and so the trip. */
export function needsTrip(body: ChangeBody): boolean {
	const { productId, optionId, availabilityId: id, unitItems } = body;
	const choices = [productId, optionId, id, unitItems, body.pickupPointId, body.pickupRequested];
	return choices.some((choice) => choice !== undefined && choice !== null);
}

/** The booking with what needs no other seats. */
export function withFields(
	booking: ResellerBooking,
	body: ChangeBody,
	{ now, hold }: Pick<PlanTerms, "now" | "hold">,
): ResellerBooking {
	return {
		...booking,
		resellerReference: body.resellerReference ?? booking.resellerReference,
		contact: mergedContact(booking.contact, body.contact),
		notes: body.notes === undefined ? booking.notes : body.notes,
		...pickupWish(booking, body),
		emailReceipt: booking.emailReceipt || body.emailReceipt,
		holdExpiresAt:
			booking.status === "pending" && body.expirationMinutes
				? Math.max(booking.holdExpiresAt, holdEnd(booking.createdAt, body.expirationMinutes, hold))
				: booking.holdExpiresAt,
		updatedAt: now,
	};
}

/** What is not sent stays. */
function pickupWish(
	{ pickupHotel, pickupHotelRoom }: ResellerBooking,
	body: ChangeBody,
): Pick<ResellerBooking, "pickupHotel" | "pickupHotelRoom"> {
	if (body.pickupRequested === false) return { pickupHotel: null, pickupHotelRoom: null };
	return {
		pickupHotel: body.pickupHotel === undefined ? pickupHotel : body.pickupHotel || null,
		pickupHotelRoom:
			body.pickupHotelRoom === undefined ? pickupHotelRoom : body.pickupHotelRoom || null,
	};
}

/** A change of departure, guests or stop. @throws OctoError as `planHold` does. */
export function planChange(
	booking: ResellerBooking,
	body: ChangeBody,
	trip: ExcursionToBook,
	terms: PlanTerms,
): Plan {
	const isSameProduct = trip.excursion.id === booking.excursionId;
	if (!isSameProduct && !body.availabilityId)
		throw new OctoError("BAD_REQUEST", "Another product needs an availabilityId");
	const departureId = body.availabilityId ?? availabilityId(booking.departure, terms.timeZone);
	const departure = departureOf(trip, departureId, terms, booking);
	const isSameDeparture = departure.id === booking.departure.id;
	const items =
		body.unitItems ??
		booking.guests.map((guest) => ({ uuid: guest.uuid, unitId: unitIdOf(guest) }));
	const ownSeats = isSameDeparture ? booking.guests.length : 0;
	const guests = plannedGuests(items, booking.guests, {
		...{ trip, departure, contract: terms.contract, keepsPrices: isSameDeparture },
		// the booking of a test key has taken none of the seats that are left
		left: booking.isTest ? Math.max(departure.left, ownSeats) : departure.left + ownSeats,
	});
	const { pickup, hasPickup } = plannedPickup(body, booking, trip, departure);
	const { excursion } = trip;
	return withClaim({
		trip,
		departure,
		pickup,
		booking: {
			...withFields(booking, body, terms),
			excursionId: excursion.id,
			departure: departureFacts(trip, departure, guests.length - ownSeats),
			policy: isSameProduct
				? booking.policy
				: policyOf(excursion, usualPolicyIn(terms.usualPolicy, defaultLanguage)),
			policyStart: isSameDeparture
				? booking.policyStart
				: `${departure.date} ${departure.startTime}`,
			...{ guests, pickup, hasPickup },
		},
	});
}

/** Whether a change gives up what the policy may keep: the departure, or a part of the price. */
export function isLess(changedBooking: ResellerBooking, booking: ResellerBooking): boolean {
	return (
		changedBooking.departure.id !== booking.departure.id ||
		priceCentsOf(changedBooking.guests) < priceCentsOf(booking.guests)
	);
}

/** The lines of the price: by the list, and what guests keep of an older price. */
function withClaim({
	trip,
	departure,
	pickup,
	booking,
}: {
	trip: ExcursionToBook;
	departure: Departure;
	pickup: Pickup;
	booking: ResellerBooking;
}): Plan {
	const { guests } = booking;
	const party = { ...peopleOf(guests), fares: faresOf(guests, trip.excursion) };
	const ofDay = excursionOn(trip.excursion, departure);
	const taxRate = taxRateOn(trip.tax, departure.date);
	const listLines = priceOf(ofDay.prices, party, chosenExtras(ofDay.extras, party, {}), taxRate);
	const cents = priceCentsOf(guests);
	if (cents < bookingCents.least) throw impossible("The price is below the least that we sell");
	const listCents = totalOf(listLines);
	return {
		booking,
		claim: {
			excursion: { version: trip.version },
			pickup,
			lines: adjustedTo(cents, listLines, "agreed"),
			listPriceCents: cents === listCents ? null : listCents,
		},
	};
}

function departureFacts(
	{ excursion }: ExcursionToBook,
	departure: Departure,
	takenSeats: number,
): ResellerBooking["departure"] {
	const seats = seatsOfDeparture(excursion, departure);
	return { id: departure.id, ...seats, left: Math.max(0, seats.left - takenSeats) };
}

/** @param booking whose departure may have closed or filled up meanwhile */
function departureOf(
	{ excursion, departures }: ExcursionToBook,
	id: string,
	{ timeZone }: PlanTerms,
	booking?: ResellerBooking,
): Departure {
	const departure = departures.find((each) => availabilityId(each, timeZone) === id);
	if (!departure) throw new OctoError("INVALID_AVAILABILITY_ID", "There is no such departure", id);
	const isOwn = departure.id === booking?.departure.id;
	if (!isOwn && !seatsOfDeparture(excursion, departure).isOpen)
		throw impossible("This departure is not sold any more");
	return departure;
}
