import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const line: ProviderCase = {
	id: "line",
	variables: {
		LINE_CLIENT_ID: "1234567890",
		LINE_CLIENT_SECRET: "line-channel-secret-of-32-chars!",
	},
	clientId: "1234567890",
	authorization: {
		url: "https://access.line.me/oauth2/v2.1/authorize",
		parameters: { scope: "openid profile email" },
		loginHint: "login_hint",
		pkce: true,
		nonce: true,
	},
	token: {
		url: "https://api.line.me/oauth2/v2.1/token",
		authentication: "body",
		answer: { ...bearer, expires_in: 2592000, refresh_token: "rt-1", scope: "profile openid" },
	},
	idToken: {
		issuer: "https://access.line.me",
		algorithm: "HS256",
		claims: {
			amr: ["linesso"],
			name: "Taro Line",
			picture: "https://sample_line.me/aBcdefg123456",
			email: "taro.line@example.com",
		},
		echoesNonce: true,
	},
	profile: {},
	person: {
		accountId: "U1234567890abcdef",
		name: "Taro Line",
		email: "taro.line@example.com",
		emailVerified: false,
		image: "https://sample_line.me/aBcdefg123456",
	},
	scopes: ["profile", "openid"],
	refresh: { url: "https://api.line.me/oauth2/v2.1/token", answer: renewed },
	failure: {
		name: "the channel may not read emails",
		error: "email_not_found",
		claims: { sub: "U999", email: undefined },
	},
};
