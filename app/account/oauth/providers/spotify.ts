import * as v from "valibot";
import { defineProvider, maybeText } from "../provider.ts";

export const spotify = defineProvider({
	id: "spotify",
	name: "Spotify",
	documentation: "https://developer.spotify.com/documentation/web-api/tutorials/code-pkce-flow",
	secret: "optional",
	endpoints: {
		authorization: "https://accounts.spotify.com/authorize",
		token: "https://accounts.spotify.com/api/token",
		profile: "https://api.spotify.com/v1/me",
	},
	scopes: ["user-read-email"],
	pkce: true,
	profile: v.object({
		id: v.string(),
		display_name: maybeText,
		email: maybeText,
		images: v.nullish(v.array(v.object({ url: maybeText }))),
	}),
	identify: (profile) => ({
		id: profile.id,
		name: profile.display_name,
		email: profile.email,
		// "unverified: there is no proof that it belongs to the user", says the documentation
		emailVerified: false,
		image: profile.images?.[0]?.url,
	}),
});
