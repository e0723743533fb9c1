import type { NewPasswordFacts } from "#app/account/password/new-password-field.tsx";
import { namesOf } from "#app/account/password/password-names.ts";
import type { PasswordOwner } from "#app/account/password/password-rules.server.ts";
import type { Environment } from "#app/configuration/environment.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { passwordMeterTexts } from "#app/messages/texts.ts";

/** What the field for a new password needs. @param owner absent while the user is being made. */
export function staffPasswordFacts(
	{ account, operator }: Pick<Environment, "account" | "operator">,
	owner?: PasswordOwner,
): NewPasswordFacts {
	return {
		minLength: account.passwordMinLength,
		names: [operator.name, ...(owner ? namesOf(owner) : [])],
		texts: passwordMeterTexts[staffLanguage],
	};
}
