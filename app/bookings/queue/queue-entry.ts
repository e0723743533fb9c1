import { type Incident, incidentSentence, type QueueKind } from "#app/incidents/incident.ts";
import { formatCount, formatDate, formatMoney } from "#app/ui/format/format.ts";

/** One thing that staff must look at. */
export interface QueueEntry {
	kind: QueueKind;
	/** Local date and time from which on it is a problem: "2027-06-05T08:45". */
	due: string;
	/** The row of an incident. */
	itemId: number | null;
	incident: Incident | null;
	/** The message of a visitor; `title` is the visitor's name then. */
	messageId: number | null;
	/** The booking whose money has to go back. */
	bookingId: number | null;
	reference: string;
	/** The departure; empty for an incident and a message. */
	excursionId: string;
	title: string;
	/** Local date. */
	date: string;
	/** Confirmed seats of a departure, its seats, and those sold beyond these or its vehicle's. */
	sold: number;
	offered: number;
	extra: number;
	/** Cents that go back. */
	amountCents: number;
	/** ISO 4217 */
	currency: string;
}

export function queueSentence(entry: QueueEntry): string {
	const { kind, incident, title, sold, offered, extra, amountCents, currency } = entry;
	switch (kind) {
		case "oversold":
			return sold - offered === extra
				? `${sold} sold, that is ${extra} more than ${offered}`
				: `${extra} more sold than the vehicle has seats`;
		case "closed but sold":
			return `${formatCount(sold, { one: "guest is", other: "guests are" })} booked, but the date is closed`;
		case "no guide":
			return `Nobody guides ${formatCount(sold, { one: "guest", other: "guests" })} yet`;
		case "no vehicle":
			return `No vehicle takes ${formatCount(sold, { one: "guest", other: "guests" })} yet`;
		case "hotel pays back":
			return `The hotel has to pay ${formatMoney(amountCents, currency)} back to the guest`;
		case "cash goes back":
			return `${formatMoney(amountCents, currency)} go back to the guest by hand`;
		case "message":
			return `${title} waits for an answer`;
		default:
			return incident ? incidentSentence(incident) : "";
	}
}

/** What staff do about it; null for what has its actions beside it. */
export function queueWay({ kind }: QueueEntry): string | null {
	switch (kind) {
		case "oversold":
		case "closed but sold":
			return "Move or cancel the departure, or give it the seats it needs; it leaves this list automatically.";
		case "no guide":
		case "no vehicle":
			return "Choose one in the calendar; it leaves this list automatically.";
		case "hotel pays back":
			return "Ask the hotel, then mark the booking as paid back.";
		case "cash goes back":
			return "Give the money back, then record it on the booking.";
		default:
			return null;
	}
}

/** Where it is put right. */
export function queuePath({ kind, bookingId, excursionId, date }: QueueEntry): string {
	if (bookingId) return `/dashboard/bookings/${bookingId}`;
	if (kind === "no guide" || kind === "no vehicle")
		return `/dashboard/calendar?day=${date}&on=${excursionId}_${date}&act=team`;
	if (kind === "oversold" || kind === "closed but sold")
		return `/dashboard/departures/${excursionId}/${date}`;
	return "/dashboard/attention";
}

/**
 * "Before 08:45", with the day when it is not today; "Since …" when it is a problem already.
 * @param now local date and time, like `due`.
 */
export function dueInWords({ due }: Pick<QueueEntry, "due">, now: string): string {
	const [date = "", time = ""] = due.split("T");
	const when = now.startsWith(date) ? time : `${formatDate(date, "short")}, ${time}`;
	return due > now ? `Before ${when}` : `Since ${when}`;
}

/** Identifies an entry on a page. */
export function queueEntryKey({ kind, itemId, messageId, ...entry }: QueueEntry): string {
	return `${kind} ${itemId} ${messageId} ${entry.bookingId} ${entry.excursionId} ${entry.date}`;
}
