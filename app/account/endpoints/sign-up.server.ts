import * as v from "valibot";
import { verificationMail } from "#app/account/mails/verification-mail.server.ts";
import { hashPassword } from "#app/account/password/password-hash.server.ts";
import { newPasswordRefusal } from "#app/account/password/password-rules.server.ts";
import { deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { openSession } from "#app/account/sessions/open-session.server.ts";
import { refuseSession } from "#app/account/sessions/sessions.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import {
	findUserByEmail,
	insertUser,
	isEmailTaken,
	newUser,
	savePassword,
} from "../users.server.ts";
import { emailSchema, imageSchema, nameSchema, wireUser } from "../users.ts";
import { endpoint } from "./endpoint.server.ts";
import { passwordField, targetField } from "./fields.ts";

/** One batch for user, password, session and mail. */
export const signUpEmailEndpoint = endpoint({
	method: "POST",
	path: "/sign-up/email",
	session: "none",
	limit: "sign-up",
	body: v.object({
		name: nameSchema,
		email: v.pipe(v.string(), v.maxLength(1000)),
		password: passwordField,
		image: v.nullish(imageSchema),
		callbackURL: targetField,
		rememberMe: v.optional(v.boolean(), true),
	}),
	async handle({ service, request, body, cookies }) {
		const { db, options, now } = service;
		if (options.disableSignUp || !options.emailAndPasswordEnabled)
			return { refused: "EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED" };
		const email = v.safeParse(emailSchema, body.email);
		if (!email.success) return { refused: "INVALID_EMAIL" };
		const owner = { name: body.name, email: email.output };
		const weakness = await newPasswordRefusal(options, body.password, owner);
		if (weakness) return { refused: weakness };
		if (await findUserByEmail(db, email.output))
			return { refused: "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL" };

		const user = newUser({ name: body.name, email: email.output, image: body.image }, now);
		const password = await hashPassword(body.password, options.password.cost);
		const mail = await verificationMail(service, user, body.callbackURL);
		const dontRemember = !body.rememberMe;
		const entry = options.requireEmailVerification
			? null
			: await openSession(service, request, {
					user,
					dontRemember,
					factor: "none",
					device: deviceOf(service, request),
					isNewDevice: false,
				});
		try {
			await runBatch(db, {
				user: insertUser(db, user),
				password: savePassword(db, { userId: user.id, password, now }),
				...entry?.statements,
				verification: mail,
			});
		} catch (error) {
			// another request took the email meanwhile
			if (isEmailTaken(error)) return { refused: "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL" };
			if (entry) return refuseSession(error);
			throw error;
		}
		if (entry) cookies.push(...entry.cookies(user));
		return { data: { token: entry?.session.token ?? null, user: wireUser(user) } };
	},
});
