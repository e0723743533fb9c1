import { Link, Text } from "@react-email/components";
import type { GuestBooking } from "#app/bookings/booking.ts";
import { type MailSender, plainMail, voucherMail } from "#app/bookings/mails/booking-mails.tsx";
import { voucherUrl } from "#app/bookings/mails/confirmation-mail.tsx";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { greet } from "#app/ui/form/plain-name.ts";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import { MailFrame, mailStyles, renderMail, signatureText } from "#app/ui/mail-frame.tsx";

export type { MailSender };

/**
 * The two mails that a payment can cause: the voucher, or the receipt of what was still owed; and that the money goes
 * back. The settlement's statements decide which one is sent.
 */
export function paymentMails(
	guest: GuestBooking,
	booking: { id: number; email: string | null },
	payment: { id: string; purpose: "booking" | "balance"; amountCents: number; currency: string },
	sender: MailSender,
): { kept: Mail; paidBack: Mail } {
	if (payment.purpose === "balance") return balanceMails(guest, booking, payment, sender);
	const common = {
		bookingId: booking.id,
		recipient: booking.email,
		replyTo: sender.operator.email,
	};
	const amount = formatMoney(payment.amountCents, payment.currency);
	return {
		// the guest booking was read before the payment was stored
		kept: voucherMail(
			{ ...guest, isPaid: true, toPayCents: Math.max(0, guest.toPayCents - payment.amountCents) },
			booking,
			`booking-confirmed:${booking.id}`,
			sender,
		),
		paidBack: {
			...common,
			dedupeKey: `payment-returned:${payment.id}`,
			subject: `Your ${amount} come back (${guest.reference})`,
			textBody: paidBackText(guest, amount, sender),
			htmlBody: renderMail(<PaidBackMail guest={guest} amount={amount} sender={sender} />),
		},
	};
}

function balanceMails(
	guest: GuestBooking,
	booking: { id: number; email: string | null },
	{ id, amountCents, currency }: { id: string; amountCents: number; currency: string },
	sender: MailSender,
): { kept: Mail; paidBack: Mail } {
	const amount = formatMoney(amountCents, currency);
	const trip = `"${guest.title}" on ${formatDate(guest.date, "long")}`;
	const restCents = guest.toPayCents - amountCents;
	const to = { guest, booking, sender };
	const link = { label: "Open your booking", url: voucherUrl(sender.appUrl, guest.confirmId) };
	return {
		kept: plainMail(
			{
				subject: `We have your ${amount} (${guest.reference})`,
				heading: "Thank you, your payment is here",
				paragraphs: [
					`We have received ${amount} for ${trip}.`,
					restCents > 0
						? `Still to pay: ${formatMoney(restCents, currency)}.`
						: "Nothing is left to pay.",
				],
				link,
			},
			{ ...to, dedupeKey: `balance-paid:${id}` },
		),
		paidBack: plainMail(
			{
				subject: `Your ${amount} come back (${guest.reference})`,
				heading: "Your money comes back",
				paragraphs: [
					`Your payment of ${amount} for ${trip} reached us, but so much was not owed any more: somebody had paid meanwhile, or the booking had changed.`,
					"We are paying all of it back: it is on your account within 5 to 10 days. Your booking shows what is still to pay, if anything is.",
				],
				link,
			},
			{ ...to, dedupeKey: `payment-returned:${id}` },
		),
	};
}

function paidBackText(guest: GuestBooking, amount: string, sender: MailSender): string {
	return `${greet(guest.name)}

your payment of ${amount} for "${guest.title}" on ${formatDate(guest.date, "long")} reached us, but we could not use it for this booking. We are paying all of it back: it is on your account within 5 to 10 days.

You can choose another day here: ${sender.appUrl}/excursion/${guest.excursionId}
Your code: ${guest.reference}

${signatureText(sender.operator)}`;
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
	return (
		<MailFrame
			preview={`All of your ${amount} come back to your account.`}
			heading="Your money comes back"
			signature={sender.operator}
		>
			<Text style={mailStyles.text}>{greet(guest.name)}</Text>
			<Text style={mailStyles.text}>
				your payment of {amount} for “{guest.title}” on {formatDate(guest.date, "long")} reached us,
				but we could not use it for this booking. We are paying all of it back: it is on your
				account within 5 to 10 days.
			</Text>
			<Text style={mailStyles.text}>
				<Link href={`${sender.appUrl}/excursion/${guest.excursionId}`} style={mailStyles.link}>
					Choose another day
				</Link>
			</Text>
			<Text style={mailStyles.soft}>Your code: {guest.reference}</Text>
		</MailFrame>
	);
}
