/** Writes the link decision in one batch. */

import { verificationMail } from "#app/account/mails/verification-mail.server.ts";
import { type Device, deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { openSession } from "#app/account/sessions/open-session.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { logError } from "#app/log/log.ts";
import { isUnprovedWithoutRole } from "../first-proof.server.ts";
import type { AccountService } from "../service.server.ts";
import { confirmEmail, insertUser, isEmailTaken, newUser } from "../users.server.ts";
import { isBanned, type SignedIn, type User } from "../users.ts";
import {
	type Found,
	findByIdentity,
	insertProviderAccount,
	isAccountTaken,
	removeUnverifiedSignIns,
	renewProviderTokens,
} from "./accounts.server.ts";
import type { CheckedIdentity } from "./identity.ts";
import { decideLink, decideSignIn, type LinkPolicy, type SignInDecision } from "./link.ts";
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

interface ProviderPerson {
	identity: CheckedIdentity;
	tokens: Partial<ProviderTokens>;
}

interface SignIn {
	provider: Provider;
	came: ProviderPerson;
}

export async function signInWith(
	service: AccountService,
	request: Request,
	signIn: SignIn,
): Promise<SignInResult> {
	const first = await tryToSignIn(service, request, signIn);
	// a parallel request of another tab created the user, so this one signs in
	return first === "overtaken" ? settle(await tryToSignIn(service, request, signIn)) : first;
}

function settle(result: SignInResult | "overtaken"): SignInResult {
	return result === "overtaken" ? { refused: "unable to create user" } : result;
}

async function tryToSignIn(
	service: AccountService,
	request: Request,
	{ provider, came }: SignIn,
): Promise<SignInResult | "overtaken"> {
	const { identity, tokens } = came;
	const { db, now } = service;
	const device = deviceOf(service, request);
	const found = await lookUp(service, provider, identity, device);
	if (!found) return { refused: "internal server error" };
	const decision = decideSignIn(identity, found, policyFor(service, provider));
	if ("refused" in decision) return decision;
	const { user, failure, hasFactor } = whoComesIn(decision, found, identity, now);
	if (!user) return { refused: failure };
	if (isBanned(user, now)) return { refused: "banned" };
	const isNew = decision.do === "create";
	const way = { userId: user.id, providerId: provider.id, accountId: identity.id };
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
				isNewDevice: !isNew && found.isNewDevice,
			})
		: null;
	const isFirstProof = decision.do !== "create" && decision.isFirstProof;
	try {
		await runBatch(db, {
			user: isNew ? insertUser(db, user) : undefined,
			way:
				decision.do === "sign-in"
					? renewProviderTokens(service, way, tokens)
					: insertProviderAccount(service, way, tokens),
			email: isFirstProof ? confirmEmail(db, user.email, now) : undefined,
			unprovedWays: isFirstProof ? removeUnverifiedSignIns(service, user.id, way) : undefined,
			entry: entry?.statements,
			mail,
		});
	} catch (error) {
		if (isAccountTaken(error) || isEmailTaken(error)) return "overtaken";
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
function whoComesIn(
	decision: Exclude<SignInDecision, { refused: unknown }>,
	found: Found,
	identity: CheckedIdentity,
	now: number,
): { user: User | null; failure: SignInRefusal; hasFactor: boolean } {
	if (decision.do === "create") {
		const made = newUser({ ...identity, email: identity.email ?? "" }, now);
		return {
			user: { ...made, emailVerified: identity.emailVerified },
			failure: "unable to create user",
			hasFactor: false,
		};
	}
	const before = decision.do === "link" ? found.user : found.owner;
	const failure = decision.do === "link" ? "unable to link account" : "unable to create session";
	const { hasFactor } = found;
	if (!before || !decision.isFirstProof) return { user: before, failure, hasFactor };
	const proved = { ...before, emailVerified: true, updatedAt: now };
	// the batch drops what a stranger may have added
	return isUnprovedWithoutRole(before)
		? { user: { ...proved, twoFactorEnabled: false }, failure, hasFactor: false }
		: { user: proved, failure, hasFactor };
}

export type ConnectResult =
	| { connected: true }
	| { refused: "not allowed" | "different emails" | "different user" | "failed" };

/** Connects the provider's account to a signed-in user. */
export async function connectTo(
	service: AccountService,
	provider: Provider,
	{ identity, tokens }: ProviderPerson,
	asking: { id: string; email: string },
): Promise<ConnectResult> {
	const found = await lookUp(service, provider, identity, null);
	if (!found) return { refused: "failed" };
	const policy = policyFor(service, provider);
	const decision = decideLink(identity, asking, found.owner?.id ?? null, policy);
	if ("refused" in decision) return decision;
	const way = { userId: asking.id, providerId: provider.id, accountId: identity.id };
	try {
		if (decision.do === "renew") await renewProviderTokens(service, way, tokens);
		else await insertProviderAccount(service, way, tokens);
		return { connected: true };
	} catch (error) {
		logError("identity provider", error, { provider: provider.id });
		return { refused: isAccountTaken(error) ? "different user" : "failed" };
	}
}

async function lookUp(
	{ db }: AccountService,
	provider: Provider,
	identity: CheckedIdentity,
	device: Device | null,
): Promise<Found | null> {
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
