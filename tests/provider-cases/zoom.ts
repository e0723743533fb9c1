import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const zoom: ProviderCase = {
	id: "zoom",
	variables: { ZOOM_CLIENT_ID: "zo-id", ZOOM_CLIENT_SECRET: "zo-secret" },
	clientId: "zo-id",
	authorization: {
		url: "https://zoom.us/oauth/authorize",
		parameters: {},
		pkce: true,
		nonce: false,
	},
	token: {
		url: "https://zoom.us/oauth/token",
		authentication: "basic",
		answer: { ...bearer, refresh_token: "rt-1", scope: "user:read:user" },
	},
	profile: {
		"https://api.zoom.us/v2/users/me": {
			answer: {
				id: "KDcuGIm1QgePTO8WbOqwIQ",
				first_name: "Jill",
				last_name: "Chill",
				display_name: "Jill Chill",
				email: "jill@example.com",
				verified: 1,
				pic_url: "https://zoom.example/p/jill",
			},
		},
	},
	person: {
		accountId: "KDcuGIm1QgePTO8WbOqwIQ",
		name: "Jill Chill",
		email: "jill@example.com",
		emailVerified: true,
		image: "https://zoom.example/p/jill",
	},
	scopes: ["user:read:user"],
	refresh: { url: "https://zoom.us/oauth/token", answer: renewed },
	failure: {
		name: "the app lacks the scope",
		error: "unable_to_get_user_info",
		profile: {
			"https://api.zoom.us/v2/users/me": {
				status: 400,
				answer: { code: 4711, message: "Invalid access token, does not contain scopes" },
			},
		},
	},
};
