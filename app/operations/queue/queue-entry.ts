import {
	type Incident,
	incidentKinds,
	incidentSentence,
	isDerivedKind,
	type QueueKind,
} from "#app/incidents/incident.ts";
import { queueEntryTexts } from "#app/messages/staff/office/queue-entry.ts";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";

/** What a departure with guests can lack; SQL writes these words into the entry. */
export const departureTroubles = [
	"closed but sold",
	"oversold",
	"too few guests",
	"no guide",
	"no vehicle",
	"language not spoken",
] as const;
export type DepartureTrouble = (typeof departureTroubles)[number];

/** One thing that staff must look at. A departure is one entry, whatever it lacks. */
export interface QueueEntry {
	kind: QueueKind;
	/** Local date and time from which on it is a problem: "2027-06-05T08:45". */
	due: string;
	/** The row of an incident. */
	itemId: number | null;
	incident: Incident | null;
	/** The message of a visitor; `title` is the visitor's name then. */
	messageId: number | null;
	/** The booking whose money has to go back, or has not come. */
	bookingId: number | null;
	reference: string;
	/** Only of a departure in trouble, or of a waiting list. */
	departureId: number | null;
	title: string;
	/** Local date, and the start of a departure. */
	date: string;
	startTime: string;
	troubles: readonly DepartureTrouble[];
	/** Confirmed seats of a departure (or seats of a waiting party, or how many parties wait), its seats, and those sold beyond these or its vehicles'. */
	sold: number;
	offered: number;
	extra: number;
	/** Cents that go back, or have not come. */
	amountCents: number;
	/** ISO 4217 */
	currency: string;
}

/** Entries about money stand before all others. */
export function isAboutMoney({ kind }: Pick<QueueEntry, "kind">): boolean {
	return isDerivedKind(kind)
		? kind === "hotel pays back" || kind === "cash goes back"
		: incidentKinds[kind].isMoney;
}

export function queueSentence(entry: QueueEntry): string {
	const { kind, incident, title } = entry;
	const { sentences } = queueEntryTexts;
	if (!isDerivedKind(kind)) return incident ? incidentSentence(incident) : "";
	switch (kind) {
		case "departure":
			return sentences.departure({
				trip: tripInWords(entry),
				troubles: entry.troubles.map((trouble) => troubleInWords(trouble, entry)).join(", "),
			});
		case "hotel pays back":
			return sentences.hotelPaysBack({ sum: entryAmount(entry) });
		case "cash goes back":
			return sentences.cashGoesBack({ sum: entryAmount(entry) });
		case "unpaid sale ended":
			return sentences.unpaidSaleEnded({ sum: entryAmount(entry) });
		case "hold ends":
			return sentences.holdEnds({ sum: entryAmount(entry) });
		case "waiting offer":
			return sentences.waitingOffer({ name: title, seats: entry.sold });
		case "waiting list stuck":
			return sentences.waitingStuck({ trip: tripInWords(entry), parties: entry.sold });
		case "message":
			return sentences.message({ name: title });
	}
}

function tripInWords({ title, date, startTime }: QueueEntry): string {
	return queueEntryTexts.trip({ title, date: formatDate(date, "dayOfWeek"), time: startTime });
}

function troubleInWords(
	trouble: DepartureTrouble,
	{ sold, offered, extra }: Pick<QueueEntry, "sold" | "offered" | "extra">,
): string {
	const { troubles } = queueEntryTexts;
	switch (trouble) {
		case "oversold":
			return sold - offered === extra
				? troubles.oversold({ sold, extra, offered })
				: troubles.vehicleTooSmall({ extra });
		case "closed but sold":
			return troubles.closedButSold({ sold });
		case "too few guests":
			return troubles.tooFewGuests({ sold });
		case "no guide":
			return troubles.noGuide;
		case "no vehicle":
			return troubles.noVehicle;
		case "language not spoken":
			return troubles.languageNotSpoken;
	}
}

const entryAmount = ({ amountCents, currency }: QueueEntry) => formatMoney(amountCents, currency);

export function queuePath({
	kind,
	bookingId,
	departureId,
	date,
	troubles,
}: Pick<QueueEntry, "kind" | "bookingId" | "departureId" | "date" | "troubles">): string {
	if (kind === "waiting offer" || kind === "waiting list stuck")
		return `/dashboard/departures/${departureId}/waiting`;
	if (bookingId) return `/dashboard/bookings/${bookingId}`;
	if (departureId === null) return "/dashboard/attention";
	if (troubles.some((each) => each === "oversold" || each === "closed but sold"))
		return `/dashboard/departures/${departureId}`;
	const act = troubles.includes("too few guests") ? "run" : "team";
	return `/dashboard/calendar?day=${date}&on=${departureId}&act=${act}`;
}

/**
 * "Before 08:45", with the day when it is not today; "Since …" when it is a problem already.
 * @param now local date and time, like `due`.
 */
export function dueInWords(due: string, now: string): string {
	const when = dueWhen(due, now);
	return due > now ? queueEntryTexts.before({ when }) : queueEntryTexts.since({ when });
}

/** The same of the entry that is due before all others. */
export function firstDueInWords(due: string, now: string): string {
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
	return `${kind} ${itemId} ${messageId} ${entry.bookingId} ${entry.departureId}`;
}
