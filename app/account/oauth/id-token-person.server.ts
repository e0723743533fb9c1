import { verifyIdToken } from "./id-token.server.ts";
import type { CheckedIdentity } from "./identity.ts";
import type { Provider } from "./provider.ts";
import type { ProviderTokens } from "./provider-calls.server.ts";
import { readIdentity } from "./provider-sign-in.server.ts";

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
