import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const kick: ProviderCase = {
	id: "kick",
	variables: { KICK_CLIENT_ID: "ki-id", KICK_CLIENT_SECRET: "ki-secret" },
	clientId: "ki-id",
	authorization: {
		url: "https://id.kick.com/oauth/authorize",
		parameters: { scope: "user:read" },
		pkce: true,
		nonce: false,
	},
	token: {
		url: "https://id.kick.com/oauth/token",
		authentication: "body",
		answer: { ...bearer, expires_in: "7200", refresh_token: "rt-1", scope: "user:read" },
	},
	profile: {
		"https://api.kick.com/public/v1/users": {
			answer: {
				data: [
					{
						user_id: 123456,
						name: "Kicker",
						email: "kicker@example.com",
						profile_picture: "https://files.kick.example/1.webp",
					},
				],
				message: "OK",
			},
		},
	},
	person: {
		accountId: "123456",
		name: "Kicker",
		email: "kicker@example.com",
		emailVerified: true,
		image: "https://files.kick.example/1.webp",
	},
	scopes: ["user:read"],
	refresh: { url: "https://id.kick.com/oauth/token", answer: renewed },
	failure: {
		name: "the list of users is empty",
		error: "unable_to_get_user_info",
		profile: {
			"https://api.kick.com/public/v1/users": { answer: { data: [], message: "OK" } },
		},
	},
};
