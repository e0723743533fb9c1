import { Button, Text } from "@react-email/components";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { MailFrame, mailStyles, renderMail, signatureText } from "#app/ui/mail-frame.tsx";
import type { MailSender } from "./booking-mails.tsx";
import { voucherUrl } from "./confirmation-mail.tsx";
import type { GuestWords } from "./departure-message-words.ts";

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
	words: GuestWords,
	dedupeKey: string,
	sender: MailSender,
): Mail {
	const { operator } = sender;
	const { meeting } = words;
	const voucher = voucherUrl(sender.appUrl, guest.confirmId);
	const lines = [
		words.greeting,
		...(meeting
			? [
					`${meeting.lead} ${meeting.time}${meeting.before ? `, not at ${meeting.before}` : ""}: ${meeting.place}`,
				]
			: []),
		...words.paragraphs,
		`Questions: ${operator.phone}`,
		`Your voucher: ${voucher}`,
		`Your code: ${guest.reference}`,
		signatureText(operator),
	];
	return {
		dedupeKey,
		bookingId: guest.id,
		recipient: guest.email,
		replyTo: operator.email,
		subject: words.subject,
		textBody: lines.join("\n\n"),
		htmlBody: renderMail(
			<MailFrame
				preview={meeting ? `${meeting.time}, ${meeting.place}` : (words.paragraphs[0] ?? "")}
				heading={words.heading}
				signature={operator}
			>
				<Text style={mailStyles.text}>{words.greeting}</Text>
				{meeting ? (
					<>
						<Text style={mailStyles.soft}>{meeting.lead}</Text>
						<Text style={mailStyles.time}>{meeting.time}</Text>
						<Text style={{ ...mailStyles.place, marginBottom: "18px" }}>{meeting.place}</Text>
						{meeting.before ? (
							<Text style={mailStyles.soft}>and not at {meeting.before}</Text>
						) : null}
					</>
				) : null}
				{words.paragraphs.map((paragraph) => (
					<Text key={paragraph} style={{ ...mailStyles.text, whiteSpace: "pre-line" }}>
						{paragraph}
					</Text>
				))}
				<Text style={mailStyles.text}>Questions: {operator.phone}</Text>
				<Button href={voucher} style={mailStyles.button}>
					Open the voucher
				</Button>
				<Text style={{ ...mailStyles.soft, marginTop: "18px" }}>Your code: {guest.reference}</Text>
			</MailFrame>,
		),
	};
}
