import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { noteInWords } from "#app/departures/departure-note-lines.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { hotelOfGuest } from "#app/operations/messages/departure-messages.server.ts";
import { hasReturnedMail } from "#app/outbox/returned-mail.server.ts";
import { islandTimeInWords } from "#app/sales/cancellation/refund-promise.ts";
import { guestLanguage } from "#app/sales/mails/guest-language.ts";
import { titleForGuest } from "#app/sales/mails/guest-words.server.ts";
import { isChoosing } from "#app/sales/weather/open-choice.server.ts";
import { weatherPath } from "#app/sales/weather/open-choice.ts";
import type { WeatherBy } from "#app/sales/weather/weather-choice.ts";

interface GuestRow {
	bookingId: number;
	reference: string;
	name: string;
	language: string | null;
	seats: number;
	currency: string;
	phone: string | null;
	confirmId: string;
	/** As the guest reads it. */
	guestTrip: string;
	date: string;
	/** Milliseconds since the epoch. */
	until: number;
	choice: "money" | "move" | "credit" | null;
	/** That went back, or became credit. */
	cents: number;
	chosenBy: WeatherBy | null;
	chosenAt: number | null;
	isOpen: number;
	isMailed: number;
	stop: string;
	hotelName: string | null;
	hotelPhone: string | null;
	targetDate: string | null;
	targetStart: string | null;
}

/** A departure that the weather called off, and all who had to choose; one round trip. Null for an unknown departure. */
export async function readCalledOff(
	db: Database,
	departureId: number,
	place: { appUrl: string; timeZone: string },
) {
	const {
		departure: [departure],
		rows,
	} = await runBatch(db, {
		departure: db.all<{
			title: string;
			date: string;
			startTime: string;
			note: string;
			line: string | null;
		}>(sql`
			SELECT excursions.title, leaving.date, leaving.start_time AS startTime, leaving.note, leaving.line
			FROM departures AS leaving JOIN excursions ON excursions.id = leaving.excursion_id
			WHERE leaving.id = ${departureId}`),
		rows: db.all<GuestRow>(sql`
			SELECT bookings.id AS bookingId, bookings.reference, bookings.name, bookings.language, bookings.seats,
				bookings.currency, coalesce(bookings.phone_e164, bookings.phone) AS phone,
				bookings.confirm_id AS confirmId, ${titleForGuest()} AS guestTrip, bookings.date, point.title AS stop,
				chosen.until, chosen.choice, chosen.cents, chosen.chosen_by AS chosenBy, chosen.chosen_at AS chosenAt,
				${isChoosing} AND ${isSold()} AND bookings.departure_id = chosen.departure_id AS isOpen,
				bookings.email IS NOT NULL AND NOT ${hasReturnedMail(sql`bookings.id`, sql`bookings.email`)} AS isMailed,
				target.date AS targetDate, target.start_time AS targetStart,
				${hotelOfGuest(sql`name`)} AS hotelName, ${hotelOfGuest(sql`phone`)} AS hotelPhone
			FROM weather_choices AS chosen JOIN bookings ON bookings.id = chosen.booking_id
			JOIN pickup_points AS point ON point.id = bookings.pickup_point_id
			LEFT JOIN departures AS target ON target.id = chosen.target_id
			WHERE chosen.departure_id = ${departureId}
			ORDER BY bookings.name, bookings.id`),
	});
	if (!departure) return null;
	return {
		...departure,
		note: noteInWords(departure),
		guests: rows.map((row) => toGuest(row, place)),
	};
}

/** A guest of a departure that the weather called off, and what the guest has chosen. */
export type CalledOffGuest = ReturnType<typeof toGuest>;

function toGuest(
	{
		choice,
		isOpen,
		isMailed,
		stop,
		hotelName,
		hotelPhone,
		targetDate,
		targetStart,
		confirmId,
		guestTrip,
		date,
		...row
	}: GuestRow,
	place: { appUrl: string; timeZone: string },
) {
	const state: NonNullable<typeof choice> | "open" | "otherwise" =
		choice ?? (isOpen ? "open" : "otherwise");
	return {
		...row,
		/** `open` has not chosen yet; `otherwise`: staff have moved or cancelled the booking meanwhile. */
		state,
		hotel: hotelName && hotelPhone ? { name: hotelName, phone: hotelPhone } : null,
		pickup: { title: stop },
		/** The departure that was taken. */
		target: targetDate && targetStart ? { date: targetDate, startTime: targetStart } : null,
		/** For a guest whom no mail reaches: the question. Its link is the guest's permission: no screen gets it of a guest who has it. */
		text:
			state === "open" && !isMailed
				? questionOf({ ...row, confirmId, guestTrip, date }, place)
				: null,
	};
}

function questionOf(
	guest: Pick<GuestRow, "language" | "confirmId" | "guestTrip" | "date" | "until">,
	{ appUrl, timeZone }: { appUrl: string; timeZone: string },
): string {
	const { texts, formats, language, urlOf } = guestLanguage(guest, { appUrl });
	const date = formats.formatDate(guest.date, "long");
	return [
		texts.weather.sorry({ title: guest.guestTrip, date }),
		texts.weather.choose({ until: islandTimeInWords(guest.until, timeZone, language) }),
		urlOf(weatherPath(guest.confirmId)),
	].join(" ");
}
