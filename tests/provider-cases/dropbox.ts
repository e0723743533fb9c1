import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const dropbox: ProviderCase = {
	id: "dropbox",
	variables: { DROPBOX_CLIENT_ID: "db-id", DROPBOX_CLIENT_SECRET: "db-secret" },
	clientId: "db-id",
	authorization: {
		url: "https://www.dropbox.com/oauth2/authorize",
		parameters: { scope: "account_info.read", token_access_type: "offline" },
		pkce: true,
		nonce: false,
	},
	token: {
		url: "https://api.dropboxapi.com/oauth2/token",
		authentication: "body",
		answer: {
			...bearer,
			token_type: "bearer",
			expires_in: 14400,
			refresh_token: "rt-1",
			scope: "account_info.read",
		},
	},
	profile: {
		"https://api.dropboxapi.com/2/users/get_current_account": {
			method: "POST",
			body: "",
			answer: {
				account_id: "dbid:AAH4f99T0taONIb",
				name: { given_name: "Franz", surname: "Ferdinand", display_name: "Franz Ferdinand" },
				email: "franz@example.com",
				email_verified: true,
				profile_photo_url: "https://dl-web.example/franz.jpg",
			},
		},
	},
	person: {
		accountId: "dbid:AAH4f99T0taONIb",
		name: "Franz Ferdinand",
		email: "franz@example.com",
		emailVerified: true,
		image: "https://dl-web.example/franz.jpg",
	},
	scopes: ["account_info.read"],
	refresh: {
		url: "https://api.dropboxapi.com/oauth2/token",
		answer: { ...bearer, access_token: "at-2" },
	},
	failure: {
		name: "the person says no",
		error: "access_denied",
		denied: { error: "access_denied", error_description: "The user chose not to." },
	},
};
