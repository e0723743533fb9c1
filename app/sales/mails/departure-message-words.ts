/** What guests read when staff write to a whole departure, by mail and on their telephones. */

import { instantOf, localTimeAt } from "#app/catalogue/local-date.ts";
import type { DepartureMessage } from "#app/departures/messages/departure-message.ts";
import type { Language } from "#app/messages/languages.ts";
import { siteNameIn } from "#app/messages/site-name.ts";
import { departureMessagesTexts } from "#app/messages/texts.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import { isPlainName } from "#app/ui/form/values/plain-name.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

/** The departure of a message, as its guests know it. */
export interface MessageTrip {
	/** Local date. */
	date: string;
	/** Local date of the day on which it is written. */
	today: string;
	timeZone: string;
	operator: { name: string; phone: string };
}

interface Reader {
	name: string;
	/** As stored with the booking. */
	language: string | null;
	pickup: { time: string };
	inGuestWords: { trip: string; stop: string; place: string };
}

export interface MessageWords {
	language: Language;
	subject: string;
	heading: string;
	greeting: string;
	/** Where and when the guest is met now; null when that stays as it was. */
	meeting: { lead: string; time: string; timeBefore: string | null; place: string } | null;
	paragraphs: string[];
	/** For WhatsApp and SMS: one greeting, what is new, what staff typed, and whom to call. */
	short: string;
}

export function wordsFor(
	guest: Reader,
	message: DepartureMessage,
	trip: MessageTrip,
): MessageWords {
	const reader = readerOf(guest, trip);
	const { language, greeting } = reader;
	const { news, typedText, ...words } = newsFor(reader, message, trip);
	const questions = departureMessagesTexts[language].questions({ phone: trip.operator.phone });
	const short = `${sentences(`${greeting} ${news}`, typedText)} ${questions}`.trim();
	return { language, greeting, ...words, short };
}

/** What is new, for the mail and in one sentence, and what staff typed. */
interface News extends Pick<MessageWords, "subject" | "heading" | "meeting" | "paragraphs"> {
	news: string;
	typedText: string;
}

function newsFor(reader: OwnReader, message: DepartureMessage, trip: MessageTrip): News {
	if (message.kind === "late") return lateNews(reader, message, trip);
	if (message.kind === "elsewhere") return elsewhereNews(reader, message, trip);
	const { language, title, date } = reader;
	const texts = departureMessagesTexts[language].other;
	const who = siteNameIn(language, trip.operator);
	return {
		subject: date ? texts.subjectOn({ date, title }) : texts.subjectToday({ title }),
		heading: date ? texts.headingOn({ date }) : texts.headingToday,
		meeting: null,
		paragraphs: message.text.split(/\n{2,}/),
		news: date ? texts.shortOn({ who, title, date }) : texts.shortToday({ who, title }),
		typedText: message.text,
	};
}

type Late = Extract<DepartureMessage, { kind: "late" }>;
type Elsewhere = Extract<DepartureMessage, { kind: "elsewhere" }>;

interface OwnReader {
	language: Language;
	greeting: string;
	title: string;
	pickup: Reader["pickup"];
	/** The name of the stop, and with it where exactly to wait. */
	stop: string;
	place: string;
	/** Null for a trip of today. */
	date: string | null;
	formatTime: (time: string) => string;
}

function readerOf(
	{ name, language: code, pickup, inGuestWords: { trip: title, stop, place } }: Reader,
	{ date, today }: MessageTrip,
): OwnReader {
	const language = languageOfBooking(code);
	const { formatDate, formatTime } = formatsIn(language);
	return {
		language,
		greeting: departureMessagesTexts[language].hello({ name: isPlainName(name) ? name : null }),
		title,
		pickup,
		stop,
		place: [stop, place].filter(Boolean).join(", "),
		date: date === today ? null : formatDate(date, "long"),
		formatTime,
	};
}

function lateNews(reader: OwnReader, { minutes, why }: Late, trip: MessageTrip): News {
	const { operator, timeZone } = trip;
	const { language, title, pickup, place, date, formatTime } = reader;
	const texts = departureMessagesTexts[language].late;
	// through instants, so that midnight and a clock change are right
	const pickedUpAt = instantOf(trip.date, pickup.time, timeZone) + minutes * 60_000;
	const time = formatTime(localTimeAt(pickedUpAt, timeZone));
	const timeBefore = formatTime(pickup.time);
	const delay = delayInWords(minutes, language);
	const short = { who: siteNameIn(language, operator), delay, time, timeBefore, place };
	return {
		subject: texts.subject({ delay, time, title }),
		heading: texts.heading({ delay }),
		meeting: {
			lead: date ? texts.leadOn({ date }) : texts.leadToday,
			time,
			timeBefore,
			place,
		},
		paragraphs: [sentences(why), texts.waitThere].filter(Boolean),
		news: date ? texts.shortOn({ ...short, date }) : texts.shortToday(short),
		typedText: why,
	};
}

function elsewhereNews(
	reader: OwnReader,
	{ place, time: newTime, why }: Elsewhere,
	{ operator }: MessageTrip,
): News {
	const { language, title, pickup, stop, date, formatTime } = reader;
	const texts = departureMessagesTexts[language].elsewhere;
	const time = formatTime(newTime || pickup.time);
	const timeBefore = formatTime(pickup.time);
	const instead = texts.notThere({ stop });
	const short = { who: siteNameIn(language, operator), place, time };
	return {
		subject: texts.subject({ time, place, title }),
		heading: texts.heading,
		meeting: {
			lead: date ? texts.leadOn({ date }) : texts.leadToday,
			time,
			timeBefore: time === timeBefore ? null : timeBefore,
			place,
		},
		paragraphs: [sentences(instead, why)],
		news: `${date ? texts.shortOn({ ...short, date }) : texts.shortToday(short)} ${instead}`,
		typedText: why,
	};
}

/** Milliseconds since the epoch when a guest is met now; null for a message without a meeting. */
export function meetingInstant(
	message: DepartureMessage,
	pickupTime: string,
	{ date, timeZone }: Pick<MessageTrip, "date" | "timeZone">,
): number | null {
	if (message.kind === "other") return null;
	if (message.kind === "late")
		return instantOf(date, pickupTime, timeZone) + message.minutes * 60_000;
	return instantOf(date, message.time || pickupTime, timeZone);
}

/** "25 minutes", "one hour" */
export function delayInWords(minutes: number, language: Language): string {
	return departureMessagesTexts[language].delay({ minutes });
}

/** Sentences in a line; staff often leave out the full stop of theirs. */
export function sentences(...parts: string[]): string {
	return parts
		.filter(Boolean)
		.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
		.join(" ");
}
