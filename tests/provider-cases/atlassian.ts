import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const atlassian: ProviderCase = {
	id: "atlassian",
	variables: { ATLASSIAN_CLIENT_ID: "at-id", ATLASSIAN_CLIENT_SECRET: "at-secret" },
	clientId: "at-id",
	authorization: {
		url: "https://auth.atlassian.com/authorize",
		parameters: {
			scope: "read:me read:jira-user offline_access",
			audience: "api.atlassian.com",
			prompt: "consent",
		},
		pkce: true,
		nonce: false,
	},
	token: {
		url: "https://auth.atlassian.com/oauth/token",
		authentication: "body",
		answer: {
			...bearer,
			refresh_token: "rt-1",
			scope: "read:me read:jira-user offline_access",
		},
	},
	profile: {
		"https://api.atlassian.com/me": {
			answer: {
				account_type: "atlassian",
				account_id: "112233aa-bb11",
				email: "mia@example.com",
				name: "Mia Krystof",
				picture: "https://avatar-management.example/112233aa",
				account_status: "active",
			},
		},
	},
	person: {
		accountId: "112233aa-bb11",
		name: "Mia Krystof",
		email: "mia@example.com",
		emailVerified: false,
		image: "https://avatar-management.example/112233aa",
	},
	scopes: ["read:me", "read:jira-user", "offline_access"],
	refresh: {
		url: "https://auth.atlassian.com/oauth/token",
		answer: { ...bearer, access_token: "at-2", refresh_token: "rt-2" },
	},
	failure: {
		name: "the profile is forbidden",
		error: "unable_to_get_user_info",
		profile: {
			"https://api.atlassian.com/me": { status: 403, answer: { code: 403, message: "scope" } },
		},
	},
};
