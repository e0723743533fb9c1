import { readIdentity } from "./flow.server.ts";
import { verifyIdToken } from "./id-token.server.ts";
import type { CheckedIdentity } from "./identity.ts";
import type { Provider } from "./provider.ts";
import type { ProviderTokens } from "./provider-calls.server.ts";

interface Given {
	token: string;
	nonce?: string | undefined;
	accessToken?: string | undefined;
	refreshToken?: string | undefined;
	expiresAt?: number | undefined;
	scopes?: string[] | undefined;
}

/** The person of an id token that a client sent. */
export async function personOfIdToken(
	provider: Provider,
	given: Given,
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
	const expected = { nonce: given.nonce, mayBeAbsent: false };
	const claims = await verifyIdToken(provider, given.token, expected, now);
	if (!claims) return { refused: "INVALID_TOKEN" };
	const accessToken = given.accessToken || null;
	const read = await readIdentity(provider, { accessToken, claims, nameOnFirstVisit: null });
	if (!read) return { refused: "FAILED_TO_GET_USER_INFO" };
	if (read.identity.email === null) return { refused: "USER_EMAIL_NOT_FOUND" };
	return {
		identity: read.identity,
		tokens: {
			idToken: given.token,
			...(accessToken ? { accessToken, accessTokenExpiresAt: given.expiresAt ?? null } : {}),
			...(given.refreshToken ? { refreshToken: given.refreshToken } : {}),
			...(given.scopes ? { scopes: given.scopes } : {}),
		},
	};
}
