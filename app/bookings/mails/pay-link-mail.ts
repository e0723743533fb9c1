import type { GuestBooking } from "#app/bookings/booking.ts";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import { type MailSender, plainMail } from "./booking-mails.tsx";

/** Where a guest pays a booking that staff made. */
export function payLinkUrl(appUrl: string, confirmId: string): string {
	return `${appUrl}/payment/checkout/${confirmId}`;
}

/** The mail that asks a guest to pay what staff booked. */
export function payLinkLetter(guest: GuestBooking, sender: MailSender) {
	const price = formatMoney(guest.priceCents, guest.currency);
	const { subject, textBody, htmlBody } = plainMail(
		{
			subject: `Pay ${price} for ${guest.title} (${guest.reference})`,
			heading: "Your seats are held",
			paragraphs: [
				`"${guest.title}" on ${formatDate(guest.date, "long")} for ${peopleInWords(guest, defaultLanguage)}: we hold your seats for half an hour. As soon as ${price} are paid, your voucher follows.`,
				`We pick you up at ${guest.pickup.time}: ${[guest.pickup.title, guest.pickup.place].filter(Boolean).join(", ")}.`,
			],
			link: {
				label: `Pay ${price}`,
				url: payLinkUrl(sender.appUrl, guest.confirmId),
			},
		},
		{ guest, booking: { id: 0, email: null }, dedupeKey: "", sender },
	);
	return { subject, textBody, htmlBody };
}
