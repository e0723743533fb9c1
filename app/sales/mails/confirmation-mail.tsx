import { Img, Link, Section, Text } from "@react-email/components";
import { extrasInWords } from "#app/catalogue/extras/extra.ts";
import { faresInWords } from "#app/catalogue/fares/fare.ts";
import { questionsTexts } from "#app/messages/catalogues/booking/questions.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { departureMessagesTexts, voucherTexts } from "#app/messages/texts.ts";
import { qrImageAddress } from "#app/outbox/qr-image.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { policyDay } from "#app/sales/cancellation/refund-by-policy.ts";
import {
	bookedPromise,
	mayStillMove,
	promiseInWords,
} from "#app/sales/cancellation/refund-promise.ts";
import { proofsInWords } from "#app/sales/fare-words.ts";
import { lackingInWords } from "#app/sales/minimum-guests-words.ts";
import { priceInDetail, voucherMoney } from "#app/sales/voucher-money.ts";
import {
	MailButton,
	MailFrame,
	mailStyles,
	renderMail,
	signatureText,
} from "#app/ui/mail-frame.tsx";
import { calendarPath, type GuestLanguage, guestLanguage, voucherPath } from "./guest-language.ts";
import type { MailSender as Sender } from "./mail-sender.ts";

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
	| "policy"
	| "policyStart"
	| "pickup"
	| "newMeeting"
	| "hasOtherStops"
	| "name"
	| "languages"
	| "lacking"
	| "language"
	| "whatToBring"
	| "isPaid"
	| "toPayCents"
> &
	Partial<Pick<GuestBooking, "taxes" | "codeOff" | "extras" | "fares" | "questions" | "reseller">>;

/** How a new voucher differs from the booking's first one. */
interface News {
	subject: (words: { date: string; time: string; title: string; reference: string }) => string;
	heading: string;
	line: string;
}

/** The mail of a confirmed booking: paid, or guaranteed by the hotel that sold it. */
export function confirmationMail(guest: VoucherFacts, sender: Sender) {
	const { texts, formats } = guestLanguage(guest, sender);
	const date = formats.formatDate(guest.date, "long");
	return writeVoucher(guest, sender, {
		subject: texts.voucher.subject,
		heading: texts.voucher.heading({ date, name: guest.name }),
		line: "",
	});
}

/** The voucher that replaces an earlier one. */
export function changedVoucher(guest: VoucherFacts, sender: Sender) {
	const { changedVoucher: texts } = guestLanguage(guest, sender).texts;
	return writeVoucher(guest, sender, {
		subject: texts.subject,
		heading: texts.heading(guest),
		line: texts.replaces,
	});
}

/** The voucher after staff changed the times; `words` names the old and the new time. */
export function newTimesVoucher(guest: VoucherFacts, words: string, sender: Sender) {
	const { newTimes, changedVoucher: voucherTexts } = guestLanguage(guest, sender).texts;
	return writeVoucher(guest, sender, {
		subject: newTimes.subject,
		heading: newTimes.heading(guest),
		line: `${words} ${newTimes.sorry} ${voucherTexts.replaces}`,
	});
}

/** The voucher once more, on the evening before the trip. */
export function reminderVoucher(guest: VoucherFacts, day: "today" | "tomorrow", sender: Sender) {
	const { reminder } = guestLanguage(guest, sender).texts;
	const isToday = day === "today";
	return writeVoucher(guest, sender, {
		subject: isToday ? reminder.subjectToday : reminder.subjectTomorrow,
		heading: (isToday ? reminder.headingToday : reminder.headingTomorrow)(guest),
		line: reminder.line(sender.operator),
	});
}

function writeVoucher(guest: VoucherFacts, sender: Sender, news: News) {
	const ownLanguage = guestLanguage(guest, sender);
	const words = wordsOf(guest, sender, ownLanguage);
	const { title, reference } = guest;
	const date = ownLanguage.formats.formatDate(guest.date, "short");
	return {
		subject: news.subject({ date, time: words.time, title, reference }),
		textBody: voucherText(guest, sender, { news, ownLanguage, words }),
		htmlBody: renderMail(<VoucherMail {...{ guest, sender, news, ownLanguage, words }} />),
	};
}

type Words = ReturnType<typeof wordsOf>;

/** What text and HTML both say. */
function wordsOf(guest: VoucherFacts, sender: Sender, ownLanguage: GuestLanguage) {
	const { language, formats, urlOf } = ownLanguage;
	const [label, amount] = voucherMoney(guest, language);
	const voucherUrl = urlOf(voucherPath(guest.confirmId));
	return {
		date: formats.formatDate(guest.date, "long"),
		time: formats.formatTime(guest.newMeeting?.time ?? guest.pickup.time),
		stop:
			guest.newMeeting?.place ??
			[guest.pickup.title, guest.pickup.place].filter(Boolean).join(", "),
		told: toldInstead(guest, ownLanguage),
		people: [
			peopleInWords(guest, language),
			faresInWords(guest.fares ?? []),
			extrasInWords(guest.extras ?? []),
		]
			.filter(Boolean)
			.join(" · "),
		bring: [guest.whatToBring, ...proofsInWords(guest.fares, language)].filter(Boolean).join("\n"),
		languages: formats.formatList(guest.languages.map(formats.languageName)),
		money: ownLanguage.texts.voucher.money({ label, amount }),
		tax: priceInDetail(guest, language),
		lacking: lackingOfGuest(guest, sender, ownLanguage),
		unanswered: unanswered(guest, ownLanguage),
		plansChanged: plansChanged(guest, sender, ownLanguage),
		voucherUrl,
		qrImage: qrImageAddress(voucherUrl),
		calendarUrl: urlOf(calendarPath(guest.confirmId)),
	};
}

