import * as v from "valibot";
import type { AccountErrorCode } from "#app/account/errors.ts";
import { deleteProviderAccount, isUnlinkable } from "#app/account/oauth/accounts.server.ts";
import { findAccount } from "#app/account/oauth/link-decision.ts";
import { findProvider } from "#app/account/oauth/offered-providers.server.ts";
import type { Provider } from "#app/account/oauth/provider.ts";
import { personOfIdToken, sendToProvider } from "#app/account/oauth/provider-sign-in.server.ts";
import {
	type ConnectResult,
	connectProvider,
	type SignInRefusal,
	signInWith,
} from "#app/account/oauth/write-link-decision.server.ts";
import { deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { endOtherSignIns } from "#app/account/sessions/open-session.server.ts";
import { listSignInMethods } from "#app/account/sign-in-methods.server.ts";
import { type WireUser, wireUser } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Answer, type Call, endpoint } from "./endpoint.server.ts";
import { targetField } from "./fields.ts";

/** RFC 6749, 3.3: characters of a scope. */
const scopesField = v.optional(
	v.pipe(
		v.array(v.pipe(v.string(), v.maxLength(200), v.regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/))),
		v.maxLength(50),
	),
);

const idTokenField = v.optional(
	v.object({
		token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(16_384)),
		nonce: v.optional(v.pipe(v.string(), v.maxLength(1000))),
		accessToken: v.optional(v.pipe(v.string(), v.maxLength(16_384))),
		refreshToken: v.optional(v.pipe(v.string(), v.maxLength(16_384))),
		/** Milliseconds; expiry of the access token. */
		expiresAt: v.optional(v.pipe(v.number(), v.maxValue(8.64e15))),
		scopes: scopesField,
	}),
);

/** Each may be long, but together they must fit into one cookie. */
const targetsTooLong = {
	refused: "VALIDATION_ERROR",
	issues: { callbackURL: "Too long together with the other addresses" },
} as const;

export const providerField = v.pipe(v.string(), v.maxLength(100));

const signInBody = v.object({
	provider: providerField,
	callbackURL: targetField,
	newUserCallbackURL: targetField,
	errorCallbackURL: targetField,
	disableRedirect: v.optional(v.boolean()),
	idToken: idTokenField,
	scopes: scopesField,
	requestSignUp: v.optional(v.boolean()),
	loginHint: v.optional(v.pipe(v.string(), v.maxLength(320))),
});

type SignInCall = Call<v.InferOutput<typeof signInBody>, unknown, "none">;
type IdToken = NonNullable<v.InferOutput<typeof idTokenField>>;
type SignedInAnswer =
	| { url: string; redirect: boolean }
	| { redirect: false; token: string; user: WireUser };

/** Redirects to a provider, or signs in with an id token that the client already has. */
export const signInSocialEndpoint = endpoint({
	method: "POST",
	path: "/sign-in/social",
	session: "none",
	limit: "sign-in-social",
	body: signInBody,
	async handle(call): Promise<Answer<SignedInAnswer>> {
		const { service, body } = call;
		const provider = findProvider(service.options, body.provider);
		if (!provider) return { refused: "PROVIDER_NOT_FOUND" };
		if (body.idToken) return await signInByIdToken(call, provider, body.idToken);
		return leaveForProvider(call, provider, body);
	},
});

function leaveForProvider(
	{ service, body, cookies }: Pick<SignInCall | LinkCall, "service" | "body" | "cookies">,
	provider: Provider,
	visit: Parameters<typeof sendToProvider>[2],
): Answer<{ url: string; redirect: boolean }> {
	const departure = sendToProvider(service, provider, visit);
	if (!departure) return targetsTooLong;
	cookies.push(departure.cookie);
	return { data: { url: departure.url, redirect: body.disableRedirect !== true } };
}

async function signInByIdToken(
	{ service, request, cookies }: SignInCall,
	provider: Provider,
	idToken: IdToken,
): Promise<Answer<SignedInAnswer>> {
	const person = await personOfIdToken(provider, idToken, service.now);
	if ("refused" in person) return person;
	const result = await signInWith(service, request, { provider, person });
	if ("refused" in result) return { refused: refusals[result.refused] };
	cookies.push(...result.cookies);
	const { session, user } = result;
	return { data: { redirect: false, token: session.token, user: wireUser(user) } };
}

