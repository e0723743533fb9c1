import * as v from "valibot";
import { defineProvider, maybeText } from "../provider.ts";

export const twitter = defineProvider({
	id: "twitter",
	name: "X",
	documentation:
		"https://docs.x.com/resources/fundamentals/authentication/oauth-2-0/authorization-code",
	endpoints: {
		authorization: "https://x.com/i/oauth2/authorize",
		token: "https://api.x.com/2/oauth2/token",
		profile: "https://api.x.com/2/users/me?user.fields=profile_image_url,confirmed_email",
	},
	scopes: ["users.read", "tweet.read", "offline.access", "users.email"],
	pkce: true,
	authentication: "basic",
	profile: v.object({
		data: v.object({
			id: v.string(),
			name: maybeText,
			username: maybeText,
			profile_image_url: maybeText,
			confirmed_email: maybeText,
		}),
	}),
	identify: ({ data }) => ({
		id: data.id,
		name: data.name || data.username,
		email: data.confirmed_email,
		emailVerified: Boolean(data.confirmed_email),
		image: data.profile_image_url,
	}),
});
