import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const reddit: ProviderCase = {
	id: "reddit",
	variables: { REDDIT_CLIENT_ID: "re-id", REDDIT_CLIENT_SECRET: "re-secret" },
	clientId: "re-id",
	authorization: {
		url: "https://www.reddit.com/api/v1/authorize",
		parameters: { scope: "identity", duration: "permanent" },
		pkce: false,
		nonce: false,
	},
	token: {
		url: "https://www.reddit.com/api/v1/access_token",
		authentication: "basic",
		answer: { ...bearer, token_type: "bearer", refresh_token: "rt-1", scope: "identity" },
	},
	profile: {
		"https://oauth.reddit.com/api/v1/me": {
			answer: {
				id: "t2abc",
				name: "snoo",
				icon_img: "https://styles.redditmedia.example/snoo.png?width=256&s=sig",
				has_verified_email: true,
				oauth_client_id: "re-id",
			},
		},
	},
	person: {
		accountId: "t2abc",
		name: "snoo",
		email: null,
		emailVerified: false,
		image: "https://styles.redditmedia.example/snoo.png",
	},
	scopes: ["identity"],
	refresh: {
		url: "https://www.reddit.com/api/v1/access_token",
		answer: { ...bearer, access_token: "at-2" },
	},
	failure: {
		name: "a used code comes with status 200",
		error: "invalid_code",
		tokenAnswer: { status: 200, body: { error: "invalid_grant" } },
	},
};
