import type { AccountService } from "#app/account/service.server.ts";
import type { User } from "#app/account/users.ts";
import { type FactorNews, mailAboutFactor } from "./account-mail.tsx";
import { warningLanguage } from "./mail-language.server.ts";
import { queueAccountMail } from "./queue-mail.server.ts";

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
