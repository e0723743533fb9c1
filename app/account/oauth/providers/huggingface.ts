import * as v from "valibot";
import { defineProvider, maybeFlag, maybeText } from "../provider.ts";

export const huggingface = defineProvider({
	id: "huggingface",
	name: "Hugging Face",
	documentation: "https://huggingface.co/docs/hub/oauth",
	secret: "optional",
	endpoints: {
		authorization: "https://huggingface.co/oauth/authorize",
		token: "https://huggingface.co/oauth/token",
		profile: "https://huggingface.co/oauth/userinfo",
	},
	scopes: ["openid", "profile", "email"],
	pkce: true,
	refresh: true,
	idToken: {
		issuer: ["https://huggingface.co"],
		keys: "https://huggingface.co/oauth/jwks",
		algorithms: ["RS256", "ES256", "EdDSA"],
		nonce: "unless-absent",
		signIn: false,
	},
	profile: v.object({
		sub: v.string(),
		name: maybeText,
		preferred_username: maybeText,
		email: maybeText,
		email_verified: maybeFlag,
		picture: maybeText,
	}),
	identify: (profile) => ({
		id: profile.sub,
		name: profile.name || profile.preferred_username,
		email: profile.email,
		emailVerified: profile.email_verified,
		image: profile.picture,
	}),
});
