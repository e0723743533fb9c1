import * as v from "valibot";
import { defineProvider, maybeText } from "../provider.ts";

export const linear = defineProvider({
	id: "linear",
	name: "Linear",
	documentation: "https://linear.app/developers/oauth-2-0-authentication",
	endpoints: {
		authorization: "https://linear.app/oauth/authorize",
		token: "https://api.linear.app/oauth/token",
		profile: "https://api.linear.app/graphql",
	},
	scopes: ["read"],
	// the documentation says commas
	scopeSeparator: ",",
	pkce: true,
	loginHint: "login_hint",
	profile: v.object({
		data: v.object({
			viewer: v.object({
				id: v.string(),
				name: maybeText,
				email: maybeText,
				avatarUrl: maybeText,
			}),
		}),
	}),
	fetchProfile: (ask) =>
		ask.json(ask.endpoints.profile, { body: { query: "{ viewer { id name email avatarUrl } }" } }),
	identify: ({ data: { viewer } }) => ({
		id: viewer.id,
		name: viewer.name,
		email: viewer.email,
		// Linear signs in by a mailed link, or by a provider that proves the email
		emailVerified: true,
		image: viewer.avatarUrl,
	}),
});