const refusals: Record<SignInRefusal, AccountErrorCode> = {
	"internal server error": "INTERNAL_SERVER_ERROR",
	"email not found": "USER_EMAIL_NOT_FOUND",
	"account not linked": "ACCOUNT_NOT_LINKED",
	"unable to link account": "UNABLE_TO_LINK_ACCOUNT",
	"signup disabled": "SIGNUP_DISABLED",
	"unable to create user": "UNABLE_TO_CREATE_USER",
	"unable to create session": "UNABLE_TO_CREATE_SESSION",
	"email not verified": "EMAIL_NOT_VERIFIED",
	banned: "BANNED_USER",
};

const linkBody = v.omit(signInBody, ["newUserCallbackURL", "loginHint"]);

type LinkCall = Call<v.InferOutput<typeof linkBody>, unknown, "sure">;
type LinkAnswer = { url: string; redirect: boolean; status?: true };

/** A signed-in user connects a provider's account. Attack: a stolen session connects the thief's own. */
export const linkSocialEndpoint = endpoint({
	method: "POST",
	path: "/link-social",
	session: "sure",
	confirmed: true,
	limit: "link-social",
	body: linkBody,
	async handle(call): Promise<Answer<LinkAnswer>> {
		const { service, body, signedIn } = call;
		const provider = findProvider(service.options, body.provider);
		if (!provider) return { refused: "PROVIDER_NOT_FOUND" };
		if (body.idToken) return await linkByIdToken(call, provider, body.idToken);
		const { user, session } = signedIn;
		const link = { userId: user.id, email: user.email, sessionId: session.id };
		return leaveForProvider(call, provider, { ...body, link });
	},
});

async function linkByIdToken(
	{ service, signedIn }: LinkCall,
	provider: Provider,
	idToken: IdToken,
): Promise<Answer<LinkAnswer>> {
	const person = await personOfIdToken(provider, idToken, service.now);
	if ("refused" in person) return person;
	const result = await connectProvider(service, provider, person, signedIn.user);
	if ("refused" in result) return { refused: connectRefusals[result.refused] };
	return { data: { url: "", redirect: false, status: true } };
}

const connectRefusals: Record<
	Extract<ConnectResult, { refused: string }>["refused"],
	AccountErrorCode
> = {
	"not allowed": "ACCOUNT_NOT_LINKED__LINKING_NOT_ALLOWED",
	"different emails": "ACCOUNT_NOT_LINKED__DIFFERENT_EMAILS_NOT_ALLOWED",
	"different user": "SOCIAL_ACCOUNT_ALREADY_LINKED",
	failed: "ACCOUNT_NOT_LINKED__UNABLE_TO_CREATE_ACCOUNT",
};

/** Needs a fresh session. Attack: somebody at an open browser locks its owner out. */
export const unlinkAccountEndpoint = endpoint({
	method: "POST",
	path: "/unlink-account",
	session: "fresh",
	confirmed: true,
	body: v.object({
		providerId: providerField,
		accountId: v.optional(v.pipe(v.string(), v.maxLength(255))),
	}),
	async handle({ service, request, body, signedIn }): Promise<Answer<{ status: true }>> {
		const { db, options } = service;
		const userId = signedIn.user.id;
		const methods = await listSignInMethods(db, options, userId);
		const account = findAccount(methods, body);
		if (!account) return { refused: "ACCOUNT_NOT_FOUND" };
		const mayRemove = isUnlinkable(options, { userId, id: account.id });
		const { deleted } = await runBatch(db, {
			// before the deletion, while it can be asked whether there will be one
			...endOtherSignIns(service, signedIn, deviceOf(service, request), mayRemove),
			deleted: deleteProviderAccount(db, account.id, mayRemove),
		});
		return deleted.length > 0
			? { data: { status: true } }
			: { refused: "YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT" };
	},
});
