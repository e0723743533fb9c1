import type { Language } from "#app/messages/languages.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import { moneySentence, type PlainMail, plainMail } from "#app/sales/mails/booking-mails.tsx";
import {
	excursionPath,
	type GuestLanguage,
	guestLanguage,
} from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { type BookingMoney, givableOf, type PaymentMoney } from "#app/sales/payments/money.ts";

type CancelledBooking = Pick<
	Booking,
	| "id"
	| "confirmId"
	| "reference"
	| "name"
	| "email"
	| "title"
	| "date"
	| "excursionId"
	| "language"
>;

/** The mail about a cancellation; its key allows one such mail for each booking. */
export function cancellationMail(
	booking: CancelledBooking,
	plain: Pick<PlainMail, "paragraphs"> & Partial<PlainMail>,
	sender: MailSender,
): Mail {
	const { id, reference, title, excursionId } = booking;
	const { texts, formats, urlOf } = guestLanguage(booking, sender);
	const date = formats.formatDate(booking.date, "short");
	return plainMail(
		{
			subject: texts.cancelled.subject({ title, date, reference }),
			heading: texts.cancelled.heading,
			link: { label: texts.cancelled.chooseOtherDay, url: urlOf(excursionPath(excursionId)) },
			calendar: "removes",
			...plain,
		},
		{ guest: booking, booking, dedupeKey: `booking-cancelled:${id}`, sender },
	);
}

/** First sentence of the mail when staff cancelled; `reason` may be empty. */
export function cancelledByStaff(
	{ title, date }: Pick<CancelledBooking, "title" | "date">,
	reason: string,
	{ texts, formats }: Pick<GuestLanguage, "texts" | "formats">,
): string {
	const cancelled = texts.cancelled.byUs({ title, date: formats.formatDate(date, "long") });
	return `${cancelled} ${reason}`.trim();
}

interface PaidBooking extends Pick<Booking, "currency">, Partial<Pick<Booking, "reseller">> {
	sums: Pick<BookingMoney, "cardCents" | "handCents" | "creditCents" | "guest">;
	payments: readonly Pick<PaymentMoney, "gateway">[];
}

/** What happens to the money of a booking that staff cancel. @param refund false: the operator keeps it. */
export function moneyOfCancelledByStaff(
	{ currency, sums, payments, reseller }: PaidBooking,
	refund: boolean,
	language: Language,
): string {
	if (reseller) return voucherTexts[language].steps.askSeller({ seller: reseller });
	const { cardCents, handCents, creditCents, guest } = sums;
	return moneySentence(
		{
			currency,
			...(refund ? { backCents: cardCents, handCents, creditCents } : { backCents: 0 }),
			keptCents: givableOf(sums),
			isAtHotel: payments.some(({ gateway }) => gateway === "hotel"),
			disputed: guest.disputed ? { ...guest.disputed, isOwed: refund } : null,
		},
		language,
	);
}
