import { Button, Link, Text } from "@react-email/components";
import type { GuestBooking } from "#app/bookings/booking.ts";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import { promiseInWords, refundPromise } from "#app/bookings/cancellation/refund-promise.ts";
import { type DisputedMoney, disputeSentence } from "#app/bookings/dispute.ts";
import type { PolicyClock } from "#app/bookings/guest/guest-terms.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { greet } from "#app/ui/form/plain-name.ts";
import { formatDate, formatList, formatMoney, languageName } from "#app/ui/format/format.ts";
import {
	MailFrame,
	type MailSignature,
	mailStyles,
	renderMail,
	signatureText,
} from "#app/ui/mail-frame.tsx";
import { changedVoucher, confirmationMail, voucherUrl } from "./confirmation-mail.tsx";

/** The operator's signature and the address for links. */
export interface MailSender {
	appUrl: string;
	operator: MailSignature;
	/** The time of writing and the policy, for the refund line. */
	clock?: PolicyClock;
}

interface Recipient {
	id: number;
	/** Null: the mail is not queued. */
	email: string | null;
}

/** The voucher as the booking is now. */
export function voucherMail(
	guest: GuestBooking,
	booking: Recipient,
	dedupeKey: string,
	sender: MailSender,
): Mail {
	return {
		dedupeKey,
		bookingId: booking.id,
		recipient: booking.email,
		replyTo: sender.operator.email,
		...confirmationMail(guest, sender),
	};
}

/** The voucher after its guest has changed the booking. */
export function changedVoucherMail(
	guest: GuestBooking,
	booking: Recipient,
	dedupeKey: string,
	sender: MailSender,
): Mail {
	return {
		...voucherMail(guest, booking, dedupeKey, sender),
		...changedVoucher(guest, sender),
	};
}

/** A mail of plain paragraphs with one link at its end. */
export interface Letter {
	subject: string;
	heading: string;
	paragraphs: string[];
	link: { label: string; url: string };
	/** More links, one on each line, for example other dates. */
	choices?: { label: string; url: string }[];
}

/** The mail about a change by staff; the same words as text and as HTML. */
export function plainMail(
	letter: Letter,
	{
		guest,
		booking,
		dedupeKey,
		sender,
	}: {
		guest: { name: string; reference: string };
		booking: Recipient;
		dedupeKey: string;
		sender: MailSender;
	},
): Mail {
	const { operator } = sender;
	const choices = letter.choices ?? [];
	const lines = [
		greet(guest.name),
		...letter.paragraphs,
		...(choices.length > 0
			? [choices.map((choice) => `${choice.label}: ${choice.url}`).join("\n")]
			: []),
		`${letter.link.label}: ${letter.link.url}`,
		`Your code: ${guest.reference}`,
		signatureText(operator),
	];
	return {
		dedupeKey,
		bookingId: booking.id,
		recipient: booking.email,
		replyTo: operator.email,
		subject: letter.subject,
		textBody: lines.join("\n\n"),
		htmlBody: renderMail(
			<MailFrame
				preview={letter.paragraphs[0] ?? letter.heading}
				heading={letter.heading}
				signature={operator}
			>
				<Text style={mailStyles.text}>{greet(guest.name)}</Text>
				{letter.paragraphs.map((paragraph) => (
					<Text key={paragraph} style={mailStyles.text}>
						{paragraph}
					</Text>
				))}
				{choices.map((choice) => (
					<Text key={choice.url} style={mailStyles.text}>
						<Link href={choice.url} style={mailStyles.link}>
							{choice.label}
						</Link>
					</Text>
				))}
				<Button href={letter.link.url} style={mailStyles.button}>
					{letter.link.label}
				</Button>
				<Text style={{ ...mailStyles.soft, marginTop: "18px" }}>Your code: {guest.reference}</Text>
			</MailFrame>,
		),
	};
}

/** What happens to the money of a booking that staff cancelled, as a sentence to its guest. */
export function moneySentence(booking: {
	currency: string;
	/** Cents paid through the gateway and due for refund. */
	backCents: number;
	/** Cents that staff took and give back. */
	handCents?: number;
	/** Cents paid through the gateway and kept by staff's decision, whatever the policy says. */
	keptCents?: number;
	/** The hotel collected the money. */
	isAtHotel: boolean;
	/** Paid through the gateway and disputed at the guest's bank. */
	disputed?: (DisputedMoney & { isOwed: boolean }) | null;
}): string {
	const { disputed } = booking;
	if (disputed)
		return disputeSentence(disputed.says, {
			all: formatMoney(disputed.cents, booking.currency),
			back: disputed.isOwed ? "all of it" : null,
		});
	const { handCents = 0 } = booking;
	if (handCents > 0) {
		const card =
			booking.backCents > 0
				? `, and ${formatMoney(booking.backCents, booking.currency)} to your card within 5 to 10 days`
				: "";
		return `We give back the ${formatMoney(handCents, booking.currency)} that you paid us on the spot: come to our desk, or answer this mail${card}.`;
	}
	if (booking.backCents > 0)
		return `We are paying back all of your ${formatMoney(booking.backCents, booking.currency)}, the way you paid: it is on your account within 5 to 10 days.`;
	if (booking.isAtHotel) return "What you paid at your hotel, the desk there pays back to you.";
	if (booking.keptCents)
		return `Nothing of the ${formatMoney(booking.keptCents, booking.currency)} that you paid comes back. If you think that is wrong, just answer this mail.`;
	return "Nothing was charged.";
}

type Changed = Pick<
	GuestBooking,
	| "title"
	| "date"
	| "startTime"
	| "pickup"
	| "languages"
	| "confirmId"
	| "adults"
	| "children"
	| "bebe"
>;

/** "Saturday 5 June, 04:30 at Hotel Los Dragos" */
function appointment({ date, pickup }: Pick<Changed, "date" | "pickup">): string {
	return `${formatDate(date, "long")}, ${pickup.time} at ${[pickup.title, pickup.place].filter(Boolean).join(", ")}`;
}

export function changedLetter(now: Changed, { appUrl, clock }: MailSender): Letter {
	return {
		subject: `Changed: ${formatDate(now.date, "short")}, ${now.pickup.time}: ${now.title}`,
		heading: "Your booking has changed",
		paragraphs: [
			`"${now.title}" for ${peopleInWords(now, defaultLanguage)} is now on ${appointment(now)}.`,
			`The guide speaks ${formatList(now.languages.map(languageName))} that day, and the price stays as it was.`,
			...(clock ? [promiseInWords(refundPromise(clock, now, clock.now, defaultLanguage))] : []),
			"If this is not what you asked for, just answer this mail.",
		],
		link: { label: "Open the voucher", url: voucherUrl(appUrl, now.confirmId) },
	};
}
