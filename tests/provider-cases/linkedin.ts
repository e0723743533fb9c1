import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const linkedin: ProviderCase = {
	id: "linkedin",
	variables: { LINKEDIN_CLIENT_ID: "li-id", LINKEDIN_CLIENT_SECRET: "li-secret" },
	clientId: "li-id",
	authorization: {
		url: "https://www.linkedin.com/oauth/v2/authorization",
		parameters: { scope: "profile email openid" },
		loginHint: "login_hint",
		pkce: false,
		nonce: true,
	},
	token: {
		url: "https://www.linkedin.com/oauth/v2/accessToken",
		authentication: "body",
		answer: {
			...bearer,
			expires_in: 5184000,
			refresh_token: "rt-1",
			refresh_token_expires_in: 31536000,
			scope: "email,openid,profile",
		},
	},
	idToken: {
		issuer: "https://www.linkedin.com/oauth",
		keys: "https://www.linkedin.com/oauth/openid/jwks",
		algorithm: "RS256",
		claims: {},
		echoesNonce: false,
	},
	profile: {
		"https://api.linkedin.com/v2/userinfo": {
			answer: {
				sub: "782bbtaQ",
				name: "John Doe",
				given_name: "John",
				family_name: "Doe",
				picture: "https://media.licdn.example/john.jpg",
				locale: { country: "US", language: "en" },
				email: "doe@example.com",
				email_verified: true,
			},
		},
	},
	person: {
		accountId: "782bbtaQ",
		name: "John Doe",
		email: "doe@example.com",
		emailVerified: true,
		image: "https://media.licdn.example/john.jpg",
	},
	scopes: ["email", "openid", "profile"],
	refresh: { url: "https://www.linkedin.com/oauth/v2/accessToken", answer: renewed },
	failure: {
		name: "the person goes back",
		error: "user_cancelled_login",
		denied: { error: "user_cancelled_login", error_description: "The user cancelled" },
	},
};
