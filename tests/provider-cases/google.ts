import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const google: ProviderCase = {
	id: "google",
	variables: {
		GOOGLE_CLIENT_ID: "g-id.apps.googleusercontent.com",
		GOOGLE_CLIENT_SECRET: "g-secret",
	},
	clientId: "g-id.apps.googleusercontent.com",
	authorization: {
		url: "https://accounts.google.com/o/oauth2/v2/auth",
		parameters: {
			scope: "email profile openid",
			access_type: "offline",
			include_granted_scopes: "true",
		},
		loginHint: "login_hint",
		pkce: true,
		nonce: true,
	},
	token: {
		url: "https://oauth2.googleapis.com/token",
		authentication: "body",
		answer: {
			...bearer,
			expires_in: 3599,
			refresh_token: "rt-1",
			scope: "openid https://www.googleapis.com/auth/userinfo.email",
		},
	},
	idToken: {
		issuer: "https://accounts.google.com",
		keys: "https://www.googleapis.com/oauth2/v3/certs",
		algorithm: "RS256",
		claims: {
			azp: "g-id.apps.googleusercontent.com",
			email: "Eliza@Example.com",
			email_verified: true,
			name: "Elisa Beckett",
			given_name: "Elisa",
			family_name: "Beckett",
			picture: "https://lh3.example/photo.jpg",
		},
		echoesNonce: true,
	},
	profile: {},
	person: {
		accountId: "10769150350006150715113082367",
		name: "Elisa Beckett",
		email: "eliza@example.com",
		emailVerified: true,
		image: "https://lh3.example/photo.jpg",
	},
	scopes: ["openid", "https://www.googleapis.com/auth/userinfo.email"],
	refresh: {
		url: "https://oauth2.googleapis.com/token",
		answer: { ...bearer, access_token: "at-2" },
	},
	failure: {
		name: "the id token was made for another sign-in",
		error: "unable_to_get_user_info",
		claims: { nonce: "of-somebody-else" },
	},
};
