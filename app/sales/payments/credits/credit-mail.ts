import { creditTexts } from "#app/messages/texts.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import { plainMail } from "#app/sales/mails/booking-mails.tsx";
import { guestLanguage } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";

/** Its title is as its guest reads it. */
type CreditedBooking = Pick<
	Booking,
	"id" | "confirmId" | "reference" | "name" | "email" | "language" | "title" | "date" | "currency"
>;

/** Brings the guest of a booking the code of a credit. */
export function creditMail(
	booking: CreditedBooking,
	{
		code,
		cents,
		reason,
		dedupeKey,
	}: { code: string; cents: number; reason: "weather" | "goodwill"; dedupeKey: string },
	sender: MailSender,
): Mail {
	const { language, formats, urlOf } = guestLanguage(booking, sender);
	const texts = creditTexts[language].mail;
	const amount = formats.formatMoney(cents, booking.currency);
	const date = formats.formatDate(booking.date, "long");
	return plainMail(
		{
			subject: texts.subject({ amount, reference: booking.reference }),
			heading: texts.heading({ amount }),
			paragraphs: [texts[reason]({ title: booking.title, date, amount }), texts.code({ code })],
			link: { label: texts.see, url: urlOf("/excursion/excursions") },
		},
		{ guest: booking, booking, dedupeKey, sender },
	);
}
