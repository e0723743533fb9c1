import type { RouterContextProvider } from "react-router";
import type { NewPasswordFacts } from "#app/account/password/new-password-field.tsx";
import { namesOf } from "#app/account/password/password-names.ts";
import type { PasswordOwner } from "#app/account/password/password-rules.server.ts";
import { passwordMeterTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";

/** What the field for a new password needs, in the visitor's language. @param owner absent while nobody is known. */
export function newPasswordFacts(
	context: Readonly<RouterContextProvider>,
	owner?: PasswordOwner,
): NewPasswordFacts {
	const { environment, language } = context.get(requestContext);
	const { account, operator } = environment;
	return {
		minLength: account.passwordMinLength,
		names: [operator.name, ...(owner ? namesOf(owner) : [])],
		texts: passwordMeterTexts[language],
	};
}
