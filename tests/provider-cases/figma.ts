import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const figma: ProviderCase = {
	id: "figma",
	variables: { FIGMA_CLIENT_ID: "fig-id", FIGMA_CLIENT_SECRET: "fig-secret" },
	clientId: "fig-id",
	authorization: {
		url: "https://www.figma.com/oauth",
		parameters: { scope: "current_user:read" },
		pkce: true,
		nonce: false,
	},
	token: {
		url: "https://api.figma.com/v1/oauth/token",
		authentication: "basic",
		answer: { ...bearer, user_id_string: "942477", refresh_token: "rt-1", expires_in: 7776000 },
	},
	profile: {
		"https://api.figma.com/v1/me": {
			answer: {
				id: "942477",
				email: "fig@example.com",
				handle: "Fig Designer",
				img_url: "https://s3-alpha.figma.example/profile/1",
			},
		},
	},
	person: {
		accountId: "942477",
		name: "Fig Designer",
		email: "fig@example.com",
		emailVerified: true,
		image: "https://s3-alpha.figma.example/profile/1",
	},
	scopes: [],
	refresh: {
		url: "https://api.figma.com/v1/oauth/refresh",
		answer: { ...bearer, access_token: "at-2" },
	},
	failure: {
		name: "the code is no good",
		error: "invalid_code",
		tokenAnswer: { status: 400, body: { error: true, status: 400, message: "Invalid code" } },
	},
};
