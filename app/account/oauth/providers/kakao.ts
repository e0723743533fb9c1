import * as v from "valibot";
import { defineProvider, idText, maybeFlag, maybeText } from "../provider.ts";

export const kakao = defineProvider({
	id: "kakao",
	name: "Kakao",
	documentation: "https://developers.kakao.com/docs/latest/en/kakaologin/rest-api",
	endpoints: {
		authorization: "https://kauth.kakao.com/oauth/authorize",
		token: "https://kauth.kakao.com/oauth/token",
		profile: "https://kapi.kakao.com/v2/user/me",
	},
	scopes: ["account_email", "profile_image", "profile_nickname"],
	// spaces or commas; Kakao's own examples use commas
	scopeSeparator: ",",
	pkce: false,
	profile: v.object({
		id: idText,
		kakao_account: v.nullish(
			v.object({
				name: maybeText,
				email: maybeText,
				is_email_valid: maybeFlag,
				is_email_verified: maybeFlag,
				profile: v.nullish(
					v.object({
						nickname: maybeText,
						profile_image_url: maybeText,
						thumbnail_image_url: maybeText,
					}),
				),
			}),
		),
	}),
	identify({ id, kakao_account: account }) {
		return {
			id,
			name: account?.profile?.nickname || account?.name,
			email: account?.email,
			// verified once, and still belongs to this person
			emailVerified: Boolean(account?.is_email_valid && account.is_email_verified),
			image: account?.profile?.profile_image_url || account?.profile?.thumbnail_image_url,
		};
	},
});
