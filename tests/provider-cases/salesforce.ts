import type { ProviderCase } from "#tests/fakes/fake-provider.ts";

export const salesforce: ProviderCase = {
	id: "salesforce",
	variables: {
		SALESFORCE_CLIENT_ID: "sf-id",
		SALESFORCE_CLIENT_SECRET: "sf-secret",
		SALESFORCE_ENVIRONMENT: "sandbox",
	},
	clientId: "sf-id",
	authorization: {
		url: "https://test.salesforce.com/services/oauth2/authorize",
		parameters: { scope: "openid email profile" },
		pkce: true,
		nonce: true,
	},
	token: {
		url: "https://test.salesforce.com/services/oauth2/token",
		authentication: "body",
		answer: {
			access_token: "at-1",
			token_type: "Bearer",
			refresh_token: "rt-1",
			instance_url: "https://island.my.salesforce.com",
			issued_at: "1558553873237",
			scope: "openid email profile",
		},
	},
	idToken: {
		issuer: "https://island.my.salesforce.com",
		keys: "https://test.salesforce.com/id/keys",
		algorithm: "RS256",
		claims: { sub: "https://test.salesforce.com/id/00Dxx/005xx" },
		echoesNonce: false,
	},
	profile: {
		"https://test.salesforce.com/services/oauth2/userinfo": {
			answer: {
				sub: "https://test.salesforce.com/id/00Dxx/005xx",
				user_id: "005xx0000012Q9P",
				organization_id: "00Dxx0000001gPL",
				name: "Sal Force",
				email: "sal@example.com",
				email_verified: true,
				photos: { picture: "https://island.file.force.example/F", thumbnail: null },
			},
		},
	},
	person: {
		accountId: "005xx0000012Q9P",
		name: "Sal Force",
		email: "sal@example.com",
		emailVerified: true,
		image: "https://island.file.force.example/F",
	},
	scopes: ["openid", "email", "profile"],
	refresh: {
		url: "https://test.salesforce.com/services/oauth2/token",
		answer: { access_token: "at-2", token_type: "Bearer" },
	},
	failure: {
		name: "the id token is from a look-alike of an organization's domain",
		error: "unable_to_get_user_info",
		claims: { iss: "https://island.my.salesforce.com.evil.example" },
	},
};
