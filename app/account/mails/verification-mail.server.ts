import type { SQL } from "drizzle-orm";
import { mayMail } from "#app/account/rate-limit.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import type { User } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { mailAboutEmailChange, mailAboutVerification } from "./account-mail.tsx";
import { signEmailToken } from "./email-token.server.ts";
import { queueAccountMail } from "./queue-mail.server.ts";
import { noteWaitingEmail } from "./verifications.server.ts";

/**
 * Statements that queue a mail to verify `user.email`, for the batch of its cause; undefined
 * when mail is off or the mailbox's limit is reached.
 */
export async function verificationMail(
	service: AccountService,
	user: { email: string; name?: string },
	callbackURL: string | undefined,
	condition?: SQL,
) {
	const { options, language, now } = service;
	if (!options.mailEnabled || !(await mayMail(service, "verify-email", user.email)))
		return undefined;
	const claims = { email: user.email };
	const token = await signEmailToken(options.secret, claims, now, options.tokens.verifyEmail);
	const confirm = verifyUrl(service, token, callbackURL ?? "/app_login/email-verified?verified");
	const from = { operator: options.operator, language };
	const mail = mailAboutVerification(from, user, confirm);
	return { mail: queueAccountMail(service, user.email, mail, condition) };
}

/** The same in its own batch. */
export async function sendVerificationMail(
	...mail: Parameters<typeof verificationMail>
): Promise<void> {
	await runBatch(mail[0].db, { mail: await verificationMail(...mail) });
}

/** Asks at the current address whether the user wants to change to `newEmail`. */
export async function sendEmailChangeMail(
	service: AccountService,
	user: Pick<User, "id" | "email" | "name">,
	newEmail: string,
	callbackURL: string | undefined,
): Promise<void> {
	const { db, options, language, now } = service;
	if (!(await mayMail(service, "change-email", user.email))) return;
	const claims = { email: user.email, updateTo: newEmail };
	const token = await signEmailToken(options.secret, claims, now, options.tokens.verifyEmail);
	const url = verifyUrl(service, token, callbackURL ?? "/");
	const from = { operator: options.operator, language };
	const mail = mailAboutEmailChange(from, user, newEmail, url);
	const until = now + options.tokens.verifyEmail * 1000;
	await runBatch(db, {
		...noteWaitingEmail(db, { userId: user.id, email: newEmail, now, until }),
		mail: queueAccountMail(service, user.email, mail),
	});
}

function verifyUrl({ options }: AccountService, token: string, callbackURL: string): string {
	const query = new URLSearchParams({ token, callbackURL });
	return `${options.appUrl}/api/auth/verify-email?${query}`;
}
