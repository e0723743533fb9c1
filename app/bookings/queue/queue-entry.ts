import {
	type Incident,
	incidentSentence,
	isDerivedKind,
	type QueueKind,
} from "#app/incidents/incident.ts";
import { queueEntryTexts } from "#app/messages/catalogues/staff-office/queue-entry.ts";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";

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
	const { kind, incident, title, sold, offered, extra } = entry;
	const { sentences } = queueEntryTexts;
	if (!isDerivedKind(kind)) return incident ? incidentSentence(incident) : "";
	switch (kind) {
		case "oversold":
			return sold - offered === extra
				? sentences.oversold({ sold, extra, offered })
				: sentences.vehicleTooSmall({ extra });
		case "closed but sold":
			return sentences.closedButSold({ sold });
		case "no guide":
			return sentences.noGuide({ sold });
		case "no vehicle":
			return sentences.noVehicle({ sold });
		case "hotel pays back":
			return sentences.hotelPaysBack({ sum: moneyOf(entry) });
		case "cash goes back":
			return sentences.cashGoesBack({ sum: moneyOf(entry) });
		case "message":
			return sentences.message({ name: title });
	}
}

const moneyOf = ({ amountCents, currency }: QueueEntry) => formatMoney(amountCents, currency);

/** What staff do about it; null for what has its actions beside it. */
export function queueWay({ kind }: QueueEntry): string | null {
	const { ways } = queueEntryTexts;
	if (!isDerivedKind(kind)) return null;
	switch (kind) {
		case "oversold":
		case "closed but sold":
			return ways.seats;
		case "no guide":
		case "no vehicle":
			return ways.team;
		case "hotel pays back":
			return ways.hotelPaysBack;
		case "cash goes back":
			return ways.cashGoesBack;
		case "message":
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
	const when = dueWhen(due, now);
	return due > now ? queueEntryTexts.before({ when }) : queueEntryTexts.since({ when });
}

/** The same of the entry that is due before all others. */
export function firstDueInWords({ due }: Pick<QueueEntry, "due">, now: string): string {
	const when = dueWhen(due, now);
	return due > now ? queueEntryTexts.firstBefore({ when }) : queueEntryTexts.firstSince({ when });
}

function dueWhen(due: string, now: string): string {
	const [date = "", time = ""] = due.split("T");
	if (now.startsWith(date)) return time;
	return queueEntryTexts.dayAndTime({ date: formatDate(date, "short"), time });
}

/** Identifies an entry on a page. */
export function queueEntryKey({ kind, itemId, messageId, ...entry }: QueueEntry): string {
	return `${kind} ${itemId} ${messageId} ${entry.bookingId} ${entry.excursionId} ${entry.date}`;
}
