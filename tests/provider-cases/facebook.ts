import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const facebook: ProviderCase = {
	id: "facebook",
	variables: { FACEBOOK_CLIENT_ID: "fb-id", FACEBOOK_CLIENT_SECRET: "fb-secret" },
	clientId: "fb-id",
	authorization: {
		url: "https://www.facebook.com/v21.0/dialog/oauth",
		parameters: { scope: "email,public_profile" },
		scopeSeparator: ",",
		pkce: false,
		nonce: true,
	},
	token: {
		url: "https://graph.facebook.com/v21.0/oauth/access_token",
		authentication: "body",
		answer: { ...bearer, expires_in: 5183944 },
	},
	profile: {
		"https://graph.facebook.com/v21.0/me?fields=id,name,email,picture": {
			answer: {
				id: "10150000000000001",
				name: "Jo Rivera",
				email: "jo@example.com",
				picture: {
					data: {
						height: 50,
						width: 50,
						is_silhouette: false,
						url: "https://fbcdn.example/jo.jpg",
					},
				},
			},
		},
	},
	person: {
		accountId: "10150000000000001",
		name: "Jo Rivera",
		email: "jo@example.com",
		emailVerified: false,
		image: "https://fbcdn.example/jo.jpg",
	},
	scopes: [],
	refresh: null,
	failure: {
		name: "the person signed up by telephone and has no email",
		error: "email_not_found",
		profile: {
			"https://graph.facebook.com/v21.0/me?fields=id,name,email,picture": {
				answer: { id: "10150000000000002", name: "No Mail" },
			},
		},
	},
};
