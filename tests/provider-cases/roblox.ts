import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const roblox: ProviderCase = {
	id: "roblox",
	variables: { ROBLOX_CLIENT_ID: "816547628409595165", ROBLOX_CLIENT_SECRET: "rb-secret" },
	clientId: "816547628409595165",
	authorization: {
		url: "https://apis.roblox.com/oauth/v1/authorize",
		parameters: { scope: "openid profile", prompt: "select_account consent" },
		pkce: true,
		nonce: true,
	},
	token: {
		url: "https://apis.roblox.com/oauth/v1/token",
		authentication: "body",
		answer: { ...bearer, expires_in: 899, refresh_token: "rt-1", scope: "openid profile" },
	},
	idToken: {
		issuer: "https://apis.roblox.com/oauth/",
		keys: "https://apis.roblox.com/oauth/v1/certs",
		algorithm: "ES256",
		claims: {},
		echoesNonce: true,
	},
	profile: {
		"https://apis.roblox.com/oauth/v1/userinfo": {
			answer: {
				sub: "1516563360",
				name: "exampleuser",
				nickname: "Example User",
				preferred_username: "exampleuser",
				created_at: 1584682495,
				profile: "https://www.roblox.com/users/1516563360/profile",
				picture: "https://tr.rbxcdn.example/1.png",
			},
		},
	},
	person: {
		accountId: "1516563360",
		name: "Example User",
		email: null,
		emailVerified: false,
		image: "https://tr.rbxcdn.example/1.png",
	},
	scopes: ["openid", "profile"],
	refresh: { url: "https://apis.roblox.com/oauth/v1/token", answer: renewed },
	failure: {
		name: "the token service is down",
		error: "invalid_code",
		tokenAnswer: { status: 503, body: {} },
	},
};
