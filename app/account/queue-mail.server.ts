import { outbox } from "#app/database/schema.server.ts";
import type { AccountMail } from "./account-mail.tsx";
import { newId } from "./random.server.ts";
import type { AccountService } from "./service.server.ts";

/** The insert that sends a mail; put it into the batch of what the mail is about. */
export function queueAccountMail(
	{ db, now }: AccountService,
	recipient: string,
	mail: AccountMail,
) {
	return db.insert(outbox).values({
		// every mail carries a token of its own: there are no two about the same thing
		dedupeKey: `account:${newId()}`,
		recipient,
		subject: mail.subject,
		textBody: mail.text,
		htmlBody: mail.html,
		nextAttemptAt: now,
		createdAt: now,
	});
}
