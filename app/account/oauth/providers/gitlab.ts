import * as v from "valibot";
import { defineProvider, idText, maybeFlag, maybeText } from "../provider.ts";

export const gitlab = defineProvider({
	id: "gitlab",
	name: "GitLab",
	documentation: "https://docs.gitlab.com/api/oauth2/",
	secret: "optional",
	variables: {
		issuer: {
			name: "GITLAB_ISSUER",
			fallback: "https://gitlab.com",
			form: /^https:\/\/[^\s?#]+$/,
		},
	},
	endpoints({ extra }) {
		const base = extra.issuer?.replace(/\/+$/, "");
		return {
			authorization: `${base}/oauth/authorize`,
			token: `${base}/oauth/token`,
			profile: `${base}/api/v4/user`,
		};
	},
	scopes: ["read_user"],
	pkce: true,
	loginHint: "login_hint",
	refresh: true,
	profile: v.object({
		id: idText,
		username: v.string(),
		name: maybeText,
		email: maybeText,
		avatar_url: maybeText,
		state: v.string(),
		locked: maybeFlag,
	}),
	identify(profile) {
		if (profile.state !== "active" || profile.locked) return null;
		return {
			id: profile.id,
			name: profile.name || profile.username,
			email: profile.email,
			// GitLab users are active only after they have confirmed their address
			emailVerified: true,
			image: profile.avatar_url,
		};
	},
});
