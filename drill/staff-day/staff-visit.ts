import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Visit } from "../guests.ts";
import type { Notebook } from "./notebook.ts";
import type { Person, StaffScene } from "./scene.ts";

/** Somebody's errand on a staff day. */
export interface StaffVisit extends Visit {
	scene: StaffScene;
	notebook: Notebook;
}

/** What a member of staff reads on the page of a booking, by a query of the drill's own. */
export interface SeenBooking {
	id: number;
	confirmId: string;
	/** Local time. */
	startTime: string;
	status: string;
	updatedAt: number;
	adults: number;
	children: number;
	bebe: number;
	name: string;
	email: string | null;
	phone: string | null;
	language: string | null;
	guideNotes: string | null;
	staffNotes: string | null;
	pickupPointId: number;
	/** Cents. */
	price: number;
	/** 1 when the price is its own: agreed, or lowered by a refund. */
	hasOwnPrice: number;
	/** 1 when it has extras, a code or the whole trip. */
	hasChoice: number;
	/** Cents that a hotel still has to collect; null when none has. */
	hotelCollects: number | null;
	/** Price less what was paid and is not on its way back, in cents. */
	balance: number;
}

/** Null while the database is down: staff then do something else. */
export async function readBooking(
	{ world }: StaffVisit,
	which: { id: number } | { mark: string },
): Promise<SeenBooking | null> {
	const condition =
		"id" in which ? sql`booking.id = ${which.id}` : sql`booking.staff_notes = ${which.mark}`;
	const [row = null] = await world.db
		.all<SeenBooking>(sql`
			SELECT booking.id, booking.confirm_id AS confirmId, booking.start_time AS startTime, booking.status, booking.updated_at AS updatedAt,
				booking.adults, booking.children, booking.bebe, booking.name, booking.email, booking.phone,
				booking.language, booking.guide_notes AS guideNotes, booking.staff_notes AS staffNotes,
				booking.pickup_point_id AS pickupPointId, booking.price_cents AS price,
				booking.list_price_cents IS NOT NULL AS hasOwnPrice,
				EXISTS (SELECT 1 FROM price_lines AS line
					WHERE line.booking_id = booking.id AND line.kind IN ('extra', 'code', 'whole')) AS hasChoice,
				(SELECT amount_cents FROM payments WHERE booking_id = booking.id AND gateway = 'hotel'
					AND status = 'created') AS hotelCollects,
				booking.price_cents - (SELECT coalesce(sum(settled_cents), 0)
					FROM payment_money AS money WHERE money.booking_id = booking.id) AS balance
			FROM bookings AS booking WHERE ${condition} ORDER BY booking.id LIMIT 1`)
		.catch(() => []);
	return row;
}

/** A fresh form key. */
export function formKey(): string {
	return randomUUID();
}

/** One of the two at the desk. */
export function someone({ scene, random }: StaffVisit): Person {
	return random.pick(scene.desk);
}

/** An amount as staff type it. */
export function typedAmount(cents: number): string {
	return (cents / 100).toFixed(2);
}
