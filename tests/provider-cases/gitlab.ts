import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const gitlab: ProviderCase = {
	id: "gitlab",
	variables: {
		GITLAB_CLIENT_ID: "gl-id",
		GITLAB_CLIENT_SECRET: "gl-secret",
		GITLAB_ISSUER: "https://git.example.com/",
	},
	clientId: "gl-id",
	authorization: {
		url: "https://git.example.com/oauth/authorize",
		parameters: { scope: "read_user" },
		loginHint: "login_hint",
		pkce: true,
		nonce: false,
	},
	token: {
		url: "https://git.example.com/oauth/token",
		authentication: "body",
		answer: { ...bearer, expires_in: 7200, refresh_token: "rt-1", scope: "read_user" },
	},
	profile: {
		"https://git.example.com/api/v4/user": {
			answer: {
				id: 1,
				username: "john_smith",
				email: "john@example.com",
				name: "John Smith",
				state: "active",
				locked: false,
				avatar_url: "https://git.example.com/uploads/1/index.jpg",
			},
		},
	},
	person: {
		accountId: "1",
		name: "John Smith",
		email: "john@example.com",
		emailVerified: false,
		image: "https://git.example.com/uploads/1/index.jpg",
	},
	scopes: ["read_user"],
	refresh: { url: "https://git.example.com/oauth/token", answer: renewed },
	failure: {
		name: "the user is locked",
		error: "unable_to_get_user_info",
		profile: {
			"https://git.example.com/api/v4/user": {
				answer: { id: 2, username: "l", email: "l@example.com", state: "active", locked: true },
			},
		},
	},
};
