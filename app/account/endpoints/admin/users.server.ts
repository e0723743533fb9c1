import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { emptyAccount, isUnprovedWithoutRole } from "#app/account/first-proof.server.ts";
import { canInvite, inviteStatements } from "#app/account/mails/invitations.server.ts";
import { warningLanguage } from "#app/account/mails/queue-mail.server.ts";
import { verificationMail } from "#app/account/mails/verification-mail.server.ts";
import { dropAllVerifications } from "#app/account/mails/verifications.server.ts";
import { hashPassword } from "#app/account/password/password-hash.server.ts";
import { newPasswordRefusal } from "#app/account/password/password-rules.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import {
	deleteImpersonations,
	deleteSessionsOf,
	isConfirmed,
} from "#app/account/sessions/sessions.server.ts";
import { recordUserEntry } from "#app/account/user-events.server.ts";
import {
	deleteUser,
	hasNoSignIn,
	insertUser,
	isEmailTaken,
	isHoldingCash,
	newUser,
	savePassword,
} from "#app/account/users.server.ts";
import {
	emailSchema,
	fieldWords,
	imageSchema,
	nameSchema,
	type SignedIn,
	type User,
	wireSessionUser,
} from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { users } from "#app/database/schema.server.ts";
import { staffLanguages } from "#app/messages/languages.ts";
import { accountFieldsTexts } from "#app/messages/staff/partners/account-fields.ts";
import { type Call, endpoint, type Refusal } from "../endpoint.server.ts";
import { passwordField } from "../fields.ts";
import {
	allows,
	mayActOn,
	readRoles,
	roleField,
	userIdField,
	userToActOn,
} from "./admin.server.ts";

const passwordMissing = fieldWords("Enter a password", () => accountFieldsTexts.passwordMissing);

/** The user must still verify the email; staff can't do it. */
export const createUserEndpoint = endpoint({
	method: "POST",
	path: "/admin/create-user",
	session: "sure",
	body: v.object({
		email: v.pipe(v.string(), v.maxLength(1000)),
		/** Without one, the user is invited by mail to choose it. Not needed where signing in by password is off. */
		password: v.optional(passwordField),
		name: nameSchema,
		role: v.optional(roleField),
		/** What the user reads, beginning with the invitation. */
		language: v.optional(v.picklist(staffLanguages)),
	}),
	async handle(call) {
		const { service, body, signedIn } = call;
		const { db, options, now } = service;
		if (!allows(call, "user", "create")) return { refused: "YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS" };
		const email = v.safeParse(emailSchema, body.email);
		if (!email.success) return { refused: "INVALID_EMAIL" };
		const role = body.role ? readRoles(body.role) : "user";
		if (!role) return { refused: "YOU_ARE_NOT_ALLOWED_TO_SET_A_NONEXISTENT_ROLE_VALUE" };
		if (role !== "user" && (!allows(call, "user", "set-role") || !mayActOn(call, { id: "", role })))
			return { refused: "YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE" };
		// attack: a stolen session makes an account with rights that outlives it
		if (role !== "user" && !isConfirmed(options, signedIn.session, now))
			return { refused: "SESSION_IS_NOT_FRESH" };
		const user = newUser(
			{ name: body.name, email: email.output, role, language: body.language },
			now,
		);
		const password = await firstPassword(call, user, body.password);
		if ("refused" in password) return password;
		try {
			await runBatch(db, {
				user: insertUser(db, user),
				password: password.statement,
				event: recordUserEntry(call, { userId: user.id, type: "created", detail: role }),
				invitation: password.isInvited ? inviteStatements(service, user, signedIn) : undefined,
			});
		} catch (error) {
			if (isEmailTaken(error))
				return { refused: "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", status: 400 };
			throw error;
		}
		return { data: { user: wireSessionUser(user, now) } };
	},
});

