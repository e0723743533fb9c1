import { sql } from "drizzle-orm";

/** SQL on `bookings` of the name of the reseller who sold; NULL without one. */
export const sellingReseller = sql<string | null>`(SELECT seller.name FROM reseller_bookings AS sold
	JOIN resellers AS seller ON seller.id = sold.reseller_id WHERE sold.booking_id = bookings.id)`;

/** SQL on `bookings` of the reseller who sold, with its own number of the booking; NULL without one. */
export const resellerName = sql`(SELECT seller.name || coalesce(' · ' || sold.reference, '') FROM reseller_bookings AS sold
	JOIN resellers AS seller ON seller.id = sold.reseller_id WHERE sold.booking_id = bookings.id)`;

/** SQL on `bookings` of who sold: a hotel by its name, a reseller by its name and reference; "web" is we ourselves. */
export const partnerName = sql`coalesce((SELECT name FROM hotels WHERE hotels.id = bookings.hotel_id), ${resellerName}, 'web')`;

/** SQL on `bookings` of where the guests of a reseller wish to be picked up, while no stop is chosen: "" where it has not said it, else NULL. */
export const openPickup = sql`(SELECT coalesce(sold.pickup_hotel || coalesce(', ' || sold.pickup_hotel_room, ''), '')
	FROM reseller_bookings AS sold WHERE sold.booking_id = bookings.id AND sold.has_pickup = 0)`;
