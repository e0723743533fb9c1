import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const twitter: ProviderCase = {
	id: "twitter",
	variables: { TWITTER_CLIENT_ID: "x-id", TWITTER_CLIENT_SECRET: "x-secret" },
	clientId: "x-id",
	authorization: {
		url: "https://x.com/i/oauth2/authorize",
		parameters: { scope: "users.read tweet.read offline.access users.email" },
		pkce: true,
		nonce: false,
	},
	token: {
		url: "https://api.x.com/2/oauth2/token",
		authentication: "basic",
		answer: {
			...bearer,
			token_type: "bearer",
			expires_in: 7200,
			refresh_token: "rt-1",
			scope: "users.email users.read tweet.read offline.access",
		},
	},
	profile: {
		"https://api.x.com/2/users/me?user.fields=profile_image_url,confirmed_email": {
			answer: {
				data: {
					id: "2244994945",
					name: "X Dev",
					username: "TwitterDev",
					profile_image_url: "https://pbs.example/dev_normal.jpg",
					confirmed_email: "xdev@example.com",
				},
			},
		},
	},
	person: {
		accountId: "2244994945",
		name: "X Dev",
		email: "xdev@example.com",
		emailVerified: true,
		image: "https://pbs.example/dev_normal.jpg",
	},
	scopes: ["users.email", "users.read", "tweet.read", "offline.access"],
	refresh: { url: "https://api.x.com/2/oauth2/token", answer: renewed },
	failure: {
		name: "an account without a confirmed email",
		error: "email_not_found",
		profile: {
			"https://api.x.com/2/users/me?user.fields=profile_image_url,confirmed_email": {
				answer: { data: { id: "2244994946", name: "No Mail", username: "no@mail.example" } },
			},
		},
	},
};
