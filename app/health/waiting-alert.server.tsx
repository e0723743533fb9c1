import { Text } from "@react-email/components";
import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { healthTexts } from "#app/messages/staff/office/health.ts";
import { type Mail, queueMail } from "#app/outbox/outbox.server.ts";
import {
	MailButton,
	MailFrame,
	mailStyles,
	renderMail,
	signatureText,
} from "#app/ui/mail-frame.tsx";

interface AlertSender {
	appUrl: string;
	operator: { name: string; email: string; phone: string };
}

/** To the operator, who may not have the dashboard open. */
function waitingAlertMail({ appUrl, operator }: AlertSender, dedupeKey: string): Mail {
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

/** An incident that nobody has settled for this long is mailed to the operator. */
const patienceMilliseconds = 3_600_000;

/**
 * One round trip where nothing waits or the mail of today is written, else two.
 * @param today local date of the island: one such mail a day at most
 */
export async function tellOfWhatWaits(
	db: Database,
	{ today, ...sender }: AlertSender & { today: string },
	now: number,
): Promise<void> {
	const dedupeKey = `attention-waits:${today}`;
	const [isToTell] = await db.all<{ incident: number }>(sql`
		SELECT id AS incident FROM attention_items
		WHERE status = 'open' AND created_at < ${now - patienceMilliseconds}
			AND NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = ${dedupeKey})
		LIMIT 1`);
	if (isToTell) await queueMail(db, waitingAlertMail(sender, dedupeKey), now);
}
