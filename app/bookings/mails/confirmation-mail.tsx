import { Button, Link, Section, Text } from "@react-email/components";
import type { GuestBooking } from "#app/bookings/booking.ts";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import {
	mayStillMove,
	promiseInWords,
	refundPromise,
} from "#app/bookings/cancellation/refund-promise.ts";
import type { PolicyClock } from "#app/bookings/guest/guest-terms.ts";
import { voucherMoney } from "#app/bookings/voucher-money.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { formatDate, formatList, languageName } from "#app/ui/format/format.ts";
import {
	MailFrame,
	type MailSignature,
	mailStyles,
	renderMail,
	signatureText,
} from "#app/ui/mail-frame.tsx";

/** The part of a booking that a voucher's mail needs. */
export type VoucherFacts = Pick<
	GuestBooking,
	| "confirmId"
	| "reference"
	| "title"
	| "date"
	| "startTime"
	| "adults"
	| "children"
	| "bebe"
	| "priceCents"
	| "currency"
	| "pickup"
	| "hasOtherStops"
	| "name"
	| "languages"
	| "whatToBring"
	| "isPaid"
	| "toPayCents"
>;

interface Sender {
	appUrl: string;
	operator: MailSignature;
	/** The time of writing and the policy, for the refund line. */
	clock?: PolicyClock;
}

/** How a new voucher differs from the booking's first one. */
interface News {
	/** Prefix of the subject. */
	mark: string;
	heading: string;
	line: string;
}

export function voucherUrl(appUrl: string, confirmId: string): string {
	return `${appUrl}/booking/${confirmId}`;
}

/** The mail of a confirmed booking: paid, or guaranteed by the hotel that sold it. */
export function confirmationMail(guest: VoucherFacts, sender: Sender) {
	const heading = `See you on ${formatDate(guest.date, "long")}, ${guest.name}.`;
	return voucherLetter(guest, sender, { mark: "", heading, line: "" });
}

/** The voucher that replaces an earlier one. */
export function changedVoucher(guest: VoucherFacts, sender: Sender) {
	return voucherLetter(guest, sender, {
		mark: "Changed: ",
		heading: `Your booking has changed, ${guest.name}.`,
		line: "This voucher takes the place of the one before, and the calendar entry replaces the old one.",
	});
}

/** The voucher after staff changed the times; `words` names the old and the new time. */
export function newTimesVoucher(guest: VoucherFacts, words: string, sender: Sender) {
	return voucherLetter(guest, sender, {
		mark: "New time: ",
		heading: `Your trip has a new time, ${guest.name}.`,
		line: `${words} We are sorry for the change; if it does not suit you, just answer this mail. This voucher takes the place of the one before, and the calendar entry replaces the old one.`,
	});
}

/** The voucher once more, on the evening before the trip. */
export function reminderVoucher(guest: VoucherFacts, day: "Today" | "Tomorrow", sender: Sender) {
	return voucherLetter(guest, sender, {
		mark: `${day}: `,
		heading: `${day} is your trip, ${guest.name}.`,
		line: `We look forward to you. If you cannot find us or come late, call ${sender.operator.phone}.`,
	});
}

function voucherLetter(guest: VoucherFacts, sender: Sender, news: News) {
	return {
		subject: `${news.mark}${formatDate(guest.date, "short")}, ${guest.pickup.time}: ${guest.title} (${guest.reference})`,
		textBody: confirmedText(guest, sender, news),
		htmlBody: renderMail(<ConfirmedMail guest={guest} sender={sender} news={news} />),
	};
}

function calendarUrl({ appUrl }: Sender, { confirmId }: VoucherFacts): string {
	return `${voucherUrl(appUrl, confirmId)}/calendar.ics`;
}

/** The voucher as plain text, for feature phones and screen readers. */
function confirmedText(guest: VoucherFacts, sender: Sender, { heading, line }: News): string {
	return `${heading}${line ? `\n${line}` : ""}

Be ready at ${guest.pickup.time}, ${formatDate(guest.date, "long")}
${pickupLine(guest)}

${guest.title}
Guests: ${peopleInWords(guest, defaultLanguage)}
Guide speaks: ${formatList(guest.languages.map(languageName))}
${voucherMoney(guest).join(": ")}
Your code: ${guest.reference}
${guest.whatToBring ? `\n${guest.whatToBring}\n` : ""}
Your voucher: ${voucherUrl(sender.appUrl, guest.confirmId)}
Calendar entry: ${calendarUrl(sender, guest)}

Plans changed? ${ifPlansChange(guest, sender)}

Questions on the day: ${sender.operator.phone}

${signatureText(sender.operator)}`;
}

function ConfirmedMail({
	guest,
	sender,
	news,
}: {
	guest: VoucherFacts;
	sender: Sender;
	news: News;
}) {
	return (
		<MailFrame
			preview={`Be ready at ${guest.pickup.time}, ${guest.pickup.title}`}
			heading={news.heading}
			signature={sender.operator}
		>
			{news.line ? <Text style={mailStyles.text}>{news.line}</Text> : null}
			<Text style={mailStyles.soft}>Be ready on {formatDate(guest.date, "long")} at</Text>
			<Text style={mailStyles.time}>{guest.pickup.time}</Text>
			<Text style={mailStyles.place}>{pickupLine(guest)}</Text>
			<Section style={{ margin: "24px 0" }}>
				<Text style={{ ...mailStyles.text, fontWeight: 650 }}>{guest.title}</Text>
				<Text style={mailStyles.soft}>
					{peopleInWords(guest, defaultLanguage)} · {voucherMoney(guest).join(": ")} · guide speaks{" "}
					{formatList(guest.languages.map(languageName))}
				</Text>
				{guest.whatToBring ? <Text style={mailStyles.soft}>{guest.whatToBring}</Text> : null}
				<Text style={mailStyles.text}>
					Say <strong>{guest.reference}</strong> or show the voucher to your guide.
				</Text>
			</Section>
			<Button href={voucherUrl(sender.appUrl, guest.confirmId)} style={mailStyles.button}>
				Open the voucher
			</Button>
			<Text style={{ ...mailStyles.soft, marginTop: "18px" }}>
				<Link href={calendarUrl(sender, guest)} style={mailStyles.link}>
					Add to your calendar
				</Link>
			</Text>
			<Text style={mailStyles.soft}>Plans changed? {ifPlansChange(guest, sender)}</Text>
		</MailFrame>
	);
}

/** What the guest may still change, and what a cancellation refunds. */
function ifPlansChange(guest: VoucherFacts, { clock }: Sender): string {
	const mayMove = !clock || mayStillMove(clock, guest, clock.now);
	const choices = [mayMove ? "the day" : "", guest.hasOtherStops ? "the pickup" : ""].filter(
		Boolean,
	);
	const change = choices.length > 0 ? `change ${formatList(choices, "or")}, or cancel` : "cancel";
	const page = `On the voucher’s page you also ${change}.`;
	return clock
		? `${page} ${promiseInWords(refundPromise(clock, guest, clock.now, defaultLanguage))}`
		: page;
}

function pickupLine({ pickup }: VoucherFacts): string {
	return [pickup.title, pickup.place].filter(Boolean).join(", ");
}
