import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer, renewed } from "./answers.ts";

export const vk: ProviderCase = {
	id: "vk",
	variables: { VK_CLIENT_ID: "51234567" },
	clientId: "51234567",
	authorization: {
		url: "https://id.vk.com/authorize",
		parameters: { scope: "email phone" },
		pkce: true,
		nonce: false,
	},
	token: {
		url: "https://id.vk.com/oauth2/auth",
		authentication: "public",
		fields: { device_id: "device-7", state: "(state)" },
		answer: {
			...bearer,
			refresh_token: "rt-1",
			id_token: "not-verifiable",
			user_id: 1234567890,
			scope: "email phone",
		},
	},
	profile: {
		"https://id.vk.com/oauth2/user_info": {
			method: "POST",
			body: "access_token=at-1&client_id=51234567",
			answer: {
				user: {
					user_id: "1234567890",
					first_name: "Ivan",
					last_name: "Ivanov",
					avatar: "https://pp.userapi.example/60tZWMo4SmwcploUVl9XEt8ufnTTvDUmQ6Bj1g.jpg",
					email: "ivan@example.com",
					verified: false,
					birthday: "01.01.2000",
				},
			},
		},
	},
	callback: { fields: { device_id: "device-7", type: "code_v2" } },
	person: {
		accountId: "1234567890",
		name: "Ivan Ivanov",
		email: "ivan@example.com",
		emailVerified: false,
		image: "https://pp.userapi.example/60tZWMo4SmwcploUVl9XEt8ufnTTvDUmQ6Bj1g.jpg",
	},
	scopes: ["email", "phone"],
	refresh: {
		url: "https://id.vk.com/oauth2/auth",
		fields: { device_id: "device-7" },
		answer: renewed,
	},
	failure: {
		name: "the person has no email",
		error: "unable_to_get_user_info",
		profile: {
			"https://id.vk.com/oauth2/user_info": {
				answer: { user: { user_id: "1234567891", first_name: "No", last_name: "Mail" } },
			},
		},
	},
};
