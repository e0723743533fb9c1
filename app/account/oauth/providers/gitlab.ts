import * as v from "valibot";
import {
	defineProvider,
	idText,
	maybeFlag,
	maybeText,
	type ProviderSettings,
} from "../provider.ts";

const gitlabCom = "https://gitlab.com";
const baseOf = ({ extra }: ProviderSettings) => extra.issuer?.replace(/\/+$/, "");

export const gitlab = defineProvider({
	id: "gitlab",
	name: "GitLab",
	documentation: "https://docs.gitlab.com/api/oauth2/",
	secret: "optional",
	variables: {
		issuer: {
			name: "GITLAB_ISSUER",
			fallback: gitlabCom,
			form: /^https:\/\/[^\s?#]+$/,
		},
	},
	endpoints(settings) {
		const base = baseOf(settings);
		return {
			authorization: `${base}/oauth/authorize`,
			token: `${base}/oauth/token`,
			profile: `${base}/api/v4/user`,
		};
	},
	scopes: ["read_user"],
	pkce: true,
	loginHint: "login_hint",
	profile: v.object({
		id: idText,
		username: v.string(),
		name: maybeText,
		email: maybeText,
		avatar_url: maybeText,
		state: v.string(),
		locked: maybeFlag,
	}),
	identify(profile, settings) {
		if (profile.state !== "active" || profile.locked) return null;
		return {
			id: profile.id,
			name: profile.name || profile.username,
			email: profile.email,
			// At gitlab.com users are active only after they have confirmed their address. Attack: an installation of one's own,
			// where that can be switched off, lets anybody take the address of a member of staff.
			emailVerified: baseOf(settings) === gitlabCom,
			image: profile.avatar_url,
		};
	},
});
