import * as v from "valibot";
import { defineProvider, maybeText } from "../provider.ts";

const version = "v21.0";

export const facebook = defineProvider({
	id: "facebook",
	name: "Facebook",
	documentation: "https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow",
	endpoints: {
		authorization: `https://www.facebook.com/${version}/dialog/oauth`,
		token: `https://graph.facebook.com/${version}/oauth/access_token`,
		profile: `https://graph.facebook.com/${version}/me?fields=id,name,email,picture`,
	},
	scopes: ["email", "public_profile"],
	// the documentation says commas
	scopeSeparator: ",",
	pkce: false,
	// long-lived tokens need another grant, and there is no refresh token
	refresh: false,
	// Limited Login: https://developers.facebook.com/docs/facebook-login/limited-login/token/validating
	idToken: {
		issuer: ["https://www.facebook.com"],
		keys: "https://limited.facebook.com/.well-known/oauth/openid/jwks/",
		algorithms: ["RS256"],
		nonce: "unless-absent",
		signIn: true,
	},
	profile: v.object({
		id: v.string(),
		name: maybeText,
		email: maybeText,
		picture: v.nullish(v.object({ data: v.object({ url: maybeText }) })),
	}),
	async fetchProfile(ask) {
		if (!ask.claims) return await ask.json(ask.endpoints.profile);
		const { sub, name, email, picture } = ask.claims;
		return { id: sub, name, email, picture: { data: { url: picture } } };
	},
	identify: (profile) => ({
		id: profile.id,
		name: profile.name,
		email: profile.email,
		// Facebook does not say
		emailVerified: false,
		image: profile.picture?.data.url,
	}),
});
