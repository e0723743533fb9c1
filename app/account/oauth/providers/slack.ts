import * as v from "valibot";
import { defineProvider, maybeFlag, maybeText } from "../provider.ts";

export const slack = defineProvider({
	id: "slack",
	name: "Slack",
	documentation: "https://docs.slack.dev/authentication/sign-in-with-slack/",
	endpoints: {
		authorization: "https://slack.com/openid/connect/authorize",
		token: "https://slack.com/api/openid.connect.token",
		profile: "https://slack.com/api/openid.connect.userInfo",
	},
	scopes: ["openid", "profile", "email"],
	pkce: false,
	idToken: {
		issuer: ["https://slack.com"],
		keys: "https://slack.com/openid/connect/keys",
		algorithms: ["RS256"],
		nonce: "required",
		signIn: false,
	},
	profile: v.object({
		// an error has status 200
		ok: v.literal(true),
		"https://slack.com/user_id": v.string(),
		"https://slack.com/user_image_512": maybeText,
		name: maybeText,
		email: maybeText,
		email_verified: maybeFlag,
		picture: maybeText,
	}),
	identify: (profile) => ({
		id: profile["https://slack.com/user_id"],
		name: profile.name,
		email: profile.email,
		emailVerified: profile.email_verified,
		image: profile.picture || profile["https://slack.com/user_image_512"],
	}),
});
