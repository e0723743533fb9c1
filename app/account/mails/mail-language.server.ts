import type { AccountService } from "#app/account/service.server.ts";
import type { User } from "#app/account/users.ts";
import { type Language, staffLanguage } from "#app/messages/languages.ts";

/**
 * The language of a mail to the owner of an account that somebody else may have caused. Attack: the browser of a thief would choose it, so that the
 * owner can't read the mail. What staff read is known; of users without a role nothing is.
 */
export function warningLanguage(
	{ language }: Pick<AccountService, "language">,
	{ role }: Pick<User, "role">,
): Language {
	return role === "user" ? language : staffLanguage;
}
