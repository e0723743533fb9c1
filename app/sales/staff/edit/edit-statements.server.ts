import { type SQL, sql } from "drizzle-orm";
import { type Pickup, pickupLabel, seatsOf } from "#app/catalogue/excursion.ts";
import type { People } from "#app/catalogue/party-price.ts";
import { partyCents } from "#app/catalogue/party-price-sql.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { timeOn } from "#app/departures/departure-times.server.ts";
import { seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import { isSold, takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import { balanceCents } from "#app/sales/payments/payment-money.server.ts";
import { leastOnlineCents } from "#app/sales/payments/payment-status.ts";
import { type BookingScope, inScope } from "../booking-scope.server.ts";
import type { BookingEdit } from "./booking-edit-rules.ts";
import type { EditPlan } from "./edit-plan.ts";

const storedParty = {
	adults: sql`bookings.adults`,
	children: sql`bookings.children`,
	bebe: sql`bookings.bebe`,
} satisfies Record<keyof People, SQL>;

/**
 * The UPDATE of a correction by staff. It takes effect only on the version that staff saw, and checks seats, stop
 * and prices itself: more seats need room, and the difference must still be the one that was shown.
 */
export function editStatement(
	db: Database,
	{ id, departureId, seats }: { id: number; departureId: number; seats: number },
	{
		scope,
		edit,
		stop,
		price,
		confirmId,
		condition,
		phoneE164,
		now,
	}: {
		scope: BookingScope;
		edit: BookingEdit;
		phoneE164: string | null;
		stop: EditPlan["stop"];
		price: EditPlan["price"];
		/** Another one ends the old link. */
		confirmId: string;
		condition: SQL;
		now: number;
	},
) {
	const party = { adults: edit.adults, children: edit.children, bebe: edit.bebe };
	const wanted = seatsOf(party);
	const claim = { departureId, seats: wanted, now, exceptBookingId: id };
	const pickup = stop
		? sql`pickup = ${pickupLabel(stop)}, pickup_point_id = ${stop.pointId}, pickup_time = ${stop.time},`
		: sql``;
	const stopIsThere = stop
		? sql`EXISTS (SELECT 1 FROM pickup_assignments AS stop WHERE stop.excursion_id = bookings.excursion_id
			AND stop.pickup_point_id = ${stop.pointId}
			AND ${timeOn(sql`stop.pickup_time`, "excursion", "departure")} = ${stop.time})`
		: sql`true`;
	return db.run(sql`
		UPDATE bookings SET name = ${edit.name}, email = ${edit.email}, phone = ${edit.phone},
			phone_e164 = ${phoneE164}, language = ${edit.language},
			guide_notes = ${edit.guideNotes}, staff_notes = ${edit.staffNotes}, ${pickup}
			adults = ${party.adults}, children = ${party.children}, bebe = ${party.bebe},
			price_cents = ${price.priceCents}, list_price_cents = ${price.listPriceCents},
			confirm_id = ${confirmId}, updated_at = ${now}
		FROM departures AS departure
		JOIN excursions AS excursion ON excursion.id = departure.excursion_id
		WHERE bookings.id = ${id} AND departure.id = ${departureId} AND bookings.departure_id = departure.id
			AND ${inScope(scope)} AND bookings.updated_at = ${edit.seenAt} AND ${takesSeats(now)}
			AND ${partyCents(party, "excursion")} - ${partyCents(storedParty, "excursion")} = ${price.listDifferenceCents}
			AND ${stopIsThere} AND ${wanted > seats ? seatsAreFree(claim) : sql`true`} AND ${condition}`);
}

/**
 * The UPDATE that moves a booking to another excursion. It takes the seats there as a sale does, in one statement with
 * the check, and only for the stop, the title and the price that staff saw.
 */
export function otherExcursionStatement(
	db: Database,
	{ id, seats }: { id: number; seats: number },
	{
		scope,
		seenAt,
		other: { departureId, title, stop },
		price,
		listPriceCents,
		condition,
		now,
	}: {
		scope: BookingScope;
		seenAt: number;
		other: { departureId: number; title: string; stop: Pickup };
		price: EditPlan["price"];
		/** What the other excursion's list asks of the party. */
		listPriceCents: number;
		condition: SQL;
		now: number;
	},
) {
	const claim = { departureId, seats, now, exceptBookingId: id };
	const pickupTime = timeOn(sql`stop.pickup_time`, "excursion", "departure");
	return db.run(sql`
		UPDATE bookings SET departure_id = departure.id, excursion_id = excursion.id, title = excursion.title,
			date = departure.date, start_time = departure.start_time, pickup = ${pickupLabel(stop)},
			pickup_point_id = stop.pickup_point_id, pickup_time = ${pickupTime},
			price_cents = ${price.priceCents}, list_price_cents = ${price.listPriceCents}, updated_at = ${now}
		FROM departures AS departure
		JOIN excursions AS excursion ON excursion.id = departure.excursion_id
		JOIN pickup_assignments AS stop
			ON stop.excursion_id = excursion.id AND stop.pickup_point_id = ${stop.pointId}
		WHERE bookings.id = ${id} AND ${inScope(scope)} AND departure.id = ${departureId}
			AND excursion.is_active = 1 AND excursion.title = ${title} AND ${pickupTime} = ${stop.time}
			AND bookings.updated_at = ${seenAt} AND ${isSold()} AND bookings.list_price_cents IS NULL
			AND NOT EXISTS (SELECT 1 FROM boardings WHERE booking_id = bookings.id AND state IS NOT NULL)
			AND ${partyCents(storedParty, "excursion")} = ${listPriceCents}
			AND ${seatsAreFree(claim)} AND ${condition}`);
}

/**
 * The UPDATE with which staff let the guest of a confirmed booking pay online what is still owed. The link stays: the
 * guest's page asks for what is owed when it is opened.
 */
export function payLinkStatement(
	db: Database,
	{ id, scope }: { id: number; scope: BookingScope },
	{ condition, now }: { condition: SQL; now: number },
) {
	return db.run(sql`
		UPDATE bookings SET pay_link_at = coalesce(pay_link_at, ${now})
		WHERE id = ${id} AND ${inScope(scope)} AND bookings.erased_at IS NULL AND ${isSold()}
			AND ${balanceCents()} >= ${leastOnlineCents}
			AND ${condition}`);
}

/** A new address for a confirmed booking: the old link and its QR code end. */
export function reissueStatement(
	db: Database,
	{ id, scope, confirmId }: { id: number; scope: BookingScope; confirmId: string },
	{ seenAt, condition, now }: { seenAt: number; condition: SQL; now: number },
) {
	return db.run(sql`
		UPDATE bookings SET confirm_id = ${confirmId}, updated_at = ${now}
		WHERE id = ${id} AND ${inScope(scope)} AND updated_at = ${seenAt} AND ${condition}`);
}
