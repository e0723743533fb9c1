import { defineProvider, standardProfile } from "../provider.ts";

export const linkedin = defineProvider({
	id: "linkedin",
	name: "LinkedIn",
	documentation:
		"https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2",
	endpoints: {
		authorization: "https://www.linkedin.com/oauth/v2/authorization",
		token: "https://www.linkedin.com/oauth/v2/accessToken",
		profile: "https://api.linkedin.com/v2/userinfo",
	},
	scopes: ["profile", "email", "openid"],
	pkce: false,
	loginHint: "login_hint",
	idToken: {
		issuer: ["https://www.linkedin.com/oauth", "https://www.linkedin.com"],
		keys: "https://www.linkedin.com/oauth/openid/jwks",
		algorithms: ["RS256"],
		nonce: "unless-absent",
		signIn: false,
	},
	...standardProfile,
});
