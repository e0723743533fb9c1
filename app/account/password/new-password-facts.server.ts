import type { Language } from "#app/messages/languages.ts";
import { passwordMeterTexts } from "#app/messages/texts.ts";
import type { NewPasswordFacts } from "./new-password-field.tsx";
import { namesOf } from "./password-names.ts";
import type { PasswordOwner } from "./password-rules.server.ts";

interface Settings {
	account: { passwordMinLength: number };
	operator: { name: string };
}

/** What the field for a new password needs. @param owner absent while nobody is known. */
export function newPasswordFacts(
	{ account, operator }: Settings,
	language: Language,
	owner?: PasswordOwner,
): NewPasswordFacts {
	return {
		minLength: account.passwordMinLength,
		names: [operator.name, ...(owner ? namesOf(owner) : [])],
		texts: passwordMeterTexts[language],
	};
}
