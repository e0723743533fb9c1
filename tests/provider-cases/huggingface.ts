import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const huggingface: ProviderCase = {
	id: "huggingface",
	variables: { HUGGINGFACE_CLIENT_ID: "hf-id", HUGGINGFACE_CLIENT_SECRET: "hf-secret" },
	clientId: "hf-id",
	authorization: {
		url: "https://huggingface.co/oauth/authorize",
		parameters: { scope: "openid profile email" },
		pkce: true,
		nonce: true,
	},
	token: {
		url: "https://huggingface.co/oauth/token",
		authentication: "body",
		answer: { ...bearer, refresh_token: "rt-1", scope: "openid profile email" },
	},
	idToken: {
		issuer: "https://huggingface.co",
		keys: "https://huggingface.co/oauth/jwks",
		algorithm: "RS256",
		claims: {},
		echoesNonce: false,
	},
	profile: {
		"https://huggingface.co/oauth/userinfo": {
			answer: {
				sub: "62f264b9f3c90f4b6514a269",
				name: "Hugo",
				preferred_username: "hugo",
				profile: "https://huggingface.co/hugo",
				picture: "https://cdn-avatars.example/hugo.png",
				email: "hugo@example.com",
				email_verified: true,
				isPro: false,
			},
		},
	},
	person: {
		accountId: "62f264b9f3c90f4b6514a269",
		name: "Hugo",
		email: "hugo@example.com",
		emailVerified: true,
		image: "https://cdn-avatars.example/hugo.png",
	},
	scopes: ["openid", "profile", "email"],
	refresh: { url: "https://huggingface.co/oauth/token", answer: renewed },
	failure: {
		name: "the profile is of somebody else than the id token",
		error: "unable_to_get_user_info",
		profile: {
			"https://huggingface.co/oauth/userinfo": {
				answer: { sub: "somebody-else", email: "other@example.com", email_verified: true },
			},
		},
	},
};
