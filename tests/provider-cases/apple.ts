import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";
import { applePrivateKey } from "./apple-key.ts";

export const apple: ProviderCase = {
	id: "apple",
	variables: {
		APPLE_CLIENT_ID: "example.island.web",
		APPLE_CLIENT_SECRET: applePrivateKey,
		APPLE_TEAM_ID: "TEAM123456",
		APPLE_KEY_ID: "KEY1234567",
	},
	clientId: "example.island.web",
	authorization: {
		url: "https://appleid.apple.com/auth/authorize",
		parameters: {
			scope: "email name",
			response_type: "code id_token",
			response_mode: "form_post",
		},
		pkce: false,
		nonce: true,
	},
	token: {
		url: "https://appleid.apple.com/auth/token",
		authentication: "signed",
		answer: { ...bearer, refresh_token: "rt-1" },
	},
	idToken: {
		issuer: "https://appleid.apple.com",
		keys: "https://appleid.apple.com/auth/keys",
		algorithm: "RS256",
		claims: {
			email: "Guest@privaterelay.appleid.com",
			email_verified: "true",
			is_private_email: "true",
			nonce_supported: true,
		},
		echoesNonce: true,
	},
	profile: {},
	callback: {
		method: "POST",
		fields: {
			id_token: "ignored",
			user: JSON.stringify({
				name: { firstName: "Ada", lastName: "Lovelace" },
				email: "not-believed@example.com",
			}),
		},
	},
	person: {
		accountId: "001234.f00.0123",
		name: "Ada Lovelace",
		email: "guest@privaterelay.appleid.com",
		emailVerified: true,
		image: null,
	},
	scopes: [],
	refresh: {
		url: "https://appleid.apple.com/auth/token",
		answer: { ...bearer, access_token: "at-2" },
	},
	failure: {
		name: "the person taps Cancel",
		error: "user_cancelled_authorize",
		denied: { error: "user_cancelled_authorize" },
	},
};
