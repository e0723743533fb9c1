import * as v from "valibot";
import type { AccountErrorCode } from "../errors.ts";
import { findProvider } from "../oauth/offered-providers.server.ts";
import type { Provider } from "../oauth/provider.ts";
import { personOfIdToken, sendToProvider } from "../oauth/provider-sign-in.server.ts";
import { type SignInRefusal, signInWith } from "../oauth/write-link-decision.server.ts";
import { type WireUser, wireUser } from "../users.ts";
import { type Answer, type Call, endpoint } from "./endpoint.server.ts";
import { targetField } from "./fields.ts";

/** RFC 6749, 3.3: characters of a scope. */
export const scopesField = v.optional(
	v.pipe(
		v.array(v.pipe(v.string(), v.maxLength(200), v.regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/))),
		v.maxLength(50),
	),
);

export const idTokenField = v.optional(
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
export const targetsTooLong = {
	refused: "VALIDATION_ERROR",
	issues: { callbackURL: "Too long together with the other addresses" },
} as const;

export const providerField = v.pipe(v.string(), v.maxLength(100));

const body = v.object({
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

type SignInCall = Call<v.InferOutput<typeof body>, unknown, "none">;
type SignedInAnswer =
	| { url: string; redirect: boolean }
	| { redirect: false; token: string; user: WireUser };

/** Redirects to a provider, or signs in with an id token that the client already has. */
export const signInSocialEndpoint = endpoint({
	method: "POST",
	path: "/sign-in/social",
	session: "none",
	limit: "sign-in-social",
	body,
	async handle(call): Promise<Answer<SignedInAnswer>> {
		const { service, body, cookies } = call;
		const provider = findProvider(service.options, body.provider);
		if (!provider) return { refused: "PROVIDER_NOT_FOUND" };
		if (body.idToken) return await signInByIdToken(call, provider, body.idToken);
		const departure = sendToProvider(service, provider, body);
		if (!departure) return targetsTooLong;
		cookies.push(departure.cookie);
		return { data: { url: departure.url, redirect: body.disableRedirect !== true } };
	},
});

async function signInByIdToken(
	{ service, request, cookies }: SignInCall,
	provider: Provider,
	idToken: NonNullable<v.InferOutput<typeof idTokenField>>,
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
