/** Sign-in at a provider: redirect with a state, return with a code, then a session. */

import type { JWTPayload } from "jose";
import * as v from "valibot";
import type { AccountService } from "#app/account/service.server.ts";
import { logError } from "#app/log/log.ts";
import { verifyIdToken } from "./id-token.server.ts";
import { type CheckedIdentity, checkIdentity } from "./identity.ts";
import type { Provider } from "./provider.ts";
import {
	authorizationUrl,
	exchangeCode,
	ProviderFailure,
	type ProviderTokens,
	profileCallsOf,
} from "./provider-calls.server.ts";
import { issueState, type OAuthState } from "./state.server.ts";

export interface ProviderRedirect {
	url: string;
	/** `Set-Cookie` value. */
	cookie: string;
}

/** Null when the targets are too long together for the state's cookie. */
export function sendToProvider(
	service: AccountService,
	provider: Provider,
	visit: {
		callbackURL?: string | undefined;
		errorCallbackURL?: string | undefined;
		newUserCallbackURL?: string | undefined;
		requestSignUp?: boolean | undefined;
		scopes?: readonly string[] | undefined;
		loginHint?: string | undefined;
		link?: { userId: string; email: string; sessionId: string };
		confirm?: { userId: string; sessionId: string };
	},
): ProviderRedirect | null {
	const attempt = issueState(service, provider, {
		callbackURL: visit.callbackURL ?? service.options.appUrl,
		errorURL: visit.errorCallbackURL,
		newUserURL: visit.newUserCallbackURL,
		requestSignUp: visit.requestSignUp,
		link: visit.link,
		confirm: visit.confirm,
	});
	if (!attempt) return null;
	const { token, state, cookie } = attempt;
	const url = authorizationUrl(provider, {
		redirectUri: redirectUriOf(service, provider),
		state: token,
		codeVerifier: state.codeVerifier,
		nonce: state.nonce,
		scopes: visit.scopes ?? [],
		loginHint: visit.loginHint,
	});
	return { url: url.href, cookie };
}

/** Must be registered in the provider's console exactly like this. */
function redirectUriOf({ options }: AccountService, provider: Provider): string {
	return `${options.appUrl}/api/auth/callback/${provider.id}`;
}

export interface ProviderPerson {
	identity: CheckedIdentity;
	tokens: ProviderTokens;
}

/** Exchanges the code for tokens and reads the person from them. */
export async function receiveFromProvider(
	service: AccountService,
	provider: Provider,
	state: OAuthState,
	grant: { code: string; state: string; deviceId: string | undefined; user: string | undefined },
): Promise<ProviderPerson | { refused: "invalid_code" | "unable_to_get_user_info" }> {
	const tokens = await tryExchange(service, provider, state, grant);
	if (!tokens) return { refused: "invalid_code" };
	let claims: JWTPayload | null = null;
	if (tokens.idToken && provider.idToken) {
		const mayBeAbsent = provider.idToken.nonce === "unless-absent";
		const expected = { nonce: state.nonce, mayBeAbsent };
		claims = await verifyIdToken(provider, tokens.idToken, expected, service.now);
		if (!claims) return { refused: "unable_to_get_user_info" };
	}
	const nameOnFirstVisit = grant.user ? readName(grant.user) : null;
	const profile = await readIdentity(provider, { ...tokens, claims, nameOnFirstVisit });
	if (!profile) return { refused: "unable_to_get_user_info" };
	// an id token that can't be verified is not stored
	return {
		identity: profile.identity,
		tokens: { ...tokens, idToken: claims ? tokens.idToken : null },
	};
}

/** The person, in our fields and as the provider's profile. */
export async function readIdentity(
	provider: Provider,
	sources: {
		accessToken: string | null;
		claims: JWTPayload | null;
		nameOnFirstVisit: string | null;
	},
): Promise<{ identity: CheckedIdentity; data: unknown } | null> {
	const data = await provider.row.fetchProfile(profileCallsOf(provider, sources));
	if (isAboutAnother(data, sources.claims)) return null;
	const fields = provider.row.identify(data, provider.settings);
	if (!fields) return null;
	const identity = checkIdentity({ ...fields, name: sources.nameOnFirstVisit ?? fields.name });
	return identity ? { identity, data } : null;
}

async function tryExchange(
	service: AccountService,
	provider: Provider,
	{ codeVerifier }: OAuthState,
	grant: { code: string; state: string; deviceId: string | undefined },
): Promise<ProviderTokens | null> {
	try {
		return await exchangeCode(
			provider,
			{ ...grant, codeVerifier, redirectUri: redirectUriOf(service, provider) },
			service.now,
		);
	} catch (error) {
		if (!(error instanceof ProviderFailure)) throw error;
		logError("identity provider", error, { provider: provider.id });
		return null;
	}
}

const subject = v.object({ sub: v.string() });

/** The profile and the id token must be of the same person (OpenID Connect Core 1.0, 5.3.2). */
function isAboutAnother(data: unknown, claims: JWTPayload | null): boolean {
	const profile = v.safeParse(subject, data);
	return claims !== null && profile.success && profile.output.sub !== claims.sub;
}

const firstVisit = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({
		name: v.object({
			firstName: v.optional(v.string(), ""),
			lastName: v.optional(v.string(), ""),
		}),
	}),
);

function readName(user: string): string | null {
	const visit = v.safeParse(firstVisit, user);
	if (!visit.success) return null;
	const { firstName, lastName } = visit.output.name;
	return `${firstName} ${lastName}`.trim() || null;
}

interface IdTokenInput {
	token: string;
	nonce?: string | undefined;
	accessToken?: string | undefined;
	refreshToken?: string | undefined;
	expiresAt?: number | undefined;
	scopes?: string[] | undefined;
}

export async function personOfIdToken(
	provider: Provider,
	input: IdTokenInput,
	now: number,
): Promise<
	| { identity: CheckedIdentity; tokens: Partial<ProviderTokens> }
	| {
			refused:
				| "ID_TOKEN_NOT_SUPPORTED"
				| "INVALID_TOKEN"
				| "FAILED_TO_GET_USER_INFO"
				| "USER_EMAIL_NOT_FOUND";
	  }
> {
	if (!provider.idToken?.signIn) return { refused: "ID_TOKEN_NOT_SUPPORTED" };
	// attack: a token of another sign-in. A client that names a nonce has sent it to the provider, so the token must have it.
	const expected = { nonce: input.nonce, mayBeAbsent: false };
	const claims = await verifyIdToken(provider, input.token, expected, now);
	if (!claims) return { refused: "INVALID_TOKEN" };
	const accessToken = input.accessToken || null;
	const profile = await readIdentity(provider, { accessToken, claims, nameOnFirstVisit: null });
	if (!profile) return { refused: "FAILED_TO_GET_USER_INFO" };
	if (profile.identity.email === null) return { refused: "USER_EMAIL_NOT_FOUND" };
	return {
		identity: profile.identity,
		tokens: {
			idToken: input.token,
			...(accessToken ? { accessToken, accessTokenExpiresAt: input.expiresAt ?? null } : {}),
			...(input.refreshToken ? { refreshToken: input.refreshToken } : {}),
			...(input.scopes ? { scopes: input.scopes } : {}),
		},
	};
}
