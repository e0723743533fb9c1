import { sql } from "drizzle-orm";
import type { ExtraQuantity } from "#app/catalogue/extras/extra.ts";

/** SQL: what a row of `bookings` has of extras, as JSON that `readExtras` reads; by their titles for staff. */
export const extrasAsJson = sql`(
	SELECT json_group_array(json_object('title', title, 'quantity', quantity))
	FROM (SELECT extras.title, line.quantity FROM price_lines AS line JOIN extras ON extras.id = line.extra_id
		WHERE line.booking_id = bookings.id ORDER BY extras.position, extras.id))`;

export function readExtras(json: string): ExtraQuantity[] {
	return JSON.parse(json);
}
