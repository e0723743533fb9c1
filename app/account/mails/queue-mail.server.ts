import type { SQL } from "drizzle-orm";
import { newId } from "#app/account/random.server.ts";
import { mayMail } from "#app/account/rate-limit.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import type { User } from "#app/account/users.ts";
import { defaultLanguage, isStaffLanguage, type Language } from "#app/messages/languages.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import type { AccountMail } from "./account-mail.tsx";
import {
	type FactorNews,
	mailAboutFactor,
	mailAboutPasskey,
	type PasskeyNews,
} from "./account-mail.tsx";

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

/**
 * The language of a mail to the owner of an account that somebody else may have caused. Attack: the browser of a thief would choose it, so that the
 * owner can't read the mail. What staff read is stored; of users without a role nothing is.
 */
export function warningLanguage(
	{ language }: Pick<AccountService, "language">,
	user: Pick<User, "role" | "language">,
): Language {
	if (user.role === "user") return language;
	return isStaffLanguage(user.language) ? user.language : defaultLanguage;
}

/**
 * Statement that tells a user what happened to the second factor, with the way to a new password for one who did not do
 * it; undefined where no mail is sent.
 */
export function queueFactorMail(
	service: AccountService,
	user: Pick<User, "name" | "email" | "role" | "language">,
	news: FactorNews,
) {
	const { options } = service;
	if (!options.mailEnabled) return undefined;
	const url = `${options.appUrl}/app_login/forgot-password`;
	const from = { operator: options.operator, language: warningLanguage(service, user) };
	const mail = mailAboutFactor(from, user, { news, url });
	return queueAccountMail(service, user.email, mail);
}

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
