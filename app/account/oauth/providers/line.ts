import * as v from "valibot";
import { claimsOf, defineProvider, maybeText } from "../provider.ts";

export const line = defineProvider({
	id: "line",
	name: "LINE",
	documentation: "https://developers.line.biz/en/docs/line-login/integrate-line-login/",
	endpoints: {
		authorization: "https://access.line.me/oauth2/v2.1/authorize",
		token: "https://api.line.me/oauth2/v2.1/token",
		profile: "https://api.line.me/oauth2/v2.1/userinfo",
	},
	scopes: ["openid", "profile", "email"],
	pkce: true,
	loginHint: "login_hint",
	// id tokens of web logins are signed with the channel secret
	idToken: {
		issuer: ["https://access.line.me"],
		keys: null,
		algorithms: ["HS256"],
		nonce: "required",
		signIn: true,
	},
	profile: v.object({ sub: v.string(), name: maybeText, email: maybeText, picture: maybeText }),
	fetchProfile: claimsOf,
	identify: (profile) => ({
		id: profile.sub,
		name: profile.name,
		email: profile.email,
		// LINE does not say
		emailVerified: false,
		image: profile.picture,
	}),
});
