import { instantOf } from "#app/catalogue/local-date.ts";
import { cutoffInstant } from "#app/departures/departure.ts";
import { policyInstant, refundOf } from "#app/sales/cancellation/refund-by-policy.ts";
import type { Contact, ResellerBooking } from "#app/sales/resellers/reseller-booking.ts";
import { availabilityOf } from "./availability.ts";
import { utcTime, utcTimeOrNull } from "./octo-time.ts";
import { pricingOf } from "./pricing.ts";
import { fullRefundHours, sale } from "./product.ts";
import { optionId, unitIdOf } from "./unit.ts";

const hour = 3_600_000;

interface Circumstances {
	now: number;
	timeZone: string;
	hasPricing: boolean;
	hasPickups: boolean;
}

function statusOf({ status, boardedAt }: ResellerBooking) {
	switch (status) {
		case "pending":
			return "ON_HOLD";
		case "confirmed":
			return boardedAt === null ? "CONFIRMED" : "REDEEMED";
		case "cancelled":
			return "CANCELLED";
		case "expired":
			return "EXPIRED";
	}
}

/** Until when all of the price comes back; null where it never does. Milliseconds since the epoch. */
function fullRefundUntil(booking: ResellerBooking, timeZone: string): number | null {
	const hours = fullRefundHours(booking.policy);
	const { date, startTime } = booking.departure;
	const sold = { policyStart: booking.policyStart, date, startTime };
	return hours === null ? null : policyInstant(sold, timeZone) - hours * hour;
}

/** What comes back of the net price, and how many percent. */
interface NetRefund {
	refund: NonNullable<ResellerBooking["refund"]>;
	percent: number;
}
const all: NetRefund = { refund: "FULL", percent: 100 };

/** What a cancellation of a live booking gives back of the net price; null where it is too late without `force`. */
export function refundNow(
	booking: ResellerBooking,
	{ now, timeZone }: Pick<Circumstances, "now" | "timeZone">,
	force: boolean,
): NetRefund | null {
	if (booking.status === "pending") return all;
	const { date, startTime } = booking.departure;
	const until = fullRefundUntil(booking, timeZone);
	if (until !== null && now <= until) return all;
	if (!force || now >= instantOf(date, startTime, timeZone)) return null;
	const policyFacts = { policy: booking.policy, policyStart: booking.policyStart, date, startTime };
	const { percent } = refundOf(policyFacts, 100, { now, timeZone });
	return { refund: percent > 0 ? "PARTIAL" : "NONE", percent };
}

/** A booking in the words of the contract. */
export function bookingAnswer(booking: ResellerBooking, circumstances: Circumstances) {
	const { now, timeZone, hasPricing, hasPickups } = circumstances;
	const { guests, currency, departure } = booking;
	const status = statusOf(booking);
	const isLive = booking.status === "pending" || booking.status === "confirmed";
	const isHold = booking.status === "pending" || booking.status === "expired";
	const isOpen = departure.isOpen && now < cutoffInstant(departure, departure.date, timeZone);
	const left = isOpen ? departure.left : 0;
	const availability = availabilityOf({ ...departure, isOpen, left }, timeZone);
	const redeemedAt = utcTimeOrNull(booking.boardedAt);
	const prices = guests.map(({ cents, netCents, taxRate }) => ({ cents, netCents, taxRate }));
	return {
		id: booking.uuid,
		uuid: booking.uuid,
		testMode: booking.isTest,
		resellerReference: booking.resellerReference,
		supplierReference: booking.reference,
		status,
		utcCreatedAt: utcTime(booking.createdAt),
		utcUpdatedAt: utcTime(booking.updatedAt),
		utcExpiresAt: isHold ? utcTime(booking.holdExpiresAt) : null,
		utcRedeemedAt: redeemedAt,
		utcConfirmedAt: utcTimeOrNull(booking.confirmedAt),
		productId: booking.excursionId,
		optionId,
		cancellable: isLive && refundNow(booking, circumstances, false) !== null,
		cancellation:
			booking.cancelledAt === null
				? null
				: {
						refund: booking.refund ?? "FULL",
						reason: booking.reason,
						utcCancelledAt: utcTime(booking.cancelledAt),
					},
		freesale: false,
		availabilityId: availability.id,
		availability,
		contact: contactAnswer(booking.contact),
		notes: booking.notes,
		deliveryMethods: sale.deliveryMethods,
		voucher: {
			redemptionMethod: sale.redemptionMethod,
			utcRedeemedAt: redeemedAt,
			deliveryOptions:
				booking.status === "confirmed"
					? [{ deliveryFormat: "QRCODE", deliveryValue: booking.reference }]
					: [],
		},
		unitItems: guests.map((guest, index) => ({
			uuid: guest.uuid,
			resellerReference: guest.reference,
			supplierReference: null,
			unitId: unitIdOf(guest),
			status,
			utcRedeemedAt: redeemedAt,
			contact: contactAnswer(guest.contact),
			ticket: null,
			...(hasPricing ? { pricing: pricingOf(prices.slice(index, index + 1), currency) } : {}),
		})),
		...(hasPricing ? { pricing: pricingOf(prices, currency) } : {}),
		...(hasPickups ? pickupAnswer(booking) : {}),
	};
}

function contactAnswer(contact: Contact) {
	return { ...contact, locales: [...contact.locales] };
}

function pickupAnswer({ hasPickup, pickup, pickupHotel, pickupHotelRoom }: ResellerBooking) {
	return {
		pickupRequested: hasPickup || pickupHotel !== null,
		pickupPointId: hasPickup ? String(pickup.pointId) : null,
		...{ pickupHotel, pickupHotelRoom },
	};
}
