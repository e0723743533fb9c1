import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const cognito: ProviderCase = {
	id: "cognito",
	variables: {
		COGNITO_CLIENT_ID: "cog-id",
		COGNITO_DOMAIN: "island.auth.eu-west-1.amazoncognito.com",
		COGNITO_REGION: "eu-west-1",
		COGNITO_USER_POOL_ID: "eu-west-1_AbC123",
	},
	clientId: "cog-id",
	authorization: {
		url: "https://island.auth.eu-west-1.amazoncognito.com/oauth2/authorize",
		parameters: { scope: "openid profile email" },
		pkce: true,
		nonce: true,
	},
	token: {
		url: "https://island.auth.eu-west-1.amazoncognito.com/oauth2/token",
		authentication: "public",
		answer: { ...bearer, refresh_token: "rt-1" },
	},
	idToken: {
		issuer: "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_AbC123",
		keys: "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_AbC123/.well-known/jwks.json",
		algorithm: "RS256",
		claims: {
			token_use: "id",
			"cognito:username": "janed",
			email: "jane@example.com",
			email_verified: true,
		},
		echoesNonce: true,
	},
	profile: {},
	person: {
		accountId: "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee",
		name: "janed",
		email: "jane@example.com",
		emailVerified: true,
		image: null,
	},
	scopes: [],
	refresh: {
		url: "https://island.auth.eu-west-1.amazoncognito.com/oauth2/token",
		answer: { ...bearer, access_token: "at-2" },
	},
	failure: {
		name: "the id token is more than an hour old",
		error: "unable_to_get_user_info",
		claims: { iat: Math.floor(Date.now() / 1000) - 3700 },
	},
};
