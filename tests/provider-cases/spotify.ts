import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const spotify: ProviderCase = {
	id: "spotify",
	variables: { SPOTIFY_CLIENT_ID: "sp-id", SPOTIFY_CLIENT_SECRET: "sp-secret" },
	clientId: "sp-id",
	authorization: {
		url: "https://accounts.spotify.com/authorize",
		parameters: { scope: "user-read-email" },
		pkce: true,
		nonce: false,
	},
	token: {
		url: "https://accounts.spotify.com/api/token",
		authentication: "body",
		answer: { ...bearer, refresh_token: "rt-1", scope: "user-read-email" },
	},
	profile: {
		"https://api.spotify.com/v1/me": {
			answer: {
				id: "smedjan",
				display_name: "Smed Jan",
				email: "smedjan@example.com",
				images: [{ url: "https://i.scdn.example/image/1", height: 300, width: 300 }],
				type: "user",
			},
		},
	},
	person: {
		accountId: "smedjan",
		name: "Smed Jan",
		email: "smedjan@example.com",
		emailVerified: false,
		image: "https://i.scdn.example/image/1",
	},
	scopes: ["user-read-email"],
	refresh: {
		url: "https://accounts.spotify.com/api/token",
		answer: { ...bearer, access_token: "at-2" },
	},
	failure: {
		name: "too many calls",
		error: "unable_to_get_user_info",
		profile: {
			"https://api.spotify.com/v1/me": {
				status: 429,
				answer: { error: { status: 429, message: "API rate limit exceeded" } },
			},
		},
	},
};
