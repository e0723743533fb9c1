import type { ProviderCase } from "#tests/fakes/fake-provider.ts";

export const notion: ProviderCase = {
	id: "notion",
	variables: { NOTION_CLIENT_ID: "no-id", NOTION_CLIENT_SECRET: "no-secret" },
	clientId: "no-id",
	authorization: {
		url: "https://api.notion.com/v1/oauth/authorize",
		parameters: { owner: "user" },
		loginHint: "login_hint",
		pkce: false,
		nonce: false,
	},
	token: {
		url: "https://api.notion.com/v1/oauth/token",
		authentication: "basic",
		answer: {
			access_token: "at-1",
			token_type: "bearer",
			refresh_token: "rt-1",
			bot_id: "b3414d65",
			owner: { type: "user", user: { object: "user", id: "92a680bb" } },
		},
	},
	profile: {
		"https://api.notion.com/v1/users/me": {
			headers: { "notion-version": "2022-06-28" },
			answer: {
				object: "user",
				id: "16d84278",
				type: "bot",
				bot: {
					owner: {
						type: "user",
						user: {
							object: "user",
							id: "92a680bb-6970-4726-952b-4f4c03bff617",
							name: "Leo Not",
							avatar_url: "https://s3.example/leo.png",
							type: "person",
							person: { email: "leo@example.com" },
						},
					},
				},
			},
		},
	},
	person: {
		accountId: "92a680bb-6970-4726-952b-4f4c03bff617",
		name: "Leo Not",
		email: "leo@example.com",
		emailVerified: true,
		image: "https://s3.example/leo.png",
	},
	scopes: [],
	refresh: {
		url: "https://api.notion.com/v1/oauth/token",
		answer: { access_token: "at-2", token_type: "bearer", refresh_token: "rt-2" },
	},
	failure: {
		name: "the integration may not read emails",
		error: "email_not_found",
		profile: {
			"https://api.notion.com/v1/users/me": {
				answer: { bot: { owner: { user: { id: "92a680bc", name: "No Mail", person: {} } } } },
			},
		},
	},
};
