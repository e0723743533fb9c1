import * as v from "valibot";
import { defineProvider, maybeFlag, maybeText } from "../provider.ts";

export const paypal = defineProvider({
	id: "paypal",
	name: "PayPal",
	documentation: "https://developer.paypal.com/docs/log-in-with-paypal/integrate/",
	variables: {
		environment: {
			name: "PAYPAL_ENVIRONMENT",
			fallback: "live",
			form: /^(?:live|sandbox)$/,
		},
	},
	endpoints({ extra }) {
		const sandbox = extra.environment === "sandbox" ? "sandbox." : "";
		return {
			authorization: `https://www.${sandbox}paypal.com/signin/authorize`,
			token: `https://api-m.${sandbox}paypal.com/v1/oauth2/token`,
			profile: `https://api-m.${sandbox}paypal.com/v1/identity/oauth2/userinfo?schema=paypalv1.1`,
		};
	},
	scopes: ["openid", "profile", "email"],
	pkce: true,
	parameters: { flowEntry: "static" },
	authentication: "basic",
	profile: v.object({
		user_id: v.string(),
		name: maybeText,
		picture: maybeText,
		// schema paypalv1.1 has a list, the older one a single address
		emails: v.nullish(
			v.array(v.object({ value: v.string(), primary: maybeFlag, confirmed: maybeFlag })),
		),
		email: maybeText,
		email_verified: maybeFlag,
	}),
	identify(profile) {
		const primary = profile.emails?.find((email) => email.primary) ?? profile.emails?.[0];
		return {
			id: profile.user_id,
			name: profile.name,
			email: primary?.value ?? profile.email,
			emailVerified: primary?.confirmed ?? profile.email_verified,
			image: profile.picture,
		};
	},
});
