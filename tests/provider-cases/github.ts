import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const github: ProviderCase = {
	id: "github",
	variables: { GITHUB_CLIENT_ID: "gh-id", GITHUB_CLIENT_SECRET: "gh-secret" },
	clientId: "gh-id",
	authorization: {
		url: "https://github.com/login/oauth/authorize",
		parameters: { scope: "read:user user:email" },
		loginHint: "login",
		pkce: true,
		nonce: false,
	},
	token: {
		url: "https://github.com/login/oauth/access_token",
		authentication: "body",
		answer: {
			...bearer,
			expires_in: 28800,
			refresh_token: "rt-1",
			refresh_token_expires_in: 15897600,
			scope: "read:user,user:email",
		},
	},
	profile: {
		"https://api.github.com/user": {
			answer: {
				login: "octocat",
				id: 583231,
				avatar_url: "https://avatars.example/u/583231",
				name: "The Octocat",
				email: null,
			},
		},
		"https://api.github.com/user/emails": {
			answer: [
				{ email: "old@example.com", primary: false, verified: true, visibility: null },
				{ email: "Octocat@Example.com", primary: true, verified: true, visibility: "private" },
			],
		},
	},
	person: {
		accountId: "583231",
		name: "The Octocat",
		email: "octocat@example.com",
		emailVerified: true,
		image: "https://avatars.example/u/583231",
	},
	scopes: ["read:user", "user:email"],
	refresh: {
		url: "https://github.com/login/oauth/access_token",
		answer: { ...bearer, access_token: "at-2", refresh_token: "rt-2", scope: "" },
	},
	failure: {
		name: "a bad code comes with status 200",
		error: "invalid_code",
		tokenAnswer: {
			status: 200,
			body: { error: "bad_verification_code", error_description: "incorrect or expired." },
		},
	},
};
