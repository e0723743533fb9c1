import { sql } from "drizzle-orm";
import type { ExtraQuantity } from "#app/catalogue/extras/extra.ts";

/**
 * SQL: what a row of `bookings` has of fares and extras, as JSON that `readExtras` reads; by their titles for staff. A fare
 * says the proof to look at: "Canary resident (DNI or certificate of residence)".
 */
export const extrasAsJson = sql`(
	SELECT json_group_array(json_object('title', title, 'quantity', quantity))
	FROM (
		SELECT * FROM (
			SELECT fares.title || iif(fares.proof = '', '', ' (' || fares.proof || ')') AS title, line.quantity
			FROM price_lines AS line JOIN fares ON fares.id = line.fare_id
			WHERE line.booking_id = bookings.id ORDER BY fares.position, fares.id)
		UNION ALL
		SELECT * FROM (
			SELECT extras.title, line.quantity FROM price_lines AS line JOIN extras ON extras.id = line.extra_id
			WHERE line.booking_id = bookings.id ORDER BY extras.position, extras.id)))`;

export function readExtras(json: string): ExtraQuantity[] {
	return JSON.parse(json);
}
