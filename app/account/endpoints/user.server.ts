import * as v from "valibot";
import {
	sendEmailChangeMail,
	verificationMail,
} from "#app/account/mails/verification-mail.server.ts";
import { dropAllVerifications } from "#app/account/mails/verifications.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import {
	changeEmail,
	findUserByEmail,
	isEmailTaken,
	listAccounts,
	updateUser,
} from "#app/account/users.server.ts";
import { emailSchema, imageSchema, nameSchema, type User } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { staffLanguages } from "#app/messages/languages.ts";
import { endpoint } from "./endpoint.server.ts";
import { targetField } from "./fields.ts";

/** Name, picture and language only; role, ban and verification are not read. */
export const updateUserEndpoint = endpoint({
	method: "POST",
	path: "/update-user",
	session: "sure",
	body: v.object({
		name: v.optional(nameSchema),
		// null or "" removes the picture
		image: v.optional(v.union([v.null(), v.literal(""), imageSchema])),
		language: v.optional(v.picklist(staffLanguages)),
		email: v.optional(v.unknown()),
	}),
	async handle({ service, body, signedIn, dontRemember, cookies }) {
		const { db, options, now } = service;
		if (body.email) return { refused: "EMAIL_CAN_NOT_BE_UPDATED" };
		const { name, image, language } = body;
		if (name === undefined && image === undefined && language === undefined)
			return { refused: "NO_FIELDS_TO_UPDATE" };
		const change = { name, image: image === "" ? null : image, language };
		const [user] = await updateUser(db, signedIn.user.id, change, now);
		if (!user) return { refused: "UNAUTHORIZED" };
		const signedInAnew = { session: signedIn.session, user };
		cookies.push(...writeSessionCookies(options, signedInAnew, dontRemember, now));
		return { data: { status: true } };
	},
});

export const listAccountsEndpoint = endpoint({
	method: "GET",
	path: "/list-accounts",
	session: "cached",
	async handle({ service, signedIn }) {
		const accounts = await listAccounts(service.db, signedIn.user.id);
		return {
			data: accounts.map((account) => ({
				id: account.id,
				providerId: account.providerId,
				createdAt: new Date(account.createdAt).toISOString(),
				updatedAt: new Date(account.updatedAt).toISOString(),
				accountId: account.accountId,
				scopes: account.scope?.split(",") ?? [],
			})),
		};
	},
});

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
