/** What guests read when staff write to a whole departure, by mail and on their telephones. */
import type { DepartureMessage } from "#app/bookings/messages/departure-message.ts";
import { instantOf, localTimeAt } from "#app/excursions/local-date.ts";
import { greet } from "#app/ui/form/plain-name.ts";
import { formatDate } from "#app/ui/format/format.ts";

/** The departure of a message, as its guests know it. */
export interface MessageTrip {
	title: string;
	/** Local date. */
	date: string;
	/** Local date of the day on which it is written. */
	today: string;
	timeZone: string;
	operator: { name: string; phone: string };
}

interface Reader {
	name: string;
	pickup: { time: string; title: string; place: string };
}

export interface GuestWords {
	subject: string;
	heading: string;
	greeting: string;
	/** Where and when the guest is met now; null when that stays as it was. */
	meeting: { lead: string; time: string; before: string | null; place: string } | null;
	paragraphs: string[];
	/** For a message from telephone to telephone. */
	short: string;
}

export function wordsFor(guest: Reader, message: DepartureMessage, trip: MessageTrip): GuestWords {
	if (message.kind === "late") return lateWords(guest, message, trip);
	if (message.kind === "elsewhere") return elsewhereWords(guest, message, trip);
	const { title, operator } = trip;
	const greeting = greet(guest.name);
	return {
		subject: `About your trip ${dayOf(trip)}: ${title}`,
		heading: `About your trip ${dayOf(trip)}`,
		greeting,
		meeting: null,
		paragraphs: message.text.split(/\n{2,}/),
		short: shortText(
			operator,
			`${greeting} this is ${operator.name} about "${title}" ${dayOf(trip)}.`,
			message.text,
		),
	};
}

type Late = Extract<DepartureMessage, { kind: "late" }>;
type Elsewhere = Extract<DepartureMessage, { kind: "elsewhere" }>;

function lateWords(
	{ name, pickup }: Reader,
	{ minutes, why }: Late,
	trip: MessageTrip,
): GuestWords {
	const { title, operator } = trip;
	const time = laterTime(pickup.time, minutes, trip);
	const place = placeOf(pickup);
	const late = delayInWords(minutes);
	return {
		subject: `We are ${late} late: be ready at ${time}, ${title}`,
		heading: `We are ${late} late`,
		greeting: greet(name),
		meeting: {
			lead: `${capital(dayOf(trip))} we pick you up at`,
			time,
			before: pickup.time,
			place,
		},
		paragraphs: [
			...reason(why),
			"Please wait there: we come for you. We are sorry that it takes longer.",
		],
		short: shortText(
			operator,
			`${greet(name)} this is ${operator.name}. We are ${late} late ${dayOf(trip)}: please be ready at ${time}, not at ${pickup.time}, at ${place}.`,
			why,
		),
	};
}

function elsewhereWords(
	{ name, pickup }: Reader,
	{ place, time: newTime, why }: Elsewhere,
	trip: MessageTrip,
): GuestWords {
	const { title, operator } = trip;
	const time = newTime || pickup.time;
	const instead = `We do not stop at ${pickup.title}.`;
	return {
		subject: `New meeting point: ${time}, ${place} (${title})`,
		heading: "We meet you at another place",
		greeting: greet(name),
		meeting: {
			lead: `${capital(dayOf(trip))} we meet you at`,
			time,
			before: time === pickup.time ? null : pickup.time,
			place,
		},
		paragraphs: [sentences(instead, why)],
		short: shortText(
			operator,
			`${greet(name)} this is ${operator.name}. ${capital(dayOf(trip))} we meet you at another place: ${place}, at ${time}. ${instead}`,
			why,
		),
	};
}

/** One line about a message for the histories of bookings and departure. */
export function messageInWords(message: DepartureMessage): string {
	if (message.kind === "late")
		return sentences(`We are ${delayInWords(message.minutes)} late.`, message.why);
	if (message.kind === "elsewhere")
		return sentences(
			`We meet at ${message.place}${message.time ? ` at ${message.time}` : ""}.`,
			message.why,
		);
	return message.text;
}

/** Milliseconds since the epoch when a guest is met now; null for a message without a meeting. */
export function meetingInstant(
	{ meeting }: Pick<GuestWords, "meeting">,
	pickupTime: string,
	message: DepartureMessage,
	{ date, timeZone }: Pick<MessageTrip, "date" | "timeZone">,
): number | null {
	if (!meeting) return null;
	if (message.kind === "late")
		return instantOf(date, pickupTime, timeZone) + message.minutes * 60_000;
	return instantOf(date, meeting.time, timeZone);
}

/** Through instants, so that midnight and a clock change are right. */
function laterTime(
	time: string,
	minutes: number,
	{ date, timeZone }: Pick<MessageTrip, "date" | "timeZone">,
): string {
	return localTimeAt(instantOf(date, time, timeZone) + minutes * 60_000, timeZone);
}

/** "25 minutes", "one hour" */
export function delayInWords(minutes: number): string {
	if (minutes === 60) return "one hour";
	if (minutes === 90) return "an hour and a half";
	return minutes > 90 ? `${minutes / 60} hours` : `${minutes} minutes`;
}

/** "today", or "on Saturday 5 June" */
function dayOf({ date, today }: MessageTrip): string {
	return date === today ? "today" : `on ${formatDate(date, "long")}`;
}

function placeOf({ title, place }: Reader["pickup"]): string {
	return [title, place].filter(Boolean).join(", ");
}

function reason(why: string): string[] {
	return why ? [sentences(why)] : [];
}

/** Sentences in a line; staff often leave out the full stop of theirs. */
function sentences(...parts: string[]): string {
	return parts
		.filter(Boolean)
		.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
		.join(" ");
}

/** For WhatsApp and SMS. */
function shortText({ phone }: MessageTrip["operator"], ...parts: string[]): string {
	return `${sentences(...parts)} Questions: ${phone}`;
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
