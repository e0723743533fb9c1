import * as v from "valibot";
import { defineProvider, maybeFlag, maybeText, type ProfileCalls } from "../provider.ts";

/** The tenant of all personal accounts. */
const personal = "9188040d-6c67-4c5b-b112-36a304b66dad";
const scopes = ["openid", "profile", "email", "User.Read", "offline_access"];
const photoSize = 48;

export const microsoft = defineProvider({
	id: "microsoft",
	name: "Microsoft",
	documentation:
		"https://learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-auth-code-flow",
	variables: {
		tenant: { name: "MICROSOFT_TENANT_ID", fallback: "common", form: /^[\w.-]+$/ },
	},
	endpoints({ extra }) {
		const base = `https://login.microsoftonline.com/${extra.tenant}/oauth2/v2.0`;
		return {
			authorization: `${base}/authorize`,
			token: `${base}/token`,
			profile: `https://graph.microsoft.com/v1.0/me/photos/${photoSize}x${photoSize}/$value`,
		};
	},
	scopes,
	pkce: true,
	loginHint: "login_hint",
	refresh: { scope: scopes.join(" ") },
	idToken: ({ extra }) => ({
		// each tenant is its own issuer
		issuer: ({ tid }) => `https://login.microsoftonline.com/${tid}/v2.0`,
		keys: `https://login.microsoftonline.com/${extra.tenant}/discovery/v2.0/keys`,
		algorithms: ["RS256"],
		nonce: "required",
		signIn: true,
	}),
	profile: v.object({
		sub: v.string(),
		tid: v.string(),
		name: maybeText,
		email: maybeText,
		xms_edov: maybeFlag,
		verified_primary_email: v.nullish(v.array(v.string())),
		photo: maybeText,
	}),
	async fetchProfile(ask: ProfileCalls) {
		return ask.claims ? { ...ask.claims, photo: await ask.picture(ask.endpoints.profile) } : null;
	},
	identify: (profile) => ({
		id: profile.sub,
		name: profile.name,
		email: profile.email,
		// Attack ("nOAuth"): any tenant's administrator may write any address into `email`; only these
		// prove it.
		// https://learn.microsoft.com/en-us/entra/identity-platform/migrate-off-email-claim-authorization
		emailVerified:
			profile.tid === personal ||
			profile.xms_edov ||
			Boolean(profile.email && profile.verified_primary_email?.includes(profile.email)),
		image: profile.photo,
	}),
});
