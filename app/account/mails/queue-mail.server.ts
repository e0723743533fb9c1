import type { SQL } from "drizzle-orm";
import { newId } from "#app/account/random.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import type { AccountMail } from "./account-mail.tsx";

/**
 * The statement that sends a mail; it belongs into the batch of what the mail is about.
 * @param condition when given, the mail leaves only if it holds at that point of the batch.
 */
export function queueAccountMail(
	service: AccountService,
	recipient: string,
	mail: AccountMail,
	condition?: SQL,
) {
	service.mailQueued = true;
	return queueMail(
		service.db,
		{
			// every mail carries a token of its own: there are no two about the same thing
			dedupeKey: `account:${newId()}`,
			recipient,
			isSecret: true,
			...mail,
		},
		service.now,
		condition,
	);
}