/** The statement that saves the password, or that the user is invited; empty where signing in by password is off. */
async function firstPassword(
	{ service: { db, options, now }, lang }: Pick<Call<unknown, unknown, "sure">, "service" | "lang">,
	user: User,
	typedPassword: string | undefined,
): Promise<{ statement?: ReturnType<typeof savePassword>; isInvited?: true } | Refusal> {
	if (!options.emailAndPasswordEnabled) return {};
	if (typedPassword === undefined && canInvite(options)) return { isInvited: true };
	if (typedPassword === undefined)
		return { refused: "VALIDATION_ERROR", issues: { password: passwordMissing({ lang }) } };
	const weakness = await newPasswordRefusal(options, typedPassword, user);
	if (weakness) return { refused: weakness };
	const hash = await hashPassword(typedPassword, options.password.cost);
	return { statement: savePassword(db, { userId: user.id, password: hash, now }) };
}

export const setRoleEndpoint = endpoint({
	method: "POST",
	path: "/admin/set-role",
	session: "sure",
	confirmed: true,
	body: v.object({ userId: userIdField, role: roleField }),
	async handle(call) {
		const { service, body, signedIn } = call;
		const { db, now } = service;
		const refused = "YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE";
		const user = await userToActOn(call, body.userId, "set-role", refused);
		if ("refused" in user) return user;
		const role = readRoles(body.role);
		if (!role) return { refused: "YOU_ARE_NOT_ALLOWED_TO_SET_A_NONEXISTENT_ROLE_VALUE" };
		// attack: raising the own rights, or giving more than one has
		if (user.id === signedIn.user.id || !mayActOn(call, { id: user.id, role })) return { refused };
		const isEmptied = givesFirstRole(user, role);
		await runBatch(db, {
			emptied: isEmptied ? emptyAccount(db, user.id, now) : undefined,
			user: db.update(users).set({ role, updatedAt: now }).where(eq(users.id, user.id)),
			invitation: isEmptied ? invitationAfterRole(service, user, signedIn) : undefined,
			impersonations: deleteImpersonations(db, user.id),
			event: recordUserEntry(call, {
				userId: user.id,
				type: "role set",
				detail: `${user.role} → ${role}`,
			}),
		});
		const changedUser = { ...user, role, updatedAt: now };
		if (isEmptied) changedUser.twoFactorEnabled = false;
		return { data: { user: wireSessionUser(changedUser, now) } };
	},
});

/**
 * Attack: a stranger signs up with a colleague's address, adds a passkey and waits for the role that staff give the account.
 * So an account without a proved address is emptied before it gets one, and its owner is invited.
 */
function givesFirstRole(user: User, role: string): boolean {
	return isUnprovedWithoutRole(user) && role !== user.role;
}

function invitationAfterRole(service: AccountService, user: User, inviter: SignedIn) {
	return canInvite(service.options) ? inviteStatements(service, user, inviter) : undefined;
}

