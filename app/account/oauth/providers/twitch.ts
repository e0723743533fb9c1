import * as v from "valibot";
import { claimsOf, defineProvider, maybeFlag, maybeText } from "../provider.ts";

const claims = { email: null, email_verified: null, preferred_username: null, picture: null };

export const twitch = defineProvider({
	id: "twitch",
	name: "Twitch",
	documentation: "https://dev.twitch.tv/docs/authentication/getting-tokens-oidc/",
	endpoints: {
		authorization: "https://id.twitch.tv/oauth2/authorize",
		token: "https://id.twitch.tv/oauth2/token",
		profile: "https://id.twitch.tv/oauth2/userinfo",
	},
	scopes: ["user:read:email", "openid"],
	pkce: false,
	// the id token has only the claims that are asked for
	parameters: { claims: JSON.stringify({ id_token: claims }) },
	refresh: true,
	idToken: {
		issuer: ["https://id.twitch.tv/oauth2"],
		keys: "https://id.twitch.tv/oauth2/keys",
		algorithms: ["RS256"],
		nonce: "required",
		signIn: true,
	},
	profile: v.object({
		sub: v.string(),
		preferred_username: maybeText,
		email: maybeText,
		email_verified: maybeFlag,
		picture: maybeText,
	}),
	fetchProfile: claimsOf,
	identify: (profile) => ({
		id: profile.sub,
		name: profile.preferred_username,
		email: profile.email,
		emailVerified: profile.email_verified,
		image: profile.picture,
	}),
});
