import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { instantOf } from "#app/catalogue/local-date.ts";
import type { Language } from "#app/messages/languages.ts";
import { siteNameIn } from "#app/messages/site-name.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

export interface CalendarCircumstances {
	/** Milliseconds since the epoch when the file is made (DTSTAMP). */
	now: number;
	timeZone: string;
	language: Language;
	/** Absolute address of the voucher. */
	voucherUrl: string;
	operator: { name: string; email: string; phone: string };
}

const reminderSeconds = 12 * 3600;

/**
 * A calendar file (RFC 5545) of a booking, from the pickup to the return. Times are UTC instants,
 * because a TZID is understood only by calendars that know the zone. The file of a cancelled booking takes the entry
 * out of the calendar (RFC 5546, 3.2.5), so it names its organizer and rings no more.
 */
export function calendarFile(booking: GuestBooking, circumstances: CalendarCircumstances): string {
	const { now, timeZone, language, voucherUrl, operator } = circumstances;
	const { date, pickup } = booking;
	const isCancelled = booking.status === "cancelled";
	const start = instantOf(date, pickup.time, timeZone);
	const end = instantOf(date, booking.startTime, timeZone) + booking.durationMinutes * 60_000;
	const calendar = ical({
		// the library puts a hyphen before it
		prodId: `//${siteNameIn(language, operator)}//Bookings//${language.toUpperCase()}`,
		method: isCancelled ? ICalCalendarMethod.CANCEL : null,
	});
	const event = calendar.createEvent({
		// the same booking downloaded twice is one entry
		id: `${booking.confirmId}@${new URL(voucherUrl).hostname}`,
		stamp: new Date(now),
		// RFC 5545, 3.8.7.4: of two entries with one id the calendar keeps the higher number
		sequence: booking.calendarSequence + (isCancelled ? 1 : 0),
		status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		start: new Date(start),
		// if the pickup is after the calculated end, the full duration is counted from the pickup
		end: new Date(end > start ? end : start + booking.durationMinutes * 60_000),
		summary: booking.title,
		description: description(booking, circumstances),
		location: {
			title: [pickup.title, pickup.place].filter(Boolean).join(", "),
			geo: { lat: pickup.lat, lon: pickup.lng },
		},
		url: voucherUrl,
	});
	if (isCancelled && operator.email)
		event.organizer({ name: siteNameIn(language, operator), email: operator.email });
	if (!isCancelled)
		event.createAlarm({
			type: ICalAlarmType.display,
			triggerBefore: reminderSeconds,
			description: voucherTexts[language].calendarFile.alarm({
				title: booking.title,
				time: formatsIn(language).formatTime(pickup.time),
				stop: pickup.title,
			}),
		});
	// the library leaves out the end of the last line (RFC 5545, 3.1)
	return `${calendar}\r\n`;
}

function description(
	booking: GuestBooking,
	{ voucherUrl, operator, language }: CalendarCircumstances,
): string {
	const { pickup, whatToBring } = booking;
	const texts = voucherTexts[language].calendarFile;
	const { formatList, formatTime, languageName } = formatsIn(language);
	return [
		texts.pickup({ time: formatTime(pickup.time), stop: pickup.title }),
		texts.party({
			people: peopleInWords(booking, language),
			languages: formatList(booking.languages.map(languageName)),
		}),
		whatToBring,
		texts.code(booking),
		texts.voucher({ url: voucherUrl }),
		texts.questions(operator),
	]
		.filter(Boolean)
		.join("\n");
}
