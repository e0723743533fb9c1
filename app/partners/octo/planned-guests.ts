/** Whom a call books, and where they are picked up; pure. */
import type { Pickup } from "#app/catalogue/excursion.ts";
import type { Departure } from "#app/departures/departure.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import type { ExcursionToBook } from "#app/departures/offer/excursions.server.ts";
import type { Contract } from "#app/partners/resellers/contract.ts";
import {
	type Contact,
	noContact,
	peopleOf,
	type ResellerBooking,
	type ResellerGuest,
} from "#app/sales/resellers/reseller-booking.ts";
import { pricesOn } from "./availability.ts";
import type { ChangeBody, ContactBody, UnitItemBody } from "./bodies.ts";
import { OctoError } from "./octo-error.ts";
import { unitIdOf, unitNamed } from "./unit.ts";

const impossible = (words: string) => new OctoError("UNPROCESSABLE_ENTITY", words);

/** The guests that a call names. @throws OctoError in the order of the contract: units, seats. */
export function plannedGuests(
	items: readonly UnitItemBody[] | null | undefined,
	guestsBefore: readonly ResellerGuest[],
	{
		trip,
		departure,
		contract,
		left,
		keepsPrices,
	}: {
		trip: ExcursionToBook;
		departure: Departure;
		contract: Contract;
		/** Seats that they may take. */
		left: number;
		/** Who stays pays what was sold. */
		keepsPrices: boolean;
	},
): ResellerGuest[] {
	if (!items || items.length === 0) throw impossible("Send at least one unit item");
	const prices = pricesOn(trip, departure, contract);
	const guests = items.map((item) => {
		const { id, kind, fare } = unitNamed(item.unitId, trip.excursion);
		const earlierGuest = guestsBefore.find(({ uuid }) => uuid === item.uuid);
		const price = prices.find(({ unit }) => unit.id === id)?.price;
		if (!price)
			throw new OctoError("INVALID_UNIT_ID", "This product has no such unit", item.unitId);
		const { cents, netCents, taxRate } =
			keepsPrices && earlierGuest && unitIdOf(earlierGuest) === id ? earlierGuest : price;
		return {
			uuid: item.uuid ?? crypto.randomUUID(),
			...{ kind, fareId: fare?.id ?? null },
			reference: item.resellerReference ?? earlierGuest?.reference ?? null,
			contact: mergedContact(earlierGuest?.contact ?? noContact, item.contact),
			...{ cents, netCents, taxRate },
		};
	});
	if (peopleOf(guests).adults === 0) throw impossible("Children come with an adult");
	if (guests.length > left)
		throw impossible(left === 0 ? "This departure is sold out" : `Only ${left} seats are left`);
	return guests;
}

/** The stop that the reseller chose; without one the last before the trip, where the van comes for everybody. */
export function plannedPickup(
	body: Pick<ChangeBody, "pickupPointId" | "pickupRequested">,
	booking: ResellerBooking | null,
	{ excursion }: ExcursionToBook,
	departure: Departure,
): { pickup: Pickup; hasPickup: boolean } {
	const { pickups } = excursionOn(excursion, departure);
	const isCleared = body.pickupPointId === null || body.pickupRequested === false;
	const wish = body.pickupPointId ?? null;
	if (wish !== null) {
		const pickup = pickups.find(({ pointId }) => String(pointId) === wish);
		if (!pickup) throw impossible("The trip has no such pickup point");
		return { pickup, hasPickup: true };
	}
	const same = pickups.find(({ pointId }) => pointId === booking?.pickup.pointId);
	if (booking?.hasPickup && same && !isCleared) return { pickup: same, hasPickup: true };
	const last = pickups.at(-1);
	if (!last) throw impossible("The trip has no meeting point at present");
	return { pickup: last, hasPickup: false };
}

/** What is sent replaces what was known; what is not sent stays. */
export function mergedContact(contact: Contact, body: ContactBody | null | undefined): Contact {
	if (!body) return contact;
	const sentFields = Object.entries(body).filter(([, value]) => value !== undefined);
	return {
		...contact,
		...Object.fromEntries(sentFields),
		locales: body.locales ?? contact.locales,
	};
}