/** Fields that give no rights and no ban. A new email is unverified, unless the call says that it is verified. */
export const adminUpdateUserEndpoint = endpoint({
	method: "POST",
	path: "/admin/update-user",
	session: "sure",
	body: v.object({
		userId: userIdField,
		data: v.object({
			name: v.optional(nameSchema),
			email: v.optional(emailSchema),
			emailVerified: v.optional(v.boolean()),
			image: v.optional(v.union([v.null(), imageSchema])),
			role: v.optional(roleField),
		}),
	}),
	async handle(call) {
		const { service, body, signedIn } = call;
		const { db, options, now } = service;
		// attack: changing a user's email address is a way to their password
		const notAllowed = "YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS";
		const user = await userToActOn(call, body.userId, "update", notAllowed);
		if ("refused" in user) return user;
		const { role: names, ...fields } = body.data;
		const change = {
			...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
			...(names ? { role: readRoles(names) ?? "" } : {}),
		};
		if (Object.keys(change).length === 0) return { refused: "NO_DATA_TO_UPDATE" };
		if (change.role === "")
			return { refused: "YOU_ARE_NOT_ALLOWED_TO_SET_A_NONEXISTENT_ROLE_VALUE" };
		if (
			change.role !== undefined &&
			(user.id === signedIn.user.id ||
				!allows(call, "user", "set-role") ||
				!mayActOn(call, { id: user.id, role: change.role }))
		)
			return { refused: "YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE" };
		// links in the old mailbox must stop working
		const movesEmail = fields.email !== undefined && fields.email !== user.email;
		const setsRole = change.role !== undefined && change.role !== user.role;
		if ((movesEmail || setsRole) && !isConfirmed(options, signedIn.session, now))
			return { refused: "SESSION_IS_NOT_FRESH" };
		const isUnproved = movesEmail && !fields.emailVerified;
		const isEmptied = change.role !== undefined && givesFirstRole(user, change.role);
		const invitee = { ...user, email: fields.email ?? user.email, name: fields.name ?? user.name };
		try {
			const {
				updated: [updatedUser],
			} = await runBatch(db, {
				emptied: isEmptied ? emptyAccount(db, user.id, now) : undefined,
				updated: db
					.update(users)
					.set({ ...change, ...(isUnproved ? { emailVerified: false } : {}), updatedAt: now })
					.where(eq(users.id, user.id))
					.returning(),
				verifications: movesEmail ? dropAllVerifications(db, user.id) : undefined,
				mail: isUnproved ? await askForProof(service, user, fields.email) : undefined,
				invitation: isEmptied ? invitationAfterRole(service, invitee, signedIn) : undefined,
				impersonations: setsRole ? deleteImpersonations(db, user.id) : undefined,
				event: recordUserEntry(call, {
					userId: user.id,
					type: "updated",
					detail: Object.keys(change).join(", "),
				}),
			});
			return updatedUser
				? { data: wireSessionUser(updatedUser, now) }
				: { refused: "NO_SUCH_USER" };
		} catch (error) {
			if (isEmailTaken(error))
				return { refused: "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", status: 400 };
			throw error;
		}
	},
});

/** Statements of the mail to a new address. An invited user proves it by accepting the invitation. */
async function askForProof(service: AccountService, user: User, email = user.email) {
	const from = { ...service, language: warningLanguage(service, user) };
	const canSignIn = sql`NOT ${hasNoSignIn(user.id)}`;
	return await verificationMail(from, { email, name: user.name }, undefined, canSignIn);
}

export const setUserPasswordEndpoint = endpoint({
	method: "POST",
	path: "/admin/set-user-password",
	session: "sure",
	confirmed: true,
	body: v.object({ userId: userIdField, newPassword: passwordField }),
	async handle(call) {
		const { service, body, signedIn } = call;
		const { db, options, now } = service;
		const refused = "YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD";
		const user = await userToActOn(call, body.userId, "set-password", refused);
		if ("refused" in user) return user;
		// attack: a stolen session sets a password; the own one needs the current password
		if (user.id === signedIn.user.id) return { refused };
		if (!options.emailAndPasswordEnabled) return { refused: "EMAIL_AND_PASSWORD_IS_NOT_ENABLED" };
		const weakness = await newPasswordRefusal(options, body.newPassword, user);
		if (weakness) return { refused: weakness };
		const password = await hashPassword(body.newPassword, options.password.cost);
		await runBatch(db, {
			password: savePassword(db, { userId: user.id, password, now }),
			openLinks: dropAllVerifications(db, user.id),
			sessions: deleteSessionsOf(db, user.id),
			event: recordUserEntry(call, { userId: user.id, type: "password set" }),
		});
		return { data: { status: true } };
	},
});

export const removeUserEndpoint = endpoint({
	method: "POST",
	path: "/admin/remove-user",
	session: "sure",
	body: v.object({ userId: userIdField }),
	async handle(call) {
		const { body, signedIn } = call;
		const { db } = call.service;
		const refused = "YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS";
		const user = await userToActOn(call, body.userId, "delete", refused);
		if ("refused" in user) return user;
		if (user.id === signedIn.user.id) return { refused: "YOU_CANNOT_REMOVE_YOURSELF" };
		try {
			await runBatch(db, {
				user: deleteUser(db, user.id),
				links: dropAllVerifications(db, user.id),
				event: recordUserEntry(call, { userId: user.id, type: "removed" }),
			});
		} catch (error) {
			if (isHoldingCash(error)) return { refused: "USER_HOLDS_CASH" };
			throw error;
		}
		return { data: { success: true } };
	},
});
