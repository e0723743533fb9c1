import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { guestMailsTexts } from "#app/messages/texts.ts";
import { hotelOfGuest } from "#app/operations/messages/departure-messages.server.ts";
import type { HandGuest } from "#app/operations/messages/hand-links.tsx";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import { type MessageTrip, wordsFor } from "#app/sales/mails/departure-message-words.ts";
import { titleForGuest } from "#app/sales/mails/guest-words.server.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

interface CallRow {
	itemId: number;
	/** The code of what the guest does not know yet; null for a mail that did not arrive. */
	cause: string | null;
	name: string;
	reference: string;
	language: string | null;
	phone: string | null;
	/** Local date. */
	date: string;
	time: string;
	stop: string;
	guestTrip: string;
	hotelName: string | null;
	hotelPhone: string | null;
}

/** A guest whom no mail reaches, with a text in the guest's language for WhatsApp and SMS. */
export interface GuestToCall extends HandGuest {
	itemId: number;
	text: string;
}

/** The guests of incidents about mails, with their numbers. @param items a SELECT of the incidents' ids. */
export function guestsToCallStatement(db: Database, items: SQL, kinds: SQL) {
	return db.all<CallRow>(sql`
		SELECT item.id AS itemId, item.line ->> '$.code' AS cause, bookings.name, bookings.reference, bookings.language,
			bookings.phone, bookings.date, bookings.pickup_time AS time, point.title AS stop, ${titleForGuest()} AS guestTrip,
			${hotelOfGuest(sql`name`)} AS hotelName, ${hotelOfGuest(sql`phone`)} AS hotelPhone
		FROM attention_items AS item JOIN bookings ON bookings.id = item.booking_id
		JOIN pickup_points AS point ON point.id = bookings.pickup_point_id
		WHERE item.id IN (${items}) AND ${kinds}`);
}

export function toGuestToCall(row: CallRow, trip: Omit<MessageTrip, "date">): GuestToCall {
	const { itemId, name, phone, language, date, time, stop, guestTrip, hotelName, hotelPhone } = row;
	const pickup = { time, title: stop };
	const reader = { name, language, pickup, inGuestWords: { trip: guestTrip, stop, place: "" } };
	const message = { kind: "other" as const, stops: "all", text: newsOf(row) };
	return {
		itemId,
		name,
		phone,
		hotel: hotelName && hotelPhone ? { name: hotelName, phone: hotelPhone } : null,
		pickup,
		text: wordsFor(reader, message, { ...trip, date }).short,
	};
}

/** What the guest does not know yet, as the subject of the mail would have said it. */
function newsOf({ cause, guestTrip: title, reference, time, ...row }: CallRow): string {
	const language = languageOfBooking(row.language);
	const texts = guestMailsTexts[language];
	const words = { title, reference, date: formatsIn(language).formatDate(row.date, "short") };
	switch (cause) {
		case "cancellation not told":
			return texts.cancelled.subject(words);
		case "weather not told":
			return texts.weather.subject(words);
		case "leaving not told":
			return texts.weather.leavesAfterAllSubject(words);
		case "day not told":
			return texts.departureMoved.subject(words);
		case "times not told":
			return texts.newTimes.subject({ ...words, time });
		default:
			return "";
	}
}
