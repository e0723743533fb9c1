import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const kakao: ProviderCase = {
	id: "kakao",
	variables: { KAKAO_CLIENT_ID: "ka-id", KAKAO_CLIENT_SECRET: "ka-secret" },
	clientId: "ka-id",
	authorization: {
		url: "https://kauth.kakao.com/oauth/authorize",
		parameters: { scope: "account_email,profile_image,profile_nickname" },
		scopeSeparator: ",",
		pkce: false,
		nonce: false,
	},
	token: {
		url: "https://kauth.kakao.com/oauth/token",
		authentication: "body",
		answer: {
			...bearer,
			token_type: "bearer",
			expires_in: 43199,
			refresh_token: "rt-1",
			refresh_token_expires_in: 5184000,
			scope: "account_email profile_image profile_nickname",
		},
	},
	profile: {
		"https://kapi.kakao.com/v2/user/me": {
			answer: {
				id: 123456789,
				connected_at: "2022-04-11T01:45:28Z",
				kakao_account: {
					profile: {
						nickname: "Hong Gildong",
						thumbnail_image_url: "https://k.kakaocdn.example/s.jpg",
						profile_image_url: "https://k.kakaocdn.example/l.jpg",
					},
					email: "hong@example.com",
					is_email_valid: true,
					is_email_verified: true,
				},
			},
		},
	},
	person: {
		accountId: "123456789",
		name: "Hong Gildong",
		email: "hong@example.com",
		emailVerified: true,
		image: "https://k.kakaocdn.example/l.jpg",
	},
	scopes: ["account_email", "profile_image", "profile_nickname"],
	refresh: {
		url: "https://kauth.kakao.com/oauth/token",
		answer: { ...bearer, access_token: "at-2" },
	},
	failure: {
		name: "the person keeps the email back",
		error: "email_not_found",
		profile: {
			"https://kapi.kakao.com/v2/user/me": {
				answer: { id: 123456790, kakao_account: { profile: { nickname: "No Mail" } } },
			},
		},
	},
};
