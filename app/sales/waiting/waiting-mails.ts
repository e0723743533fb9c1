import type { People } from "#app/catalogue/prices/prices.ts";
import { waitingListTexts } from "#app/messages/texts.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { addressed, type PlainMail, plainWords } from "#app/sales/mails/booking-mails.tsx";
import { excursionPath, guestLanguage } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { payLinkUrl } from "#app/sales/mails/pay-link-mail.ts";

import type { Formats } from "#app/ui/format/formats.ts";

/** The page of a party that waits; whoever has its address sees the place and may leave. */
export function waitingPath(secret: string): string {
	return `/waiting/${secret}`;
}

interface JoinedParty extends People {
	name: string;
	email: string;
	language: string;
	secret: string;
	/** Of the excursion, in the party's language. */
	title: string;
	/** Local dates. */
	dates: readonly string[];
}

/** Says on which lists a party is, and where it sees its place. */
export function joinedMail(party: JoinedParty, sender: MailSender): Omit<Mail, "dedupeKey"> {
	const { language, formats, urlOf } = guestLanguage(party, sender);
	const { joinedMail: words, rules } = waitingListTexts[language];
	const { title } = party;
	const days = formats.formatList(longDates(party, formats), "or");
	const people = peopleInWords({ ...party, isWhole: false }, language);
	return mailTo(party, sender, {
		subject: words.subject(party),
		heading: words.heading,
		paragraphs: [words.waits({ title, days, people }), rules.offer, rules.everybody, rules.night],
		link: { label: words.open, url: urlOf(waitingPath(party.secret)) },
	});
}

/** Says that nothing more can be offered for some days. */
export function waitOverMail(
	party: JoinedParty & {
		excursionId: string;
		/** It waits for other days. */
		waitsOn: boolean;
	},
	sender: MailSender,
): Omit<Mail, "dedupeKey"> {
	const { language, formats, urlOf } = guestLanguage(party, sender);
	const { overMail: words } = waitingListTexts[language];
	const { title } = party;
	const days = formats.formatList(longDates(party, formats));
	const people = peopleInWords({ ...party, isWhole: false }, language);
	return mailTo(party, sender, {
		subject: words.subject({ title }),
		heading: words.heading,
		paragraphs: [words.over({ title, days, people }), ...(party.waitsOn ? [words.others] : [])],
		link: { label: words.open, url: urlOf(excursionPath(party.excursionId)) },
	});
}

function longDates({ dates }: JoinedParty, { formatDate }: Formats): string[] {
	return dates.map((date) => formatDate(date, "long"));
}

function mailTo(party: JoinedParty, sender: MailSender, plain: PlainMail) {
	const replyTo = sender.operator.email || undefined;
	return { recipient: party.email, replyTo, ...plainWords(plain, party, sender) };
}

/** The offer: seats are held until its end, to be paid or let go. */
export function waitingOfferMail(
	guest: GuestBooking,
	{ secret, ...booking }: { id: number; email: string | null; secret: string },
	sender: MailSender,
): Mail {
	const { language, formats, urlOf } = guestLanguage(guest, sender);
	const { offerMail: words, page } = waitingListTexts[language];
	const { title } = guest;
	const until = formats.formatDeadline(guest.holdExpiresAt, sender.clock.timeZone);
	const price = formats.formatMoney(guest.priceCents, guest.currency);
	return {
		...addressed(booking, "", sender),
		...plainWords(
			{
				subject: words.subject({ title, date: formats.formatDate(guest.date, "short"), until }),
				heading: words.heading,
				paragraphs: [
					words.held({
						title,
						until,
						date: formats.formatDate(guest.date, "long"),
						people: peopleInWords(guest, language),
					}),
					words.afterwards,
				],
				choices: [{ label: words.refuse, url: urlOf(waitingPath(secret)) }],
				link: { label: page.pay({ price }), url: payLinkUrl(sender.appUrl, guest) },
			},
			{ ...guest, booking: guest },
			sender,
		),
		// a guest who opens it too late is not led to seats that are gone
		expiresAt: guest.holdExpiresAt,
	};
}
