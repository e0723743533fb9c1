import * as v from "valibot";
import { defineProvider, maybeText } from "../provider.ts";

export const roblox = defineProvider({
	id: "roblox",
	name: "Roblox",
	documentation: "https://create.roblox.com/docs/cloud/reference/oauth2",
	endpoints: {
		authorization: "https://apis.roblox.com/oauth/v1/authorize",
		token: "https://apis.roblox.com/oauth/v1/token",
		profile: "https://apis.roblox.com/oauth/v1/userinfo",
	},
	scopes: ["openid", "profile"],
	pkce: true,
	parameters: { prompt: "select_account consent" },
	idToken: {
		issuer: ["https://apis.roblox.com/oauth/"],
		keys: "https://apis.roblox.com/oauth/v1/certs",
		algorithms: ["ES256"],
		nonce: "required",
		signIn: false,
	},
	profile: v.object({
		sub: v.string(),
		nickname: maybeText,
		preferred_username: maybeText,
		picture: maybeText,
	}),
	identify: (profile) => ({
		id: profile.sub,
		name: profile.nickname || profile.preferred_username,
		// Roblox returns no email
		email: null,
		emailVerified: false,
		image: profile.picture,
	}),
});