/** Answers that must still be given, and where; null when none is. */
function unanswered({ confirmId, questions }: VoucherFacts, { language, urlOf }: GuestLanguage) {
	if (!questions || questions.missing === 0) return null;
	const texts = questionsTexts[language];
	return {
		words: `${texts.missing({ count: questions.missing })} ${texts.missingWhy}`,
		answer: texts.answer,
		url: urlOf(`${voucherPath(confirmId)}/questions`),
	};
}

/** Too few guests have booked the departure to run; empty when it runs. */
function lackingOfGuest(
	guest: VoucherFacts,
	{ clock }: Sender,
	{ language }: GuestLanguage,
): string {
	return guest.lacking ? lackingInWords(guest.lacking, guest, clock, language) : "";
}

/** What no longer holds since a message told another time or place: "and not at 10:20". */
function toldInstead(
	{ newMeeting, pickup }: VoucherFacts,
	{ language, formats }: GuestLanguage,
): string {
	const texts = departureMessagesTexts[language];
	if (newMeeting?.place) return texts.elsewhere.notThere({ stop: pickup.title });
	return newMeeting && newMeeting.time !== pickup.time
		? texts.notAt({ time: formats.formatTime(pickup.time) })
		: "";
}

interface Written {
	news: News;
	ownLanguage: GuestLanguage;
	words: Words;
}

/** The voucher as plain text, for feature phones and screen readers. */
function voucherText(
	guest: VoucherFacts,
	sender: Sender,
	{ news, ownLanguage, words }: Written,
): string {
	const { voucher: texts, yourCode } = ownLanguage.texts;
	return `${news.heading}${news.line ? `\n${news.line}` : ""}

${texts.beReadyAt(words)}
${words.stop}${words.told ? `\n${words.told}` : ""}

${guest.title}
${texts.guests(words)}
${texts.guideSpeaks(words)}
${words.money}${words.tax ? `\n${words.tax}` : ""}
${yourCode(guest)}
${words.bring ? `\n${words.bring}\n` : ""}${words.unanswered ? `\n${words.unanswered.words}\n${words.unanswered.answer}: ${words.unanswered.url}\n` : ""}
${texts.yourVoucher({ url: words.voucherUrl })}
${texts.calendarEntry({ url: words.calendarUrl })}
${words.lacking ? `\n${words.lacking}\n` : ""}
${[words.plansChanged, texts.questions(sender.operator), signatureText(sender.operator, ownLanguage.language)].filter(Boolean).join("\n\n")}`;
}

function VoucherMail({
	guest,
	sender,
	news,
	ownLanguage,
	words,
}: Written & { guest: VoucherFacts; sender: Sender }) {
	const { voucher: texts, openVoucher } = ownLanguage.texts;
	return (
		<MailFrame
			preview={texts.preview({
				time: words.time,
				stop: guest.newMeeting?.place ?? guest.pickup.title,
			})}
			heading={news.heading}
			signature={sender.operator}
			language={ownLanguage.language}
		>
			{news.line ? <Text style={mailStyles.text}>{news.line}</Text> : null}
			<Text style={mailStyles.soft}>{texts.beReadyOn(words)}</Text>
			<Text style={mailStyles.time}>{words.time}</Text>
			<Text style={mailStyles.place}>{words.stop}</Text>
			{words.told ? <Text style={mailStyles.soft}>{words.told}</Text> : null}
			{words.unanswered ? (
				<Text style={mailStyles.text}>
					{words.unanswered.words}{" "}
					<Link href={words.unanswered.url} style={mailStyles.link}>
						{words.unanswered.answer}
					</Link>
				</Text>
			) : null}
			<Section style={{ margin: "24px 0" }}>
				<Text style={{ ...mailStyles.text, fontWeight: 650 }}>{guest.title}</Text>
				<Text style={mailStyles.soft}>{texts.facts(words)}</Text>
				{words.tax ? <Text style={mailStyles.soft}>{words.tax}</Text> : null}
				{words.bring
					? words.bring.split("\n").map((line) => (
							<Text key={line} style={mailStyles.soft}>
								{line}
							</Text>
						))
					: null}
				<Text style={mailStyles.text}>
					<RichText
						text={texts.sayOrShow(guest)}
						parts={{ code: (reference) => <strong>{reference}</strong> }}
					/>
				</Text>
				{words.qrImage ? (
					<Img
						src={words.qrImage}
						alt={voucherTexts[ownLanguage.language].ticket.qrCode}
						width={196}
						height={196}
					/>
				) : null}
			</Section>
			<MailButton href={words.voucherUrl}>{openVoucher}</MailButton>
			<Text style={{ ...mailStyles.soft, marginTop: "18px" }}>
				<Link href={words.calendarUrl} style={mailStyles.link}>
					{texts.addToCalendar}
				</Link>
			</Text>
			{words.lacking ? <Text style={mailStyles.text}>{words.lacking}</Text> : null}
			<Text style={mailStyles.soft}>{words.plansChanged}</Text>
		</MailFrame>
	);
}

/** What the guest may still change, and what a cancellation refunds. */
function plansChanged(
	guest: VoucherFacts,
	{ clock }: Sender,
	{ language, texts }: GuestLanguage,
): string {
	const { reseller: seller } = guest;
	if (seller) return voucherTexts[language].steps.askSeller({ seller });
	const mayMove = mayStillMove({ ...guest, ...clock }, policyDay(guest), clock.now);
	const { dayOrPickup, day, pickup, neither } = texts.voucher.plansChanged;
	const withDay = guest.hasOtherStops ? dayOrPickup : day;
	const withoutDay = guest.hasOtherStops ? pickup : neither;
	const page = mayMove ? withDay : withoutDay;
	return `${page} ${promiseInWords(bookedPromise(guest, clock, language))}`;
}
