import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const naver: ProviderCase = {
	id: "naver",
	variables: { NAVER_CLIENT_ID: "na-id", NAVER_CLIENT_SECRET: "na-secret" },
	clientId: "na-id",
	authorization: {
		url: "https://nid.naver.com/oauth2.0/authorize",
		parameters: { scope: "profile email" },
		pkce: false,
		nonce: false,
	},
	token: {
		url: "https://nid.naver.com/oauth2.0/token",
		authentication: "body",
		answer: { ...bearer, token_type: "bearer", expires_in: "3600", refresh_token: "rt-1" },
	},
	profile: {
		"https://openapi.naver.com/v1/nid/me": {
			answer: {
				resultcode: "00",
				message: "success",
				response: {
					id: "32742776",
					email: "openapi@example.com",
					nickname: "OpenAPI",
					name: "Open Api",
					profile_image: "https://ssl.pstatic.example/1.gif",
				},
			},
		},
	},
	person: {
		accountId: "32742776",
		name: "Open Api",
		email: "openapi@example.com",
		emailVerified: false,
		image: "https://ssl.pstatic.example/1.gif",
	},
	scopes: [],
	refresh: {
		url: "https://nid.naver.com/oauth2.0/token",
		answer: { ...bearer, access_token: "at-2", expires_in: "3600" },
	},
	failure: {
		name: "a refusal comes with status 200",
		error: "unable_to_get_user_info",
		profile: {
			"https://openapi.naver.com/v1/nid/me": {
				answer: { resultcode: "024", message: "Authentication failed" },
			},
		},
	},
};
