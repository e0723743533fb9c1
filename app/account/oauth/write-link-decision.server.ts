/** Writes the link decision in one batch. */

import { verificationMail } from "#app/account/mails/verification-mail.server.ts";
import { type Device, deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { openSession } from "#app/account/sessions/open-session.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { logError } from "#app/log/log.ts";
import { isUnprovedWithoutRole } from "../first-proof.server.ts";
import type { AccountService } from "../service.server.ts";
import { confirmEmail, insertUser, newUser } from "../users.server.ts";
import { isBanned, type SignedIn, type User } from "../users.ts";
import {
	findByIdentity,
	type IdentityMatch,
	insertProviderAccount,
	isAccountTaken,
	removeUnverifiedSignIns,
	renewProviderTokens,
} from "./accounts.server.ts";
import type { CheckedIdentity } from "./identity.ts";
import { decideLink, decideSignIn, type LinkPolicy, type SignInDecision } from "./link-decision.ts";
import type { Provider } from "./provider.ts";
import type { ProviderTokens } from "./provider-calls.server.ts";

export type SignInRefusal =
	| "internal server error"
	| "email not found"
	| "account not linked"
	| "unable to link account"
	| "signup disabled"
	| "unable to create user"
	| "unable to create session"
	| "email not verified"
	| "banned";

export type SignInResult =
	/** `cookies`: `Set-Cookie` values. */
	(SignedIn & { cookies: string[]; isNew: boolean }) | { refused: SignInRefusal };

interface SignIn {
	provider: Provider;
	person: { identity: CheckedIdentity; tokens: Partial<ProviderTokens> };
}

export async function signInWith(
	service: AccountService,
	request: Request,
	{ provider, person }: SignIn,
): Promise<SignInResult> {
	const { identity, tokens } = person;
	const { db, now } = service;
	const device = deviceOf(service, request);
	const match = await tryMatchIdentity(service, provider, identity, device);
	if (!match) return { refused: "internal server error" };
	const decision = decideSignIn(identity, match, policyFor(service, provider));
	if ("refused" in decision) return decision;
	const { user, failure, hasFactor } = resolveSignIn(decision, match, identity, now);
	if (!user) return { refused: failure };
	if (isBanned(user, now)) return { refused: "banned" };
	const isNew = decision.do === "create";
	const account = { userId: user.id, providerId: provider.id, accountId: identity.id };
	const isLetIn = mayEnter(service, user);
	// whoever is not let in reads that a mail has been sent, at a later attempt too
	const needsMail = !user.emailVerified && (isNew || !isLetIn);
	const mail = needsMail ? await verificationMail(service, user, undefined) : undefined;
	const entry = isLetIn
		? await openSession(service, request, {
				user,
				dontRemember: false,
				factor: hasFactor ? "owed" : "none",
				device,
				isNewDevice: !isNew && match.isNewDevice,
			})
		: null;
	const isFirstProof = decision.do !== "create" && decision.isFirstProof;
	try {
		await runBatch(db, {
			user: isNew ? insertUser(db, user) : undefined,
			account:
				decision.do === "sign-in"
					? renewProviderTokens(service, account, tokens)
					: insertProviderAccount(service, account, tokens),
			email: isFirstProof ? confirmEmail(db, user.email, now) : undefined,
			unprovedSignIns: isFirstProof
				? removeUnverifiedSignIns(service, user.id, account)
				: undefined,
			entry: entry?.statements,
			mail,
		});
	} catch (error) {
		// also when another tab of the same person has just created the user: a second try signs in
		logError("identity provider", error, { provider: provider.id, outcome: failure });
		return { refused: failure };
	}
	return entry
		? { session: entry.session, user, cookies: entry.cookies(user), isNew }
		: { refused: "email not verified" };
}

function mayEnter({ options }: AccountService, user: User): boolean {
	return user.emailVerified || !options.requireEmailVerification;
}

/** The user as it is after the batch, whether it has a second factor then, and the error code if the batch fails. */
function resolveSignIn(
	decision: Exclude<SignInDecision, { refused: unknown }>,
	match: IdentityMatch,
	identity: CheckedIdentity,
	now: number,
): { user: User | null; failure: SignInRefusal; hasFactor: boolean } {
	if (decision.do === "create") {
		const user = newUser({ ...identity, email: identity.email ?? "" }, now);
		return {
			user: { ...user, emailVerified: identity.emailVerified },
			failure: "unable to create user",
			hasFactor: false,
		};
	}
	const user = decision.do === "link" ? match.user : match.owner;
	const failure = decision.do === "link" ? "unable to link account" : "unable to create session";
	const { hasFactor } = match;
	if (!user || !decision.isFirstProof) return { user, failure, hasFactor };
	const verifiedUser = { ...user, emailVerified: true, updatedAt: now };
	// the batch drops what a stranger may have added
	return isUnprovedWithoutRole(user)
		? { user: { ...verifiedUser, twoFactorEnabled: false }, failure, hasFactor: false }
		: { user: verifiedUser, failure, hasFactor };
}

export type ConnectResult =
	| { connected: true }
	| { refused: "not allowed" | "different emails" | "different user" | "failed" };

export async function connectProvider(
	service: AccountService,
	provider: Provider,
	{ identity, tokens }: SignIn["person"],
	user: { id: string; email: string },
): Promise<ConnectResult> {
	const match = await tryMatchIdentity(service, provider, identity, null);
	if (!match) return { refused: "failed" };
	const policy = policyFor(service, provider);
	const decision = decideLink(identity, user, match.owner?.id ?? null, policy);
	if ("refused" in decision) return decision;
	const account = { userId: user.id, providerId: provider.id, accountId: identity.id };
	try {
		if (decision.do === "renew") await renewProviderTokens(service, account, tokens);
		else await insertProviderAccount(service, account, tokens);
		return { connected: true };
	} catch (error) {
		logError("identity provider", error, { provider: provider.id });
		return { refused: isAccountTaken(error) ? "different user" : "failed" };
	}
}

/** Null when the database fails. */
async function tryMatchIdentity(
	{ db }: AccountService,
	provider: Provider,
	identity: CheckedIdentity,
	device: Device | null,
): Promise<IdentityMatch | null> {
	try {
		return await findByIdentity(db, provider.id, identity, device);
	} catch (error) {
		logError("identity provider", error, { provider: provider.id });
		return null;
	}
}

function policyFor({ options }: AccountService, provider: Provider): LinkPolicy {
	return {
		linkingEnabled: options.linking.enabled,
		isTrusted: options.linking.trustedProviders.includes(provider.id),
		signUpDisabled: options.disableSignUp,
		allowDifferentEmails: options.linking.allowDifferentEmails,
	};
}
