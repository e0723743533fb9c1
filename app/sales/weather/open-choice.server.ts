import { sql } from "drizzle-orm";
import type { OpenWeatherChoice } from "./open-choice.ts";

/** SQL, true for a row `bookings` whose departure the weather called off, and whose guest has not chosen. */
export const isChoosing = sql`EXISTS (SELECT 1 FROM weather_choices AS weather
	WHERE weather.booking_id = bookings.id AND weather.departure_id = bookings.departure_id AND weather.choice IS NULL)`;

/** What the guest of a row `bookings` chooses, or may choose otherwise; null for most. */
export const openWeatherChoice = sql`(
	SELECT json_object('departureId', weather.departure_id, 'date', leaving.date, 'until', weather.until, 'choice', weather.choice)
	FROM weather_choices AS weather JOIN departures AS leaving ON leaving.id = weather.departure_id
	WHERE weather.booking_id = bookings.id
		AND ((weather.choice IS NULL AND weather.departure_id = bookings.departure_id)
			OR (weather.choice = 'move' AND weather.target_id = bookings.departure_id))
	ORDER BY weather.created_at DESC LIMIT 1)`.mapWith((json: string): OpenWeatherChoice | null =>
	JSON.parse(json),
);

/** Cents that are left of the credit that the guest of a row `bookings` chose because of the weather; null for most. */
export const weatherCreditCents = sql<number | null>`(
	SELECT credits.balance_cents FROM credits
	WHERE credits.booking_id = bookings.id AND credits.reason = 'weather'
	ORDER BY credits.id DESC LIMIT 1)`;
