import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const slack: ProviderCase = {
	id: "slack",
	variables: { SLACK_CLIENT_ID: "sl.id", SLACK_CLIENT_SECRET: "sl-secret" },
	clientId: "sl.id",
	authorization: {
		url: "https://slack.com/openid/connect/authorize",
		parameters: { scope: "openid profile email" },
		pkce: false,
		nonce: true,
	},
	token: {
		url: "https://slack.com/api/openid.connect.token",
		authentication: "body",
		answer: { ...bearer, ok: true, refresh_token: "rt-1" },
	},
	idToken: {
		issuer: "https://slack.com",
		keys: "https://slack.com/openid/connect/keys",
		algorithm: "RS256",
		claims: { "https://slack.com/team_id": "T0R7GR" },
		echoesNonce: true,
	},
	profile: {
		"https://slack.com/api/openid.connect.userInfo": {
			answer: {
				ok: true,
				sub: "U0R7JM",
				"https://slack.com/user_id": "U0R7JM",
				"https://slack.com/team_id": "T0R7GR",
				email: "krane@example.com",
				email_verified: true,
				name: "krane",
				picture: "https://secure.gravatar.example/krane.jpg",
				"https://slack.com/user_image_512": "https://secure.gravatar.example/512.jpg",
			},
		},
	},
	person: {
		accountId: "U0R7JM",
		name: "krane",
		email: "krane@example.com",
		emailVerified: true,
		image: "https://secure.gravatar.example/krane.jpg",
	},
	scopes: [],
	refresh: {
		url: "https://slack.com/api/openid.connect.token",
		answer: { ...renewed, ok: true },
	},
	failure: {
		name: "a refusal comes with status 200",
		error: "unable_to_get_user_info",
		profile: {
			"https://slack.com/api/openid.connect.userInfo": {
				answer: { ok: false, error: "invalid_auth" },
			},
		},
	},
};
