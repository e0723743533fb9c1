import { eq, sql } from "drizzle-orm";
import { pickupLabel } from "#app/catalogue/excursion.ts";
import type { ExtrasLeft } from "#app/catalogue/extras/extra-stock.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { timeOn } from "#app/departures/departure-times.server.ts";
import { extrasAreLeft, extrasLeftOn } from "#app/departures/seats/extras-are-left.server.ts";
import { seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import { clockAnew } from "#app/sales/booking/booking-times.server.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { EditPlan, OtherExcursion } from "./edit-plan.ts";

/** What a departure has for a booking; what the booking has there is not counted against it. */
export interface Room {
	/** For its party. */
	hasSeats: boolean;
	extrasLeft: ExtrasLeft;
}

/** One round trip. */
export async function readRoom(
	db: Database,
	bookingId: number,
	{
		departureId,
		seats,
		now,
	}: {
		/** Absent: the booking's own. */
		departureId?: number;
		/** Absent: those of its party. */
		seats?: number;
		now: number;
	},
): Promise<Room> {
	const claim = {
		departureId: departureId ?? sql`bookings.departure_id`,
		seats: seats ?? sql`bookings.seats`,
		isWhole: sql`bookings.is_whole`,
		...{ now, exceptBookingId: bookingId },
	};
	const [room] = await db
		.select({
			hasSeats: sql`coalesce(${seatsAreFree(claim)}, 0)`.mapWith(Boolean),
			extrasLeft: extrasLeftOn(claim),
		})
		.from(bookings)
		.where(eq(bookings.id, bookingId));
	return room ?? { hasSeats: false, extrasLeft: {} };
}

/** The UPDATE of a correction by staff. More seats are claimed by it: it changes nothing when they are not free. */
export function editStatement(
	db: Database,
	{
		id,
		departureId,
		seats,
		isWhole,
	}: Pick<BookingRecord, "id" | "departureId" | "seats" | "isWhole">,
	{
		recordAfter,
		stop,
		lines,
		phoneE164,
		now,
	}: {
		recordAfter: BookingRecord;
		/** The new stop; null: the pickup stays. */
		stop: EditPlan["stop"];
		/** Null: they stay. */
		lines: EditPlan["lines"];
		phoneE164: string | null;
		now: number;
	},
) {
	const claim = { departureId, seats: recordAfter.seats, isWhole, now, exceptBookingId: id };
	const pickup = stop
		? sql`pickup = ${pickupLabel(stop)}, pickup_point_id = ${stop.pointId}, pickup_time = ${stop.time},`
		: sql``;
	return db.run(sql`
		UPDATE bookings SET name = ${recordAfter.name}, email = ${recordAfter.email}, phone = ${recordAfter.phone},
			phone_e164 = ${phoneE164}, language = ${recordAfter.language},
			guide_notes = ${recordAfter.guideNotes}, staff_notes = ${recordAfter.staffNotes}, ${pickup}
			adults = ${recordAfter.adults}, children = ${recordAfter.children}, bebe = ${recordAfter.bebe},
			price_cents = ${recordAfter.priceCents}, list_price_cents = ${recordAfter.listPriceCents},
			confirm_id = ${recordAfter.confirmId}, updated_at = ${now}
		WHERE id = ${id} AND ${recordAfter.seats > seats ? seatsAreFree(claim) : sql`true`}
			AND ${extrasAreLeft(lines ?? [], claim)}`);
}

/**
 * The UPDATE that moves a booking to another excursion. It takes the seats there as a sale does, in one statement with
 * the check, and only for the excursion and the stop as staff saw them. The party pays the list's price there, so the use of
 * a code comes back.
 */
export function otherExcursionStatement(
	db: Database,
	{
		recordBefore,
		recordAfter,
		plan,
	}: {
		recordBefore: Pick<BookingRecord, "id" | "seats" | "isWhole">;
		recordAfter: BookingRecord;
		plan: EditPlan;
	},
	{ other, now }: { other: OtherExcursion; now: number },
) {
	const { departureId, pickupPointId } = recordAfter;
	const { id: exceptBookingId, seats, isWhole } = recordBefore;
	const claim = { departureId, seats, isWhole, now, exceptBookingId };
	const pickupTime = timeOn(sql`stop.pickup_time`, "excursion", "departure");
	return db.run(sql`
		UPDATE bookings SET departure_id = departure.id, excursion_id = excursion.id, title = excursion.title,
			date = departure.date, start_time = departure.start_time,
			policy_start = ${clockAnew(sql`departure.date`, sql`departure.start_time`)}, pickup = ${recordAfter.pickup},
			pickup_point_id = stop.pickup_point_id, pickup_time = ${pickupTime},
			price_cents = ${recordAfter.priceCents}, list_price_cents = ${recordAfter.listPriceCents}, code_id = NULL,
			updated_at = ${now}
		FROM departures AS departure
		JOIN excursions AS excursion ON excursion.id = departure.excursion_id
		JOIN pickup_assignments AS stop
			ON stop.excursion_id = excursion.id AND stop.pickup_point_id = ${pickupPointId}
		WHERE bookings.id = ${recordBefore.id} AND departure.id = ${departureId}
			AND excursion.is_active = 1 AND excursion.version = ${other.version}
			AND ${pickupTime} = ${plan.stop?.time ?? ""}
			AND ${seatsAreFree(claim)} AND ${extrasAreLeft(plan.lines ?? [], claim)}`);
}

/** A new address for a confirmed booking: the old link and its QR code end. */
export function reissueStatement(
	db: Database,
	{ id, confirmId, now }: { id: number; confirmId: string; now: number },
) {
	return db.run(
		sql`UPDATE bookings SET confirm_id = ${confirmId}, updated_at = ${now} WHERE id = ${id}`,
	);
}
