import { Link, Text } from "@react-email/components";
import type { GuestBooking } from "#app/bookings/booking.ts";
import { type MailSender, voucherMail } from "#app/bookings/mails/booking-mails.tsx";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { greet } from "#app/ui/form/plain-name.ts";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import { MailFrame, mailStyles, renderMail, signatureText } from "#app/ui/mail-frame.tsx";

export type { MailSender };

/** The two mails that a payment can cause. The settlement's statements decide which one is sent. */
export function paymentMails(
	guest: GuestBooking,
	booking: { id: number; email: string | null },
	payment: { id: string; amountCents: number; currency: string },
	sender: MailSender,
): { confirmed: Mail; paidBack: Mail } {
	const common = {
		bookingId: booking.id,
		recipient: booking.email,
		replyTo: sender.operator.email,
	};
	const amount = formatMoney(payment.amountCents, payment.currency);
	return {
		// the guest booking was read before the payment was stored
		confirmed: voucherMail(
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
