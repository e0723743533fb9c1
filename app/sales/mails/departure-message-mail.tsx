import { Text } from "@react-email/components";
import type { Language } from "#app/messages/languages.ts";
import { departureMessagesTexts } from "#app/messages/texts.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import {
	MailButton,
	MailFrame,
	mailStyles,
	renderMail,
	signatureText,
} from "#app/ui/mail-frame.tsx";
import { addressed } from "./booking-mails.tsx";
import type { MessageWords } from "./departure-message-words.ts";
import { guestLanguage, voucherPath } from "./guest-language.ts";
import type { MailSender } from "./mail-sender.ts";

interface Reader {
	id: number;
	/** Null: no mail is queued. */
	email: string | null;
	confirmId: string;
	reference: string;
}

/** The mail of a message to a whole departure, with the new time as its largest thing. */
export function departureMessageMail(
	guest: Reader,
	words: MessageWords,
	dedupeKey: string,
	sender: MailSender,
): Mail {
	const { operator } = sender;
	const { meeting, language } = words;
	const { texts, urlOf } = guestLanguage(words, sender);
	const messageTexts = departureMessagesTexts[language];
	const voucher = urlOf(voucherPath(guest.confirmId));
	const questions = messageTexts.questions(operator);
	const yourCode = texts.yourCode(guest);
	const lines = [
		words.greeting,
		...(meeting ? [meetingInWords(meeting, language)] : []),
		...words.paragraphs,
		questions,
		texts.voucher.yourVoucher({ url: voucher }),
		yourCode,
		signatureText(operator, language),
	];
	return {
		...addressed(guest, dedupeKey, sender),
		subject: words.subject,
		textBody: lines.join("\n\n"),
		htmlBody: renderMail(
			<MailFrame
				preview={meeting ? `${meeting.time}, ${meeting.place}` : (words.paragraphs[0] ?? "")}
				heading={words.heading}
				signature={operator}
				language={language}
			>
				<Text style={mailStyles.text}>{words.greeting}</Text>
				{meeting ? (
					<>
						<Text style={mailStyles.soft}>{meeting.lead}</Text>
						<Text style={mailStyles.time}>{meeting.time}</Text>
						<Text style={{ ...mailStyles.place, marginBottom: "18px" }}>{meeting.place}</Text>
						{meeting.timeBefore ? (
							<Text style={mailStyles.soft}>
								{messageTexts.notAt({ time: meeting.timeBefore })}
							</Text>
						) : null}
					</>
				) : null}
				{words.paragraphs.map((paragraph) => (
					<Text key={paragraph} style={{ ...mailStyles.text, whiteSpace: "pre-line" }}>
						{paragraph}
					</Text>
				))}
				<Text style={mailStyles.text}>{questions}</Text>
				<MailButton href={voucher}>{texts.openVoucher}</MailButton>
				<Text style={{ ...mailStyles.soft, marginTop: "18px" }}>{yourCode}</Text>
			</MailFrame>,
		),
	};
}

function meetingInWords(
	{ lead, time, timeBefore: usualTime, place }: NonNullable<MessageWords["meeting"]>,
	language: Language,
): string {
	const texts = departureMessagesTexts[language];
	return usualTime
		? texts.meetingInstead({ lead, time, timeBefore: usualTime, place })
		: texts.meeting({ lead, time, place });
}
