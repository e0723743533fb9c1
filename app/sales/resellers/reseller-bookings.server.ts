import { sql } from "drizzle-orm";
import { pickupLabel } from "#app/catalogue/excursion.ts";
import { abortUnless } from "#app/database/batch.server.ts";
import { takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { timeOn } from "#app/departures/departure-times.server.ts";
import { extrasAreLeft } from "#app/departures/seats/extras-are-left.server.ts";
import { seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { fieldValues } from "#app/sales/booking/booking-columns.server.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { claimStatements } from "#app/sales/claim-seats.server.ts";
import { collectedByReseller } from "#app/sales/payments/hotel-payment.server.ts";
import { internationalNumber } from "#app/sales/phone-number.server.ts";
import { replacePriceLines } from "#app/sales/price-lines.server.ts";
import {
	type LiveResellerBooking,
	languageOf,
	nameOf,
	netCentsOf,
	peopleOf,
	priceCentsOf,
	type ResellerBooking,
	type ResellerClaim,
} from "./reseller-booking.ts";

/** Who sells. */
export interface Seller {
	id: number;
	name: string;
	/** Its country is that of a guest's number without one. */
	operatorPhone: string;
}

/** Who did it, for the history. */
export function actorOf({ id, name }: Seller): Actor {
	return { id: `reseller:${id}`, name, impersonatorId: null };
}

function guestFields(booking: ResellerBooking, seller: Seller) {
	const { contact, notes } = booking;
	return {
		name: nameOf(contact, seller.name),
		// without an address the guest gets no mail of ours
		email: booking.emailReceipt ? contact.emailAddress : null,
		phone: contact.phoneNumber,
		comments: notes,
		language: languageOf(contact),
	};
}

/** The statements that claim the seats of a reseller's hold, outside the visitors' unpaid limit. */
export function claimForReseller(
	db: Database,
	booking: ResellerBooking,
	{
		confirmId,
		claim: { excursion, pickup, lines },
		seller,
		now,
	}: { confirmId: string; claim: ResellerClaim; seller: Seller; now: number },
) {
	const { departure, policy, currency, guests } = booking;
	const seats = { departureId: departure.id, seats: guests.length, isWhole: false, now };
	const isOwn = sql`bookings.confirm_id = ${confirmId}`;
	return {
		...claimStatements(db, {
			...{ confirmId, reference: booking.reference, departure, excursion, lines, currency, policy },
			// two resellers may draw the same uuid
			keys: [`reseller:${seller.id}:${booking.uuid}`],
			party: { ...peopleOf(guests), isWhole: false },
			...{ listPriceCents: null, code: null, pickup },
			seller: { partner: "web", hotelId: null, join: sql`` },
			fields: fieldValues(
				{
					...guestFields(booking, seller),
					...{ source: "reseller", staffNotes: null, guideNotes: null },
				},
				seller.operatorPhone,
			),
			...{ status: "pending", confirmedAt: null, holdExpiresAt: booking.holdExpiresAt },
			...{ unpaidSource: null, now },
			mayTake: sql`${seatsAreFree(seats)} AND ${extrasAreLeft(lines, seats)}`,
		}),
		ofReseller: db.run(sql`
			INSERT INTO reseller_bookings
				(booking_id, reseller_id, uuid, content_hash, reference, contact, guests, net_cents, has_pickup,
				pickup_hotel, pickup_hotel_room)
			SELECT bookings.id, ${seller.id}, ${booking.uuid}, ${booking.contentHash}, ${booking.resellerReference},
				${JSON.stringify(booking.contact)}, ${JSON.stringify(guests)}, ${netCentsOf(guests)}, ${booking.hasPickup},
				${booking.pickupHotel}, ${booking.pickupHotelRoom}
			FROM bookings WHERE ${isOwn}`),
		entry: recordBookingEntry(
			db,
			sql`(SELECT id FROM bookings WHERE ${isOwn})`,
			{ type: "booked", actor: actorOf(seller), now },
			sql`EXISTS (SELECT 1 FROM bookings WHERE ${isOwn})`,
		),
	};
}

/**
 * The batch of a command that changes a reseller's live booking, confirms it or makes its hold longer. Other seats are
 * claimed by its UPDATE, which frees the old ones: it changes nothing where they are not free.
 */
export function changeForReseller(
	db: Database,
	storedBooking: LiveResellerBooking,
	{
		changedBooking: booking,
		claim,
		entry,
		seller,
		now,
	}: {
		changedBooking: ResellerBooking;
		/** Null: seats and price stay. */
		claim: ResellerClaim | null;
		entry: "changed" | "confirmed";
		seller: Seller;
		now: number;
	},
) {
	const { id, version } = storedBooking;
	const { guests, status } = booking;
	const earlierFields = guestFields(storedBooking, seller);
	const fields = guestFields(booking, seller);
	const { operatorPhone } = seller;
	// what the reseller does not change stays as staff have put it right
	const fieldAfter = (field: keyof typeof fields) =>
		earlierFields[field] === fields[field] ? sql.identifier(field) : sql`${fields[field]}`;
	const phoneE164 =
		earlierFields.phone === fields.phone
			? sql`phone_e164`
			: sql`${internationalNumber(fields.phone, operatorPhone)}`;
	return {
		version: takeVersion(db, "bookings", { id, version }),
		seats: claim ? claimOthers(db, id, { booking, claim, now }) : undefined,
		fields: db.run(sql`
			UPDATE bookings SET name = ${fieldAfter("name")}, email = ${fieldAfter("email")},
				phone = ${fieldAfter("phone")}, phone_e164 = ${phoneE164}, comments = ${fieldAfter("comments")},
				language = ${fieldAfter("language")}, status = ${status}, confirmed_at = ${booking.confirmedAt},
				hold_expires_at = ${booking.holdExpiresAt}, updated_at = ${now}
			WHERE id = ${id} AND ${takesSeats(now)}`),
		isLive: abortUnless(db, sql`changes() = 1`),
		ofReseller: db.run(sql`
			UPDATE reseller_bookings SET reference = ${booking.resellerReference},
				contact = ${JSON.stringify(booking.contact)}, guests = ${JSON.stringify(guests)},
				net_cents = ${netCentsOf(guests)}, has_pickup = ${booking.hasPickup},
				pickup_hotel = ${booking.pickupHotel}, pickup_hotel_room = ${booking.pickupHotelRoom}
			WHERE booking_id = ${id}`),
		money: status === "confirmed" ? collectedByReseller(db, id, now) : undefined,
		entry: recordBookingEntry(
			db,
			id,
			{
				type: entry,
				typedText: entry === "changed" ? inShort(booking) : "",
				...{ actor: actorOf(seller), now },
			},
			sql`true`,
		),
	};
}

/** For the history, in no language. */
function inShort({ departure, guests, pickup }: ResellerBooking): string {
	return `${departure.date} ${departure.startTime} · ${guests.length} · ${pickup.title}`;
}

function claimOthers(
	db: Database,
	id: number,
	{ booking, claim, now }: { booking: ResellerBooking; claim: ResellerClaim; now: number },
) {
	const { departure, guests, policy } = booking;
	const { lines, pickup } = claim;
	const { adults, children, bebe } = peopleOf(guests);
	const seats = { departureId: departure.id, seats: guests.length, isWhole: false, now };
	const free = { ...seats, exceptBookingId: id };
	const pickupTime = timeOn(sql`stop.pickup_time`, "excursion", "departure");
	// it may change what it has of a departure that is closed, or has lost seats
	const keepsSeats = sql`(departure.id = bookings.departure_id AND departure.state <> 'cancelled'
		AND bookings.seats >= ${guests.length})`;
	return {
		lines: replacePriceLines(db, { bookingId: id, lines }),
		booking: db.run(sql`
			UPDATE bookings SET departure_id = departure.id, excursion_id = excursion.id, title = excursion.title,
				date = departure.date, start_time = departure.start_time,
				cancellation_policy = ${JSON.stringify(policy)}, policy_start = ${booking.policyStart},
				adults = ${adults}, children = ${children}, bebe = ${bebe}, price_cents = ${priceCentsOf(guests)},
				list_price_cents = ${claim.listPriceCents}, pickup = ${pickupLabel(pickup)},
				pickup_point_id = stop.pickup_point_id, pickup_time = ${pickupTime}, updated_at = ${now}
			FROM departures AS departure
			JOIN excursions AS excursion ON excursion.id = departure.excursion_id AND excursion.is_active = 1
			JOIN pickup_assignments AS stop ON stop.excursion_id = excursion.id
				AND stop.pickup_point_id = ${pickup.pointId} AND ${pickupTime} = ${pickup.time}
			WHERE bookings.id = ${id} AND departure.id = ${departure.id}
				AND (${keepsSeats} OR (departure.state = 'open' AND ${seatsAreFree(free)}))
				AND departure.start_time = ${departure.startTime} AND excursion.version = ${claim.excursion.version}
				AND ${extrasAreLeft(lines, free)}`),
		areFree: abortUnless(db, sql`changes() = 1`),
	};
}

/** What becomes of the net price and why, in the batch that cancels the booking at the reseller's wish. */
export function refundOfReseller(
	db: Database,
	bookingId: number,
	{
		refund,
		reason,
		keptPercent,
	}: Pick<ResellerBooking, "refund" | "reason"> & { keptPercent: number },
) {
	return db.run(sql`
		UPDATE reseller_bookings SET refund = ${refund}, reason = ${reason},
			net_cents = CAST(round(net_cents * ${keptPercent} / 100.0) AS INTEGER)
		WHERE booking_id = ${bookingId}`);
}
