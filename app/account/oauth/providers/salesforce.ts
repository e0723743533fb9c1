import * as v from "valibot";
import { defineProvider, maybeFlag, maybeText, type ProviderSettings } from "../provider.ts";

export const salesforce = defineProvider({
	id: "salesforce",
	name: "Salesforce",
	documentation:
		"https://help.salesforce.com/s/articleView?id=sf.remoteaccess_oauth_web_server_flow.htm",
	variables: {
		environment: {
			name: "SALESFORCE_ENVIRONMENT",
			fallback: "production",
			form: /^(?:production|sandbox)$/,
		},
	},
	endpoints(settings) {
		const base = `${originOf(settings)}/services/oauth2`;
		return {
			authorization: `${base}/authorize`,
			token: `${base}/token`,
			profile: `${base}/userinfo`,
		};
	},
	scopes: ["openid", "email", "profile"],
	pkce: true,
	idToken: (settings) => ({
		// an organization may have its own domain with the same keys
		issuer: ({ iss }) =>
			/^https:\/\/[a-z0-9-]+(?:\.sandbox)?\.my\.salesforce\.com$/.test(iss ?? "")
				? (iss ?? "")
				: originOf(settings),
		keys: `${originOf(settings)}/id/keys`,
		algorithms: ["RS256"],
		nonce: "unless-absent",
		signIn: false,
	}),
	profile: v.object({
		user_id: v.string(),
		name: maybeText,
		email: maybeText,
		email_verified: maybeFlag,
		photos: v.nullish(v.object({ picture: maybeText, thumbnail: maybeText })),
	}),
	identify: (profile) => ({
		id: profile.user_id,
		name: profile.name,
		email: profile.email,
		emailVerified: profile.email_verified,
		image: profile.photos?.picture || profile.photos?.thumbnail,
	}),
});

function originOf({ extra }: ProviderSettings): string {
	return `https://${extra.environment === "sandbox" ? "test" : "login"}.salesforce.com`;
}
