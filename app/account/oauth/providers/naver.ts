import * as v from "valibot";
import { defineProvider, maybeText } from "../provider.ts";

export const naver = defineProvider({
	id: "naver",
	name: "NAVER",
	documentation: "https://developers.naver.com/docs/login/api/api.md",
	endpoints: {
		authorization: "https://nid.naver.com/oauth2.0/authorize",
		token: "https://nid.naver.com/oauth2.0/token",
		profile: "https://openapi.naver.com/v1/nid/me",
	},
	scopes: ["profile", "email"],
	pkce: false,
	profile: v.object({
		// an error has status 200 and another code
		resultcode: v.literal("00"),
		response: v.object({
			id: v.string(),
			name: maybeText,
			nickname: maybeText,
			email: maybeText,
			profile_image: maybeText,
		}),
	}),
	identify: ({ response }) => ({
		id: response.id,
		name: response.name || response.nickname,
		email: response.email,
		// a contact address that Naver does not verify
		emailVerified: false,
		image: response.profile_image,
	}),
});
