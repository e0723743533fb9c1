import type { SQL } from "drizzle-orm";
import { mayMail } from "#app/account/rate-limit.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import type { User } from "#app/account/users.ts";
import { mailAboutPasskey, type PasskeyNews } from "./account-mail.tsx";
import { warningLanguage } from "./mail-language.server.ts";
import { queueAccountMail } from "./queue-mail.server.ts";

/**
 * Statements that tell a user what became of a passkey, for the batch of its cause; undefined when mail is off or the
 * mailbox's limit is reached. @param condition if given, the mail is queued only if it holds at that point of the batch.
 */
export async function passkeyMail(
	service: AccountService,
	user: Pick<User, "email" | "name" | "role" | "language">,
	news: PasskeyNews,
	condition?: SQL,
) {
	const { options } = service;
	if (!options.mailEnabled || !(await mayMail(service, "passkey", user.email))) return undefined;
	const from = { operator: options.operator, language: warningLanguage(service, user) };
	const url = `${options.appUrl}/dashboard/account`;
	const mail = mailAboutPasskey(from, user, { ...news, url });
	// in an object, because awaiting a statement would run it
	return { queued: queueAccountMail(service, user.email, mail, condition) };
}
