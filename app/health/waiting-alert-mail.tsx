import { Text } from "@react-email/components";
import { staffLanguage } from "#app/messages/languages.ts";
import { healthTexts } from "#app/messages/staff/office/health.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import {
	MailButton,
	MailFrame,
	mailStyles,
	renderMail,
	signatureText,
} from "#app/ui/mail-frame.tsx";

export interface AlertSender {
	appUrl: string;
	operator: { name: string; email: string; phone: string };
}

/** To the operator, who may not have the dashboard open. */
export function waitingAlertMail({ appUrl, operator }: AlertSender, dedupeKey: string): Mail {
	const { subject, text } = healthTexts.alert;
	const url = `${appUrl}/dashboard/attention`;
	return {
		dedupeKey,
		recipient: operator.email || null,
		subject,
		textBody: `${text}\n${url}\n\n${signatureText(operator, staffLanguage())}`,
		htmlBody: renderMail(
			<MailFrame preview={text} heading={subject} signature={operator} language={staffLanguage()}>
				<Text style={mailStyles.text}>{text}</Text>
				<MailButton href={url}>{healthTexts.toAttention}</MailButton>
			</MailFrame>,
		),
	};
}
