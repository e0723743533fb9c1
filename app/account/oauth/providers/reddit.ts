import * as v from "valibot";
import { defineProvider, maybeText } from "../provider.ts";

export const reddit = defineProvider({
	id: "reddit",
	name: "Reddit",
	documentation: "https://github.com/reddit-archive/reddit/wiki/OAuth2",
	endpoints: {
		authorization: "https://www.reddit.com/api/v1/authorize",
		token: "https://www.reddit.com/api/v1/access_token",
		profile: "https://oauth.reddit.com/api/v1/me",
	},
	scopes: ["identity"],
	pkce: false,
	parameters: { duration: "permanent" },
	authentication: "basic",
	profile: v.object({ id: v.string(), name: maybeText, icon_img: maybeText }),
	identify: (profile) => ({
		id: profile.id,
		name: profile.name,
		// Reddit returns no email
		email: null,
		emailVerified: false,
		image: profile.icon_img?.split("?")[0],
	}),
});
