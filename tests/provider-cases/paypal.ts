import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const paypal: ProviderCase = {
	id: "paypal",
	variables: {
		PAYPAL_CLIENT_ID: "pp-id",
		PAYPAL_CLIENT_SECRET: "pp-secret",
		PAYPAL_ENVIRONMENT: "sandbox",
	},
	clientId: "pp-id",
	authorization: {
		url: "https://www.sandbox.paypal.com/signin/authorize",
		parameters: { scope: "openid profile email", flowEntry: "static" },
		pkce: true,
		nonce: false,
	},
	token: {
		url: "https://api-m.sandbox.paypal.com/v1/oauth2/token",
		authentication: "basic",
		answer: {
			...bearer,
			expires_in: "28800",
			refresh_token: "rt-1",
			id_token: "not-verified-so-not-kept",
			scope: "openid profile email",
		},
	},
	profile: {
		"https://api-m.sandbox.paypal.com/v1/identity/oauth2/userinfo?schema=paypalv1.1": {
			answer: {
				user_id: "https://www.paypal.com/webapps/auth/identity/user/mWq6_1sU85v5EG9yHdPxJRrh",
				name: "identity test",
				given_name: "identity",
				family_name: "test",
				payer_id: "WDJJHEBZ4X2LY",
				verified_account: "true",
				emails: [{ value: "user1@example.com", primary: true, confirmed: true }],
			},
		},
	},
	person: {
		accountId: "https://www.paypal.com/webapps/auth/identity/user/mWq6_1sU85v5EG9yHdPxJRrh",
		name: "identity test",
		email: "user1@example.com",
		emailVerified: true,
		image: null,
	},
	scopes: ["openid", "profile", "email"],
	refresh: {
		url: "https://api-m.sandbox.paypal.com/v1/oauth2/token",
		answer: { ...bearer, access_token: "at-2" },
	},
	failure: {
		name: "the profile is down",
		error: "unable_to_get_user_info",
		profile: {
			"https://api-m.sandbox.paypal.com/v1/identity/oauth2/userinfo?schema=paypalv1.1": {
				status: 503,
				answer: { name: "INTERNAL_SERVICE_ERROR" },
			},
		},
	},
};
