/**
 * What of a booking's rows belongs to its guest of today. Attack: an address that was typed wrongly, or a booking that
 * was handed on, leaves words of somebody else in history, mails and incidents; a download must not pass them on.
 */
import * as v from "valibot";
export type Row = Record<string, unknown>;

const guestSchema = v.object({
	name: v.nullable(v.string()),
	email: v.nullable(v.string()),
	phone: v.nullable(v.string()),
});
type GuestOfToday = v.InferOutput<typeof guestSchema>;

/** From the row of `bookings`. Nobody, for a booking that is gone. */
export function guestOfToday(booking: Row | undefined): GuestOfToday {
	const { output, success } = v.safeParse(guestSchema, booking);
	return success ? output : { name: null, email: null, phone: null };
}

/** A row as its guest may have it; null for one that is somebody else's as a whole. */
export function rowOfGuest(table: string, row: Row, guest: GuestOfToday): Row | null {
	switch (table) {
		case "booking_events":
			return { ...row, line: lineOfGuest(row.line, guest) };
		case "attention_items":
			return row.kind === "mail came back" && row.detail !== guest.email
				? { ...row, detail: "" }
				: row;
		case "outbox":
			return row.recipient === guest.email
				? { ...row, text_body: withoutLinks(row.text_body) }
				: null;
		case "told_guests":
			return { ...row, text: withoutLinks(row.text) };
		// what the guest said, did, owes and paid
		case "bookings":
		case "boarding_ticks":
		case "boardings":
		case "reseller_bookings":
		case "price_lines":
		case "answers":
		case "weather_choices":
		case "payments":
		case "refunds":
		case "credits":
		case "credit_movements":
		case "disputes":
		case "waiting_parties":
			return row;
		default:
			throw new Error(`Nobody has said whose words the table ${table} keeps.`);
	}
}

/** Attack: a link in a mail opens the booking for whoever reads the file. */
function withoutLinks(text: unknown): unknown {
	return typeof text === "string" ? text.replace(/https?:\/\/\S+/g, "[link]") : text;
}

const change = v.looseObject({ field: v.string() });
const lineSchema = v.variant("code", [
	v.looseObject({ code: v.literal("edited"), changes: v.array(change) }),
	v.looseObject({ code: v.literal("mail returned"), recipient: v.string() }),
]);

/** An entry of the history: of a name or an address it says what it is today, and otherwise only that it changed. */
function lineOfGuest(line: unknown, guest: GuestOfToday): unknown {
	const read = v.safeParse(lineSchema, line);
	if (!read.success) return line;
	if (read.output.code === "mail returned") {
		const { recipient, ...rest } = read.output;
		return recipient === guest.email ? line : rest;
	}
	const changes = read.output.changes.map((each) => changeOfGuest(each, guest));
	return { ...read.output, changes };
}

function changeOfGuest(
	{ field, before: valueBefore, after: valueAfter, ...rest }: v.InferOutput<typeof change>,
	guest: GuestOfToday,
): Row {
	if (field !== "name" && field !== "email" && field !== "phone")
		return { field, before: valueBefore, after: valueAfter, ...rest };
	return {
		field,
		...(valueBefore === guest[field] ? { before: valueBefore } : {}),
		...(valueAfter === guest[field] ? { after: valueAfter } : {}),
	};
}
