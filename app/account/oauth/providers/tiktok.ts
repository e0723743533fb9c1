import * as v from "valibot";
import { defineProvider, maybeText } from "../provider.ts";

export const tiktok = defineProvider({
	id: "tiktok",
	name: "TikTok",
	documentation: "https://developers.tiktok.com/doc/login-kit-web/",
	clientId: { variable: "TIKTOK_CLIENT_KEY", parameter: "client_key" },
	endpoints: {
		authorization: "https://www.tiktok.com/v2/auth/authorize/",
		token: "https://open.tiktokapis.com/v2/oauth/token/",
		profile:
			"https://open.tiktokapis.com/v2/user/info/?fields=open_id,avatar_large_url,display_name,username",
	},
	// name and picture need basic, the user name needs profile
	scopes: ["user.info.basic", "user.info.profile"],
	scopeSeparator: ",",
	pkce: false,
	profile: v.object({
		data: v.object({
			user: v.object({
				open_id: v.string(),
				display_name: maybeText,
				username: maybeText,
				avatar_large_url: maybeText,
			}),
		}),
	}),
	identify: ({ data: { user } }) => ({
		id: user.open_id,
		name: user.display_name || user.username,
		// TikTok returns no email
		email: null,
		emailVerified: false,
		image: user.avatar_large_url,
	}),
});
