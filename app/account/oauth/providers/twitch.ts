import { claimsOf, defineProvider, standardProfile } from "../provider.ts";

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
	idToken: {
		issuer: ["https://id.twitch.tv/oauth2"],
		keys: "https://id.twitch.tv/oauth2/keys",
		algorithms: ["RS256"],
		nonce: "required",
		signIn: true,
	},
	...standardProfile,
	fetchProfile: claimsOf,
});
