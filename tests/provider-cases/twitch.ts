import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const twitch: ProviderCase = {
	id: "twitch",
	variables: { TWITCH_CLIENT_ID: "tw-id", TWITCH_CLIENT_SECRET: "tw-secret" },
	clientId: "tw-id",
	authorization: {
		url: "https://id.twitch.tv/oauth2/authorize",
		parameters: {
			scope: "user:read:email openid",
			claims:
				'{"id_token":{"email":null,"email_verified":null,"preferred_username":null,"picture":null}}',
		},
		pkce: false,
		nonce: true,
	},
	token: {
		url: "https://id.twitch.tv/oauth2/token",
		authentication: "body",
		answer: {
			...bearer,
			token_type: "bearer",
			refresh_token: "rt-1",
			scope: ["openid", "user:read:email"],
		},
	},
	idToken: {
		issuer: "https://id.twitch.tv/oauth2",
		keys: "https://id.twitch.tv/oauth2/keys",
		algorithm: "RS256",
		claims: {
			azp: "tw-id",
			preferred_username: "TwitchDev",
			email: "dev@example.com",
			email_verified: true,
			picture: "https://static-cdn.example/dev.png",
		},
		echoesNonce: true,
	},
	profile: {},
	person: {
		accountId: "713936733",
		name: "TwitchDev",
		email: "dev@example.com",
		emailVerified: true,
		image: "https://static-cdn.example/dev.png",
	},
	scopes: ["openid", "user:read:email"],
	refresh: { url: "https://id.twitch.tv/oauth2/token", answer: renewed },
	failure: {
		name: "the id token has no email",
		error: "email_not_found",
		claims: { sub: "713936734", email: undefined },
	},
};
