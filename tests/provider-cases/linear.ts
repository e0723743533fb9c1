import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const linear: ProviderCase = {
	id: "linear",
	variables: { LINEAR_CLIENT_ID: "ln-id", LINEAR_CLIENT_SECRET: "ln-secret" },
	clientId: "ln-id",
	authorization: {
		url: "https://linear.app/oauth/authorize",
		parameters: { scope: "read" },
		scopeSeparator: ",",
		loginHint: "login_hint",
		pkce: true,
		nonce: false,
	},
	token: {
		url: "https://api.linear.app/oauth/token",
		authentication: "body",
		answer: { ...bearer, expires_in: 86399, refresh_token: "rt-1", scope: "read" },
	},
	profile: {
		"https://api.linear.app/graphql": {
			method: "POST",
			body: '{"query":"{ viewer { id name email avatarUrl } }"}',
			answer: {
				data: {
					viewer: {
						id: "8a1c2d3e",
						name: "Lin Ear",
						email: "lin@example.com",
						avatarUrl: "https://public.linear.example/lin.png",
					},
				},
			},
		},
	},
	person: {
		accountId: "8a1c2d3e",
		name: "Lin Ear",
		email: "lin@example.com",
		emailVerified: true,
		image: "https://public.linear.example/lin.png",
	},
	scopes: ["read"],
	refresh: { url: "https://api.linear.app/oauth/token", answer: renewed },
	failure: {
		name: "a GraphQL error comes with status 200",
		error: "unable_to_get_user_info",
		profile: {
			"https://api.linear.app/graphql": {
				answer: { data: null, errors: [{ message: "Authentication required" }] },
			},
		},
	},
};
