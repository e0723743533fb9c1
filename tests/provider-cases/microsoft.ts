import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const microsoft: ProviderCase = {
	id: "microsoft",
	variables: { MICROSOFT_CLIENT_ID: "ms-id", MICROSOFT_CLIENT_SECRET: "ms-secret" },
	clientId: "ms-id",
	authorization: {
		url: "https://login.microsoftonline.com/common/oauth2/v2.0/authorize",
		parameters: { scope: "openid profile email User.Read offline_access" },
		loginHint: "login_hint",
		pkce: true,
		nonce: true,
	},
	token: {
		url: "https://login.microsoftonline.com/common/oauth2/v2.0/token",
		authentication: "body",
		answer: { ...bearer, refresh_token: "rt-1", scope: "openid profile email User.Read" },
	},
	idToken: {
		issuer: "https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0",
		keys: "https://login.microsoftonline.com/common/discovery/v2.0/keys",
		algorithm: "RS256",
		claims: {
			tid: "9188040d-6c67-4c5b-b112-36a304b66dad",
			oid: "00000000-0000-0000-66f3-3332eca7ea81",
			name: "Abe Lincoln",
			preferred_username: "abeli@example.com",
			email: "abeli@example.com",
			ver: "2.0",
		},
		echoesNonce: true,
	},
	profile: {
		"https://graph.microsoft.com/v1.0/me/photos/48x48/$value": {
			picture: { type: "image/jpeg", bytes: new Uint8Array([255, 216, 255, 224]) },
		},
	},
	person: {
		accountId: "AAAAAAAAAAAAAAAAAAAAAIkzqFVrSaSaFHy782bbtaQ",
		name: "Abe Lincoln",
		email: "abeli@example.com",
		emailVerified: true,
		image: "data:image/jpeg;base64,/9j/4A==",
	},
	scopes: ["openid", "profile", "email", "User.Read"],
	refresh: {
		url: "https://login.microsoftonline.com/common/oauth2/v2.0/token",
		fields: { scope: "openid profile email User.Read offline_access" },
		answer: { ...bearer, access_token: "at-2", refresh_token: "rt-2" },
	},
	failure: {
		name: "the issuer is not the tenant that the token names",
		error: "unable_to_get_user_info",
		claims: { tid: "11111111-2222-3333-4444-555555555555" },
	},
};
