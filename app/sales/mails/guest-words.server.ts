/**
 * SQL of what staff wrote, as the guest of a booking reads it: in the booking's language, else in English. Bookings
 * keep the English names, so that staff read one name for one thing.
 */
import { type SQL, sql } from "drizzle-orm";
import { pickupLabel } from "#app/catalogue/excursion.ts";
import type { Database } from "#app/database/client.server.ts";
import { textIn } from "#app/database/translations.server.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";

/** As `languageOfBooking` reads it: "de-AT" is German. */
const languageOf = (booking: string) => sql`substr(${sql.raw(booking)}.language, 1, 2)`;

/** The title of the trip. */
export function titleForGuest(booking = "bookings"): SQL<string> {
	const trip = { excursionId: sql.raw(`${booking}.excursion_id`) };
	return textIn(languageOf(booking), trip, "title", sql.raw(`${booking}.title`));
}

export function whatToBringForGuest(english: SQL, booking = "bookings"): SQL<string> {
	const trip = { excursionId: sql.raw(`${booking}.excursion_id`) };
	return textIn(languageOf(booking), trip, "what_to_bring", english);
}

/** Name of the stop, or where exactly to wait there. */
export function stopForGuest(
	field: "title" | "place",
	english: SQL,
	booking = "bookings",
): SQL<string> {
	const stop = { pickupPointId: sql.raw(`${booking}.pickup_point_id`) };
	return textIn(languageOf(booking), stop, field, english);
}

interface EditedBooking {
	excursionId: string;
	title: string;
	/** "04:30 · Hotel Los Dragos" */
	pickup: string;
	pickupPointId: number;
	language: string | null;
}

/** Title, pickup and where exactly to wait there, of a booking that is about to be stored like this. */
export async function readGuestWords(
	db: Database,
	{ excursionId, title, pickup, pickupPointId, language }: EditedBooking,
): Promise<{ title: string; pickup: string; place: string }> {
	const ownLanguage = languageOfBooking(language);
	const point = { pickupPointId: sql`${pickupPointId}` };
	const place = sql`(SELECT place FROM pickup_points WHERE id = ${pickupPointId})`;
	const [wordsRow] = await db.all<{ title: string; stop: string | null; place: string }>(sql`
		SELECT ${textIn(ownLanguage, { excursionId: sql`${excursionId}` }, "title", sql`${title}`)} AS title,
			${textIn(ownLanguage, point, "title", sql`NULL`)} AS stop, ${textIn(ownLanguage, point, "place", place)} AS place`);
	return {
		title: wordsRow?.title ?? title,
		pickup: wordsRow?.stop
			? pickupLabel({ time: pickup.slice(0, 5), title: wordsRow.stop })
			: pickup,
		place: wordsRow?.place ?? "",
	};
}
