import { sql } from "drizzle-orm";
import type { AccountOptions } from "#app/account/options.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { recordUserEntry } from "#app/account/user-events.server.ts";
import { findUserById, hasNoSignIn } from "#app/account/users.server.ts";
import type { SignedIn, User } from "#app/account/users.ts";
import type { Database } from "#app/database/client.server.ts";
import { users } from "#app/database/schema.server.ts";
import { isStaffLanguage, staffLanguage } from "#app/messages/languages.ts";
import { mailAboutInvitation } from "./account-mail.tsx";
import { queueAccountMail } from "./queue-mail.server.ts";
import { dropVerifications, findVerification, issueVerification } from "./verifications.server.ts";

/** Invitations need mail, and a password that the invited person may choose. */
export function canInvite({
	mailEnabled,
	emailAndPasswordEnabled,
}: Pick<AccountOptions, "mailEnabled" | "emailAndPasswordEnabled">): boolean {
	return mailEnabled && emailAndPasswordEnabled;
}

/**
 * Statements that mail a user the one link that works from now on; earlier ones end. Nothing is issued to a user who
 * can sign in already, or who is banned.
 */
export function inviteStatements(
	service: AccountService,
	user: Pick<User, "id" | "name" | "email" | "language">,
	inviter: SignedIn,
) {
	const { db, options, now } = service;
	const { token, insert, isIssued } = issueVerification(db, {
		purpose: "invitation",
		value: sql`(SELECT ${users.id} FROM ${users} WHERE ${users.id} = ${user.id}
			AND ${users.email} = ${user.email} AND ${users.banned} = 0 AND ${hasNoSignIn(user.id)})`,
		now,
		seconds: options.tokens.invitation,
	});
	const url = `${options.appUrl}/app_login/invitation?token=${token}`;
	const language = isStaffLanguage(user.language) ? user.language : staffLanguage();
	const from = { operator: options.operator, language };
	const mail = mailAboutInvitation(from, user, { url, inviterName: inviter.user.name });
	return {
		earlier: dropVerifications(db, "invitation", user.id),
		token: insert,
		mail: queueAccountMail(service, user.email, mail, isIssued),
		event: recordUserEntry(
			{ service, signedIn: inviter },
			{ userId: user.id, type: "invited" },
			isIssued,
		),
		issued: db.all<{ isIssued: 0 | 1 }>(sql`SELECT ${isIssued} AS isIssued`),
	};
}

/** The user whom a link invites; null when it is used, replaced, too old or invented. Does not redeem it. */
export async function findInvited(db: Database, token: string, now: number): Promise<User | null> {
	const userId = await findVerification(db, "invitation", token, now);
	return userId ? await findUserById(db, userId) : null;
}
