import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const tiktok: ProviderCase = {
	id: "tiktok",
	variables: { TIKTOK_CLIENT_KEY: "tt-key", TIKTOK_CLIENT_SECRET: "tt-secret" },
	clientId: "tt-key",
	authorization: {
		url: "https://www.tiktok.com/v2/auth/authorize/",
		parameters: { scope: "user.info.basic,user.info.profile" },
		scopeSeparator: ",",
		clientIdParameter: "client_key",
		pkce: false,
		nonce: false,
	},
	token: {
		url: "https://open.tiktokapis.com/v2/oauth/token/",
		authentication: "body",
		answer: {
			...bearer,
			expires_in: 86400,
			open_id: "afd97af1-b87b-48b9",
			refresh_expires_in: 31536000,
			refresh_token: "rt-1",
			scope: "user.info.basic,user.info.profile",
		},
	},
	profile: {
		"https://open.tiktokapis.com/v2/user/info/?fields=open_id,avatar_large_url,display_name,username":
			{
				answer: {
					data: {
						user: {
							open_id: "afd97af1-b87b-48b9",
							avatar_large_url: "https://p19-sign.example/1.jpeg",
							display_name: "Tik Toker",
							username: "tik@toker.example",
						},
					},
					error: { code: "ok", message: "" },
				},
			},
	},
	person: {
		accountId: "afd97af1-b87b-48b9",
		name: "Tik Toker",
		email: null,
		emailVerified: false,
		image: "https://p19-sign.example/1.jpeg",
	},
	scopes: ["user.info.basic", "user.info.profile"],
	refresh: { url: "https://open.tiktokapis.com/v2/oauth/token/", answer: renewed },
	failure: {
		name: "a bad code comes with status 200",
		error: "invalid_code",
		tokenAnswer: { status: 200, body: { error: "invalid_grant", log_id: "2022" } },
	},
};
