import type { SQL } from "drizzle-orm";
import { errors, jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import { mayMail } from "#app/account/rate-limit.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import type { User } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { mailAboutEmailChange, mailAboutVerification } from "./account-mail.tsx";
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

/** `updateTo`: the address that the owner of `email` wants to change to. */
interface EmailClaims {
	email: string;
	updateTo?: string | undefined;
}

type EmailTokenReading =
	| { claims: EmailClaims }
	| { refused: "TOKEN_EXPIRED" | "INVALID_VERIFICATION_TOKEN" };

const claimsSchema = v.object({
	email: v.pipe(v.string(), v.nonEmpty()),
	updateTo: v.optional(v.pipe(v.string(), v.nonEmpty())),
	exp: v.number(),
});

/** A JWT with HS256 (RFC 7519), which is not stored. @param seconds until it expires. */
export async function signEmailToken(
	secret: string,
	claims: EmailClaims,
	now: number,
	seconds: number,
): Promise<string> {
	const issuedAt = Math.floor(now / 1000);
	return await new SignJWT({
		email: claims.email.toLowerCase(),
		...(claims.updateTo ? { updateTo: claims.updateTo.toLowerCase() } : {}),
	})
		.setProtectedHeader({ alg: "HS256" })
		.setIssuedAt(issuedAt)
		.setExpirationTime(issuedAt + seconds)
		.sign(keyOf(secret));
}

export async function readEmailToken(
	secret: string,
	token: string,
	now: number,
): Promise<EmailTokenReading> {
	try {
		const { payload } = await jwtVerify(token, keyOf(secret), {
			algorithms: ["HS256"],
			currentDate: new Date(now),
		});
		const claims = v.safeParse(claimsSchema, payload);
		if (!claims.success) return { refused: "INVALID_VERIFICATION_TOKEN" };
		return { claims: { email: claims.output.email, updateTo: claims.output.updateTo } };
	} catch (error) {
		const expired = error instanceof errors.JWTExpired;
		return { refused: expired ? "TOKEN_EXPIRED" : "INVALID_VERIFICATION_TOKEN" };
	}
}

function keyOf(secret: string): Uint8Array {
	return new TextEncoder().encode(secret);
}
