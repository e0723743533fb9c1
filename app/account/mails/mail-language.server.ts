import type { AccountService } from "#app/account/service.server.ts";
import type { User } from "#app/account/users.ts";
import { defaultLanguage, isStaffLanguage, type Language } from "#app/messages/languages.ts";

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
