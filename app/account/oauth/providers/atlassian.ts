import * as v from "valibot";
import { defineProvider, maybeText } from "../provider.ts";

export const atlassian = defineProvider({
	id: "atlassian",
	name: "Atlassian",
	documentation: "https://developer.atlassian.com/cloud/jira/platform/oauth-2-3lo-apps/",
	endpoints: {
		authorization: "https://auth.atlassian.com/authorize",
		token: "https://auth.atlassian.com/oauth/token",
		profile: "https://api.atlassian.com/me",
	},
	// the profile needs read:me
	scopes: ["read:me", "read:jira-user", "offline_access"],
	pkce: true,
	parameters: { audience: "api.atlassian.com", prompt: "consent" },
	profile: v.object({
		account_id: v.string(),
		name: maybeText,
		email: maybeText,
		picture: maybeText,
	}),
	identify: (profile) => ({
		id: profile.account_id,
		name: profile.name,
		email: profile.email,
		emailVerified: false,
		image: profile.picture,
	}),
});
