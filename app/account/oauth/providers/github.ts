import * as v from "valibot";
import { defineProvider, idText, maybeText } from "../provider.ts";

export const github = defineProvider({
	id: "github",
	name: "GitHub",
	documentation:
		"https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps",
	endpoints: {
		authorization: "https://github.com/login/oauth/authorize",
		token: "https://github.com/login/oauth/access_token",
		profile: "https://api.github.com/user",
	},
	scopes: ["read:user", "user:email"],
	pkce: true,
	loginHint: "login",
	profile: v.object({
		id: idText,
		login: v.string(),
		name: maybeText,
		email: maybeText,
		avatar_url: maybeText,
		emails: v.nullish(
			v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() })),
		),
	}),
	// the profile may hide the email and never says whether it is verified
	async fetchProfile(ask) {
		const [profile, emails] = await Promise.all([
			ask.json(ask.endpoints.profile),
			ask.json("https://api.github.com/user/emails"),
		]);
		return typeof profile === "object" && profile !== null ? { ...profile, emails } : null;
	},
	identify(profile) {
		const emails = profile.emails ?? [];
		const email = profile.email || (emails.find((one) => one.primary) ?? emails[0])?.email;
		return {
			id: profile.id,
			name: profile.name || profile.login,
			email,
			emailVerified: emails.some((one) => one.email === email && one.verified),
			image: profile.avatar_url,
		};
	},
});
