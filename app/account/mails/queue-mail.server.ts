import type { SQL } from "drizzle-orm";
import { newId } from "#app/account/random.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import type { AccountMail } from "./account-mail.tsx";

/**
 * Statement that queues a mail; belongs into the batch of its cause. @param condition if given, the
 * mail is queued only if it holds at that point of the batch.
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
			// each mail has its own token, so no two have the same cause
			dedupeKey: `account:${newId()}`,
			recipient,
			isSecret: true,
			...mail,
		},
		service.now,
		condition,
	);
}
