import { Link, Text } from "@react-email/components";
import type { GuestBooking } from "#app/bookings/booking.ts";
import {
	addressed,
	type MailSender,
	plainMail,
	voucherMail,
} from "#app/bookings/mails/booking-mails.tsx";
import { excursionPath, guestLanguage, voucherPath } from "#app/bookings/mails/guest-language.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { isPlainName } from "#app/ui/form/plain-name.ts";
import { MailFrame, mailStyles, renderMail, signatureText } from "#app/ui/mail-frame.tsx";

export type { MailSender };

/**
 * The two mails that a payment can cause. Kept money brings the voucher, or the receipt of what was still owed; otherwise
 * the guest reads that it goes back. The settlement's statements decide which one is sent.
 */
export function paymentMails(
	guest: GuestBooking,
	booking: { id: number; email: string | null },
	payment: {
		id: string;
		purpose: "booking" | "balance";
		amountCents: number;
		currency: string;
		/** Its page was opened before the unpaid booking got another price. */
		isOldPrice: boolean;
	},
	sender: MailSender,
): { kept: Mail; paidBack: Mail } {
	if (payment.purpose === "balance") return balanceMails(guest, booking, payment, sender);
	const { texts, formats } = guestLanguage(guest, sender);
	const amount = formats.formatMoney(payment.amountCents, payment.currency);
	return {
		// the guest booking was read before the payment was stored
		kept: voucherMail(
			{ ...guest, isPaid: true, toPayCents: Math.max(0, guest.toPayCents - payment.amountCents) },
			booking,
			`booking-confirmed:${booking.id}`,
			sender,
		),
		paidBack: payment.isOldPrice
			? oldPriceMail(guest, booking, payment, sender)
			: {
					...addressed(booking, `payment-returned:${payment.id}`, sender),
					subject: texts.moneyBack.subject({ amount, reference: guest.reference }),
					textBody: paidBackText(guest, amount, sender),
					htmlBody: renderMail(<PaidBackMail guest={guest} amount={amount} sender={sender} />),
				},
	};
}

/** Money of a page from before the correction: it goes back, and the booking can be paid at its new price. */
function oldPriceMail(
	guest: GuestBooking,
	booking: { id: number; email: string | null },
	{ id, amountCents, currency }: { id: string; amountCents: number; currency: string },
	sender: MailSender,
): Mail {
	const { texts, formats, urlOf } = guestLanguage(guest, sender);
	const { moneyBack } = texts;
	const { title, reference } = guest;
	const amount = formats.formatMoney(amountCents, currency);
	const date = formats.formatDate(guest.date, "long");
	return plainMail(
		{
			subject: moneyBack.subject({ amount, reference }),
			heading: moneyBack.heading,
			paragraphs: [moneyBack.oldPrice({ amount, title, date }), moneyBack.allOfItBack],
			link: { label: texts.openBooking, url: urlOf(voucherPath(guest.confirmId)) },
		},
		{ guest, booking, dedupeKey: `payment-returned:${id}`, sender },
	);
}

function balanceMails(
	guest: GuestBooking,
	booking: { id: number; email: string | null },
	{ id, amountCents, currency }: { id: string; amountCents: number; currency: string },
	sender: MailSender,
): { kept: Mail; paidBack: Mail } {
	const { texts, formats, urlOf } = guestLanguage(guest, sender);
	const { balancePaid, moneyBack } = texts;
	const money = (cents: number) => formats.formatMoney(cents, currency);
	const restCents = guest.toPayCents - amountCents;
	const payment = {
		amount: money(amountCents),
		title: guest.title,
		date: formats.formatDate(guest.date, "long"),
		reference: guest.reference,
	};
	const to = { guest, booking, sender };
	const link = { label: texts.openBooking, url: urlOf(voucherPath(guest.confirmId)) };
	return {
		kept: plainMail(
			{
				subject: balancePaid.subject(payment),
				heading: balancePaid.heading,
				paragraphs: [
					balancePaid.received(payment),
					restCents > 0 ? balancePaid.rest({ rest: money(restCents) }) : balancePaid.nothingLeft,
				],
				link,
			},
			{ ...to, dedupeKey: `balance-paid:${id}` },
		),
		paidBack: plainMail(
			{
				subject: moneyBack.subject(payment),
				heading: moneyBack.heading,
				paragraphs: [moneyBack.notOwed(payment), moneyBack.allOfItBack],
				link,
			},
			{ ...to, dedupeKey: `payment-returned:${id}` },
		),
	};
}

/** What the mail about money that no booking could use says, as text and as HTML. */
function paidBackWords(guest: GuestBooking, amount: string, sender: MailSender) {
	const { language, texts, formats, urlOf } = guestLanguage(guest, sender);
	const date = formats.formatDate(guest.date, "long");
	return {
		language,
		texts: texts.moneyBack,
		hello: texts.hello({ name: isPlainName(guest.name) ? guest.name : null }),
		notUsable: texts.moneyBack.notUsable({ amount, title: guest.title, date }),
		yourCode: texts.yourCode(guest),
		url: urlOf(excursionPath(guest.excursionId)),
	};
}

function paidBackText(guest: GuestBooking, amount: string, sender: MailSender): string {
	const { language, texts, hello, notUsable, yourCode, url } = paidBackWords(guest, amount, sender);
	return `${hello}

${notUsable}

${texts.chooseHere({ url })}
${yourCode}

${signatureText(sender.operator, language)}`;
}

function PaidBackMail({
	guest,
	amount,
	sender,
}: {
	guest: GuestBooking;
	amount: string;
	sender: MailSender;
}) {
	const { language, texts, hello, notUsable, yourCode, url } = paidBackWords(guest, amount, sender);
	return (
		<MailFrame
			preview={texts.preview({ amount })}
			heading={texts.heading}
			signature={sender.operator}
			language={language}
		>
			<Text style={mailStyles.text}>{hello}</Text>
			<Text style={mailStyles.text}>{notUsable}</Text>
			<Text style={mailStyles.text}>
				<Link href={url} style={mailStyles.link}>
					{texts.chooseOtherDay}
				</Link>
			</Text>
			<Text style={mailStyles.soft}>{yourCode}</Text>
		</MailFrame>
	);
}
