import { Text } from "@react-email/components";
import { staffLanguage } from "#app/messages/languages.ts";
import { contactMessagesTexts } from "#app/messages/staff/partners/contact-messages.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import { MailFrame, mailStyles, renderMail } from "#app/ui/mail-frame.tsx";
import type { Message } from "./message.ts";

const texts = contactMessagesTexts.mail;

/** The mail to the operator; a reply goes to the visitor. */
export function messageMail(
	{ name, email, message }: Message,
	operator: { name: string; email: string; phone: string },
	dedupeKey: string,
): Mail {
	return {
		dedupeKey,
		recipient: operator.email || null,
		replyTo: email,
		// Attack: a line break in the subject would start another header (CWE-93).
		subject: texts.subject({ name: name.replaceAll(/\s+/g, " ") }),
		textBody: texts.plain({ name, email, message }),
		htmlBody: renderMail(
			<MailFrame
				preview={message.slice(0, 120)}
				heading={texts.heading({ name })}
				signature={operator}
				language={staffLanguage()}
			>
				{message.split(/\n{2,}/).map((paragraph, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
					<Text key={index} style={{ ...mailStyles.text, whiteSpace: "pre-line" }}>
						{paragraph}
					</Text>
				))}
				<Text style={mailStyles.soft}>{texts.answer({ email })}</Text>
			</MailFrame>,
		),
	};
}
