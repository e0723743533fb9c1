import { Link, Text } from "@react-email/components";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import type { Language } from "#app/messages/languages.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { bookedPromise, promiseInWords } from "#app/sales/cancellation/refund-promise.ts";
import { type DisputedMoney, disputeSentence } from "#app/sales/dispute.ts";
import { isPlainName } from "#app/ui/form/values/plain-name.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import {
	MailButton,
	MailFrame,
	mailStyles,
	renderMail,
	signatureText,
} from "#app/ui/mail-frame.tsx";
import { changedVoucher, confirmationMail } from "./confirmation-mail.tsx";
import { calendarPath, guestLanguage, voucherPath } from "./guest-language.ts";
import type { MailSender } from "./mail-sender.ts";

interface Recipient {
	id: number;
	/** Null: the mail is not queued. */
	email: string | null;
}

/** Where a mail about a booking goes; answers go to the operator. */
export function addressed({ id, email }: Recipient, dedupeKey: string, { operator }: MailSender) {
	return { dedupeKey, bookingId: id, recipient: email, replyTo: operator.email || undefined };
}

/** The voucher as the booking is now. */
export function voucherMail(
	guest: GuestBooking,
	booking: Recipient,
	dedupeKey: string,
	sender: MailSender,
): Mail {
	return { ...addressed(booking, dedupeKey, sender), ...confirmationMail(guest, sender) };
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
export interface PlainMail {
	subject: string;
	heading: string;
	paragraphs: string[];
	link: { label: string; url: string };
	/** More links, one on each line, for example other dates. */
	choices?: { label: string; url: string }[];
	/** Leads to the booking's calendar file, which replaces or removes the entry that the guest may have. */
	calendar?: "replaces" | "removes" | null;
}

/** A mail of plain paragraphs, in the language of its booking; the same words as text and as HTML. */
export function plainMail(
	plain: PlainMail,
	{
		guest,
		booking,
		dedupeKey,
		sender,
	}: {
		guest: { name: string; reference: string; language: string | null; confirmId: string };
		booking: Recipient;
		dedupeKey: string;
		sender: MailSender;
	},
): Mail {
	return {
		...addressed(booking, dedupeKey, sender),
		...plainWords(plain, { ...guest, booking: guest }, sender),
	};
}

/** Subject and words of such a mail, also to somebody who has no booking yet. */
export function plainWords(
	plain: PlainMail,
	guest: {
		name: string;
		language: string | null;
		booking?: { reference: string; confirmId: string };
	},
	sender: MailSender,
): Pick<Mail, "subject" | "textBody" | "htmlBody"> {
	const { operator } = sender;
	const { language, texts, urlOf } = guestLanguage(guest, sender);
	const hello = texts.hello({ name: isPlainName(guest.name) ? guest.name : null });
	const yourCode = guest.booking ? texts.yourCode(guest.booking) : "";
	const choices = plain.choices ?? [];
	const calendar = plain.calendar &&
		guest.booking && {
			words: texts.calendarUpdate[plain.calendar],
			link: { label: texts.calendarUpdate.open, url: urlOf(calendarPath(guest.booking.confirmId)) },
		};
	const lines = [
		hello,
		...plain.paragraphs,
		...(choices.length > 0 ? [choices.map(texts.link).join("\n")] : []),
		texts.link(plain.link),
		...(calendar ? [`${calendar.words}\n${texts.link(calendar.link)}`] : []),
		...(yourCode ? [yourCode] : []),
		signatureText(operator, language),
	];
	return {
		subject: plain.subject,
		textBody: lines.join("\n\n"),
		htmlBody: renderMail(
			<MailFrame
				preview={plain.paragraphs[0] ?? plain.heading}
				heading={plain.heading}
				signature={operator}
				language={language}
			>
				<Text style={mailStyles.text}>{hello}</Text>
				{plain.paragraphs.map((paragraph) => (
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
				<MailButton href={plain.link.url}>{plain.link.label}</MailButton>
				{calendar ? (
					<Text style={{ ...mailStyles.soft, marginTop: "18px" }}>
						{calendar.words}{" "}
						<Link href={calendar.link.url} style={mailStyles.link}>
							{calendar.link.label}
						</Link>
					</Text>
				) : null}
				{yourCode ? (
					<Text style={{ ...mailStyles.soft, marginTop: "18px" }}>{yourCode}</Text>
				) : null}
			</MailFrame>,
		),
	};
}

interface CancelledMoney {
	currency: string;
	/** Cents paid through the gateway and due for refund. */
	backCents: number;
	/** Cents that staff took and give back. */
	handCents?: number;
	/** Cents that go back to the credit that paid. */
	creditCents?: number;
	/** Cents that we have and keep by staff's decision, whatever the policy says. */
	keptCents?: number;
	/** The hotel collected money. */
	isAtHotel: boolean;
	/** Paid through the gateway and disputed at the guest's bank. */
	disputed?: (DisputedMoney & { isOwed: boolean }) | null;
}

/** What happens to the money of a booking that staff cancelled, as a sentence to its guest. */
export function moneySentence(booking: CancelledMoney, language: Language): string {
	const { atHotel } = voucherTexts[language].moneyOfCancelledByStaff;
	const sentences = [
		...sentencesOfOurMoney(booking, language),
		...(booking.isAtHotel ? [atHotel] : []),
	];
	return sentences.join(" ") || voucherTexts[language].moneyAfterwards.nothingCharged;
}

function sentencesOfOurMoney(
	{ currency, disputed, backCents, handCents = 0, creditCents = 0, keptCents = 0 }: CancelledMoney,
	language: Language,
): string[] {
	const texts = voucherTexts[language].moneyOfCancelledByStaff;
	const money = (cents: number) => formatsIn(language).formatMoney(cents, currency);
	const credit =
		creditCents > 0 ? [voucherTexts[language].credit.comesBack({ back: money(creditCents) })] : [];
	const bank = disputed
		? [
				...credit,
				disputeSentence(
					disputed.says,
					{ all: money(disputed.cents), back: disputed.isOwed ? "all" : "nothing" },
					language,
				),
			]
		: credit;
	const [cash, card] = [money(handCents), money(backCents)];
	if (handCents > 0)
		return [...bank, backCents > 0 ? texts.byHandAndCard({ cash, card }) : texts.byHand({ cash })];
	if (backCents > 0) return [...bank, texts.all({ all: card })];
	// money that is kept besides disputed money is no answer to what the guest asked the bank
	return keptCents > 0 && !disputed ? [texts.kept({ all: money(keptCents) })] : bank;
}

type Changed = Pick<
	GuestBooking,
	| "title"
	| "date"
	| "startTime"
	| "policy"
	| "policyStart"
	| "pickup"
	| "languages"
	| "language"
	| "confirmId"
	| "status"
	| "adults"
	| "children"
	| "bebe"
>;

/** The mail about another day or stop, chosen by staff. */
export function changedMail(now: Changed, sender: MailSender): PlainMail {
	const { language, texts, formats, urlOf } = guestLanguage(now, sender);
	const { clock } = sender;
	const { title, date, pickup } = now;
	const time = formats.formatTime(pickup.time);
	return {
		subject: texts.moved.subject({ date: formats.formatDate(date, "short"), time, title }),
		heading: texts.moved.heading,
		paragraphs: [
			texts.moved.nowOn({
				title,
				people: peopleInWords(now, language),
				date: formats.formatDate(date, "long"),
				time,
				stop: [pickup.title, pickup.place].filter(Boolean).join(", "),
			}),
			texts.moved.guideSpeaks({
				languages: formats.formatList(now.languages.map(formats.languageName)),
			}),
			promiseInWords(bookedPromise(now, clock, language)),
			texts.justAnswer,
		],
		link: { label: texts.openVoucher, url: urlOf(voucherPath(now.confirmId)) },
		calendar: bookingRules[now.status].hasCalendarFile ? "replaces" : null,
	};
}
