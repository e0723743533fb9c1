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

interface Addressee {
	id: number;
	email: string | null;
}

/** What all of these mails say of the booking. */
function factsOf(guest: LinkedBooking, sender: MailSender) {
	const { language, texts, formats } = guestLanguage(guest, sender);
	const { title, reference } = guest;
	const price = formats.formatMoney(guest.priceCents, guest.currency);
	const facts = {
		...{ title, reference, price },
		date: formats.formatDate(guest.date, "long"),
		people: peopleInWords(guest, language),
		until: formats.formatDeadline(guest.holdExpiresAt, sender.clock.timeZone),
	};
	return { language, texts, formats, facts, url: payLinkUrl(sender.appUrl, guest) };
}

/** The mail that asks a guest to pay what staff booked. */
export function payLinkMail(
	guest: LinkedBooking,
	booking: Addressee,
	dedupeKey: string,
	sender: MailSender,
): Mail {
	const { language, texts, formats, facts, url } = factsOf(guest, sender);
	const { pickup } = guest;
	return plainMail(
		{
			subject: texts.payLink.subject(facts),
			heading: texts.payLink.heading,
			paragraphs: [
				texts.payLink.held(facts),
				texts.payLink.pickup({
					time: formats.formatTime(pickup.time),
					stop: [pickup.title, pickup.place].filter(Boolean).join(", "),
				}),
				...(guest.lacking ? [lackingInWords(guest.lacking, guest, sender.clock, language)] : []),
			],
			link: { label: texts.payLink.pay(facts), url },
		},
		{ guest, booking, dedupeKey, sender },
	);
}

/** The mail before the hold of such a sale ends. */
export function payLinkReminder(
	guest: LinkedBooking,
	booking: Addressee,
	dedupeKey: string,
	sender: MailSender,
): Mail {
	const { texts, facts, url } = factsOf(guest, sender);
	const mail = plainMail(
		{
			subject: texts.payLinkEnds.subject(facts),
			heading: texts.payLinkEnds.heading,
			paragraphs: [texts.payLinkEnds.ends(facts), texts.payLinkEnds.notWanted],
			link: { label: texts.payLink.pay(facts), url },
		},
		{ guest, booking, dedupeKey, sender },
	);
	return { ...mail, expiresAt: guest.holdExpiresAt };
}

/** The mail once it has ended. @param booking.startsAt after which it is not sent any more. */
export function payLinkEnded(
	guest: LinkedBooking,
	booking: Addressee & { startsAt: number },
	dedupeKey: string,
	sender: MailSender,
): Mail {
	const { texts, facts, url } = factsOf(guest, sender);
	const mail = plainMail(
		{
			subject: texts.payLinkEnded.subject(facts),
			heading: texts.payLinkEnded.heading,
			paragraphs: [texts.payLinkEnded.ended(facts), texts.payLinkEnded.again],
			link: { label: texts.payLinkEnded.take, url },
		},
		{ guest, booking, dedupeKey, sender },
	);
	return { ...mail, expiresAt: booking.startsAt };
}
