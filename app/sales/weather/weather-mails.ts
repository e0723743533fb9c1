/** What a guest is written because of the weather, in the language of the booking. */

import type { Mail } from "#app/outbox/outbox.server.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import {
	cancellationMail,
	moneyOfCancelledByStaff,
} from "#app/sales/cancellation/cancellation-mail.ts";
import { islandTimeInWords } from "#app/sales/cancellation/refund-promise.ts";
import type { GuestBookingDetails } from "#app/sales/guest/guest-booking.server.ts";
import { plainMail } from "#app/sales/mails/booking-mails.tsx";
import { guestLanguage } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { weatherPath } from "./open-choice.ts";
import { creditableCents, type WeatherBy } from "./weather-choice.ts";

interface ChoosingGuest
	extends Pick<
		Booking,
		"id" | "confirmId" | "reference" | "name" | "email" | "language" | "title" | "date"
	> {
	payments: Parameters<typeof creditableCents>[0];
}

interface Question {
	/** What staff added of the weather; may be empty. */
	why: string;
	/** Milliseconds since the epoch. */
	until: number;
	timeZone: string;
	isReminder?: boolean;
	dedupeKey: string;
}

/** Asks the guest to choose; a reminder asks once more. Nobody needs it after the end of the time. */
export function weatherMail(
	booking: ChoosingGuest,
	{ why, until, timeZone, isReminder, dedupeKey }: Question,
	sender: MailSender,
): Mail {
	const { language, texts: all, formats, urlOf } = guestLanguage(booking, sender);
	const texts = all.weather;
	const { title, reference } = booking;
	const day = (style: "short" | "long") => formats.formatDate(booking.date, style);
	const end = { until: islandTimeInWords(until, timeZone, language) };
	const subject = isReminder ? texts.reminderSubject : texts.subject;
	const choose = creditableCents(booking.payments) > 0 ? texts.chooseOrCredit : texts.choose;
	const mail = plainMail(
		{
			subject: subject({ title, date: day("short"), reference }),
			heading: texts.heading,
			paragraphs: [
				`${texts.sorry({ title, date: day("long") })} ${why}`.trim(),
				choose(end),
				texts.otherwise,
			],
			link: { label: texts.open, url: urlOf(weatherPath(booking.confirmId)) },
		},
		{ guest: booking, booking, dedupeKey, sender },
	);
	return { ...mail, expiresAt: until };
}

/** Says that the booking is cancelled and where its money goes. */
export function moneyBackMail(
	{ guest, id, email, sums, payments }: GuestBookingDetails,
	by: WeatherBy,
	sender: MailSender,
): Mail {
	const { language, texts, formats } = guestLanguage(guest, sender);
	const { currency, title } = guest;
	const sentence = by === "time" ? texts.weather.noAnswer : texts.weather.asChosen;
	return cancellationMail(
		{ ...guest, id, email },
		{
			paragraphs: [
				sentence({ title, date: formats.formatDate(guest.date, "long") }),
				moneyOfCancelledByStaff({ currency, sums, payments }, true, language),
			],
		},
		sender,
	);
}
