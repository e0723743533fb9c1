import { mailAboutEmailChange, mailAboutVerification } from "./account-mail.tsx";
import { signEmailToken } from "./email-token.server.ts";
import { queueAccountMail } from "./queue-mail.server.ts";
import { mayMail } from "./rate-limit.server.ts";
import type { AccountService } from "./service.server.ts";
import type { User } from "./users.ts";

/** The insert that queues a mail to prove `user.email`; null when mail is off or the mailbox has had enough. */
export async function verificationMail(
	service: AccountService,
	user: Pick<User, "email" | "name">,
	callbackURL: string | undefined,
) {
	const { options, now } = service;
	if (!options.mailEnabled || !(await mayMail(service, "verify-email", user.email))) return null;
	const claims = { email: user.email };
	const token = await signEmailToken(options.secret, claims, now, options.tokens.verifyEmail);
	const url = verifyUrl(service, token, callbackURL);
	return queueAccountMail(service, user.email, mailAboutVerification(options.siteName, user, url));
}

/** Asks at the present address whether the user really wants to move to `newEmail`. */
export async function emailChangeMail(
	service: AccountService,
	user: Pick<User, "email" | "name">,
	newEmail: string,
	callbackURL: string | undefined,
) {
	const { options, now } = service;
	if (!(await mayMail(service, "change-email", user.email))) return null;
	const claims = { email: user.email, updateTo: newEmail };
	const token = await signEmailToken(options.secret, claims, now, options.tokens.verifyEmail);
	const url = verifyUrl(service, token, callbackURL);
	const mail = mailAboutEmailChange(options.siteName, user, newEmail, url);
	return queueAccountMail(service, user.email, mail);
}

function verifyUrl({ options }: AccountService, token: string, callbackURL = "/"): string {
	const query = new URLSearchParams({ token, callbackURL });
	return `${options.appUrl}/api/auth/verify-email?${query}`;
}
