import { claimsOf, defineProvider, standardProfile } from "../provider.ts";

export const google = defineProvider({
	id: "google",
	name: "Google",
	documentation: "https://developers.google.com/identity/openid-connect/openid-connect",
	endpoints: {
		authorization: "https://accounts.google.com/o/oauth2/v2/auth",
		token: "https://oauth2.googleapis.com/token",
		profile: "https://openidconnect.googleapis.com/v1/userinfo",
	},
	scopes: ["email", "profile", "openid"],
	pkce: true,
	parameters: { access_type: "offline", include_granted_scopes: "true" },
	loginHint: "login_hint",
	idToken: {
		issuer: ["https://accounts.google.com", "accounts.google.com"],
		keys: "https://www.googleapis.com/oauth2/v3/certs",
		algorithms: ["RS256"],
		nonce: "required",
		signIn: true,
	},
	...standardProfile,
	fetchProfile: claimsOf,
});
