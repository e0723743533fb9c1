import { pathIn } from "#app/messages/localized-address.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { lackingInWords } from "#app/sales/minimum-guests-words.ts";
import { plainMail } from "./booking-mails.tsx";
import { guestLanguage } from "./guest-language.ts";
import type { MailSender } from "./mail-sender.ts";

/** Where a guest pays a booking that staff made, in the guest's language. */
export function payLinkUrl(
	appUrl: string,
	{ confirmId, language }: { confirmId: string; language: string | null },
): string {
	return appUrl + pathIn(languageOfBooking(language), `/payment/checkout/${confirmId}`);
}

/** What the mail names of the booking; title and stop in the guest's language. */
type LinkedBooking = Pick<
	GuestBooking,
	| "confirmId"
	| "reference"
	| "title"
	| "date"
	| "startTime"
	| "lacking"
	| "adults"
	| "children"
	| "bebe"
	| "priceCents"
	| "currency"
	| "name"
	| "language"
	| "holdExpiresAt"
> & { pickup: Pick<GuestBooking["pickup"], "time" | "title" | "place"> };

/** The mail says until when the seats are held, by the island's clock. */
export type PayLinkSender = Required<MailSender>;

/** The mail that asks a guest to pay what staff booked. */
export function payLinkMail(
	guest: LinkedBooking,
	booking: { id: number; email: string | null },
	dedupeKey: string,
	sender: PayLinkSender,
): Mail {
	const { language, texts, formats } = guestLanguage(guest, sender);
	const { title, reference, pickup } = guest;
	const price = formats.formatMoney(guest.priceCents, guest.currency);
	return plainMail(
		{
			subject: texts.payLink.subject({ price, title, reference }),
			heading: texts.payLink.heading,
			paragraphs: [
				texts.payLink.held({
					title,
					date: formats.formatDate(guest.date, "long"),
					people: peopleInWords(guest, language),
					price,
					until: formats.formatDeadline(guest.holdExpiresAt, sender.clock.timeZone),
				}),
				texts.payLink.pickup({
					time: formats.formatTime(pickup.time),
					stop: [pickup.title, pickup.place].filter(Boolean).join(", "),
				}),
				...(guest.lacking ? [lackingInWords(guest.lacking, guest, sender.clock, language)] : []),
			],
			link: { label: texts.payLink.pay({ price }), url: payLinkUrl(sender.appUrl, guest) },
		},
		{ guest, booking, dedupeKey, sender },
	);
}

/** The mail before the hold of such a sale ends. */
export function payLinkReminder(
	guest: LinkedBooking,
	booking: { id: number; email: string | null },
	dedupeKey: string,
	sender: PayLinkSender,
): Mail {
	const { language, texts, formats } = guestLanguage(guest, sender);
	const { title, reference, holdExpiresAt } = guest;
	const price = formats.formatMoney(guest.priceCents, guest.currency);
	const until = formats.formatDeadline(holdExpiresAt, sender.clock.timeZone);
	const mail = plainMail(
		{
			subject: texts.payLinkEnds.subject({ title, reference, until }),
			heading: texts.payLinkEnds.heading,
			paragraphs: [
				texts.payLinkEnds.ends({
					title,
					date: formats.formatDate(guest.date, "long"),
					people: peopleInWords(guest, language),
					price,
					until,
				}),
				texts.payLinkEnds.notWanted,
			],
			link: { label: texts.payLink.pay({ price }), url: payLinkUrl(sender.appUrl, guest) },
		},
		{ guest, booking, dedupeKey, sender },
	);
	return { ...mail, expiresAt: holdExpiresAt };
}

/** The mail once it has ended. @param startsAt after which it is not sent any more. */
export function payLinkEnded(
	guest: LinkedBooking,
	booking: { id: number; email: string | null; startsAt: number },
	dedupeKey: string,
	sender: PayLinkSender,
): Mail {
	const { language, texts, formats } = guestLanguage(guest, sender);
	const { title, reference } = guest;
	const mail = plainMail(
		{
			subject: texts.payLinkEnded.subject({ title, reference }),
			heading: texts.payLinkEnded.heading,
			paragraphs: [
				texts.payLinkEnded.ended({
					title,
					date: formats.formatDate(guest.date, "long"),
					people: peopleInWords(guest, language),
					until: formats.formatDeadline(guest.holdExpiresAt, sender.clock.timeZone),
				}),
				texts.payLinkEnded.again,
			],
			link: { label: texts.payLinkEnded.take, url: payLinkUrl(sender.appUrl, guest) },
		},
		{ guest, booking, dedupeKey, sender },
	);
	return { ...mail, expiresAt: booking.startsAt };
}
