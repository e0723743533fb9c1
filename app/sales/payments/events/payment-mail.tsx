import { Link, Text } from "@react-email/components";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { addressed, plainMail, voucherMail } from "#app/sales/mails/booking-mails.tsx";
import { excursionPath, guestLanguage, voucherPath } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { isPlainName } from "#app/ui/form/values/plain-name.ts";
import { MailFrame, mailStyles, renderMail, signatureText } from "#app/ui/mail-frame.tsx";
import type { PaymentMail } from "./settlement-decision.ts";

interface PaymentLetter {
	guest: GuestBooking;
	booking: { id: number; email: string | null };
	payment: {
		id: string;
		purpose: "booking" | "balance";
		amountCents: number;
		currency: string;
		/** Its page was opened before the unpaid booking got another price. */
		isOldPrice: boolean;
	};
	sender: MailSender;
}

/**
 * The mails that a payment can cause. Kept money brings the voucher, or the receipt of what was still owed; otherwise
 * the guest reads that it goes back, and `standing` that the booking is good without it. `decideSettlement`
 * says which one is sent.
 */
export function paymentMails(letter: PaymentLetter): Record<PaymentMail, Mail> {
	const { guest, booking, payment, sender } = letter;
	if (payment.purpose === "balance") {
		const notOwed = moneyBackMail(letter, "notOwed");
		return { kept: balanceReceipt(letter), paidBack: notOwed, standing: notOwed };
	}
	return {
		// the guest booking was read before the payment was stored
		kept: voucherMail(
			{ ...guest, isPaid: true, toPayCents: Math.max(0, guest.toPayCents - payment.amountCents) },
			booking,
			`booking-confirmed:${booking.id}`,
			sender,
		),
		paidBack: payment.isOldPrice ? moneyBackMail(letter, "oldPrice") : notUsableMail(letter),
		standing: moneyBackMail(letter, "alreadyConfirmed"),
	};
}

/** A payment and its booking in the words of the guest's language. */
function paymentWords({ guest, payment, sender }: PaymentLetter) {
	const { texts, formats, urlOf } = guestLanguage(guest, sender);
	const money = (cents: number) => formats.formatMoney(cents, payment.currency);
	const { title, reference } = guest;
	const date = formats.formatDate(guest.date, "long");
	return {
		texts,
		money,
		paid: { amount: money(payment.amountCents), title, date, reference },
		link: { label: texts.openBooking, url: urlOf(voucherPath(guest.confirmId)) },
	};
}

/** Money that goes back while its booking can be paid, or is good. */
function moneyBackMail(
	letter: PaymentLetter,
	why: "alreadyConfirmed" | "notOwed" | "oldPrice",
): Mail {
	const { texts, paid, link } = paymentWords(letter);
	const { moneyBack } = texts;
	return plainMail(
		{
			subject: moneyBack.subject(paid),
			heading: moneyBack.heading,
			paragraphs: [moneyBack[why](paid), moneyBack.allOfItBack],
			link,
		},
		{ ...letter, dedupeKey: `payment-returned:${letter.payment.id}` },
	);
}

function balanceReceipt(letter: PaymentLetter): Mail {
	const { texts, money, paid, link } = paymentWords(letter);
	const { balancePaid } = texts;
	const restCents = letter.guest.toPayCents - letter.payment.amountCents;
	return plainMail(
		{
			subject: balancePaid.subject(paid),
			heading: balancePaid.heading,
			paragraphs: [
				balancePaid.received(paid),
				restCents > 0 ? balancePaid.rest({ rest: money(restCents) }) : balancePaid.nothingLeft,
			],
			link,
		},
		{ ...letter, dedupeKey: `balance-paid:${letter.payment.id}` },
	);
}

function notUsableMail(letter: PaymentLetter): Mail {
	const { guest, booking, payment, sender } = letter;
	const { texts, paid } = paymentWords(letter);
	const { amount } = paid;
	return {
		...addressed(booking, `payment-returned:${payment.id}`, sender),
		subject: texts.moneyBack.subject(paid),
		textBody: paidBackText(guest, amount, sender),
		htmlBody: renderMail(<PaidBackMail guest={guest} amount={amount} sender={sender} />),
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
