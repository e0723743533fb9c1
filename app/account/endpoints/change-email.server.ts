import * as v from "valibot";
import {
	sendEmailChangeMail,
	verificationMail,
} from "#app/account/mails/verification-mail.server.ts";
import { dropAllVerifications } from "#app/account/mails/verifications.server.ts";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { AccountService } from "../service.server.ts";
import { changeEmail, findUserByEmail, isEmailTaken } from "../users.server.ts";
import { emailSchema, type User } from "../users.ts";
import { endpoint } from "./endpoint.server.ts";
import { targetField } from "./fields.ts";

/**
 * An unverified address changes at once. A verified one needs a link from its mailbox, so that a
 * stolen session does not become a stolen account.
 */
export const changeEmailEndpoint = endpoint({
	method: "POST",
	path: "/change-email",
	session: "sure",
	confirmed: true,
	limit: "change-email",
	body: v.object({ newEmail: emailSchema, callbackURL: targetField }),
	async handle({ service, body, signedIn, dontRemember, cookies }) {
		const { db, options, now } = service;
		const { user, session } = signedIn;
		const { newEmail, callbackURL } = body;
		if (!options.changeEmailEnabled) return { refused: "CHANGE_EMAIL_IS_DISABLED" };
		if (newEmail === user.email) return { refused: "EMAIL_IS_THE_SAME" };
		if (user.emailVerified && !options.mailEnabled)
			return { refused: "VERIFICATION_EMAIL_ISNT_ENABLED" };
		if (await findUserByEmail(db, newEmail)) return { refused: "COULDNT_UPDATE_YOUR_EMAIL" };
		if (user.emailVerified) {
			await sendEmailChangeMail(service, user, newEmail, callbackURL);
			return { data: { status: true } };
		}
		const movedUser = await moveAtOnce(service, user, newEmail, callbackURL);
		if (!movedUser) return { refused: "COULDNT_UPDATE_YOUR_EMAIL" };
		cookies.push(...writeSessionCookies(options, { session, user: movedUser }, dontRemember, now));
		return { data: { status: true } };
	},
});

async function moveAtOnce(
	service: AccountService,
	user: User,
	to: string,
	callbackURL: string | undefined,
): Promise<User | undefined> {
	const mail = await verificationMail(service, { email: to, name: user.name }, callbackURL);
	try {
		const {
			moved: [movedUser],
		} = await runBatch(service.db, {
			moved: changeEmail(service.db, user.id, { from: user.email, to }, service.now),
			// links in the old mailbox must stop working
			verifications: dropAllVerifications(service.db, user.id),
			mail,
		});
		return movedUser;
	} catch (error) {
		if (isEmailTaken(error)) return undefined;
		throw error;
	}
}
