import { sql } from "drizzle-orm";

/** SQL on `bookings` of who sold: a hotel by its name, a reseller by its name and reference; "web" is we ourselves. */
export const partnerName = sql`coalesce((SELECT name FROM hotels WHERE hotels.id = bookings.hotel_id),
	(SELECT seller.name || coalesce(' · ' || sold.reference, '') FROM reseller_bookings AS sold
		JOIN resellers AS seller ON seller.id = sold.reseller_id WHERE sold.booking_id = bookings.id), 'web')`;

/** SQL on `bookings` that is 1 where a reseller has not said yet where its guests are picked up. */
export const lacksPickup = sql`EXISTS (SELECT 1 FROM reseller_bookings AS sold
	WHERE sold.booking_id = bookings.id AND sold.has_pickup = 0)`;
