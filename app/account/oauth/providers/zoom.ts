import * as v from "valibot";
import { defineProvider, maybeFlag, maybeText } from "../provider.ts";

export const zoom = defineProvider({
	id: "zoom",
	name: "Zoom",
	documentation: "https://developers.zoom.us/docs/integrations/oauth/",
	endpoints: {
		authorization: "https://zoom.us/oauth/authorize",
		token: "https://zoom.us/oauth/token",
		profile: "https://api.zoom.us/v2/users/me",
	},
	// the scopes are chosen in Zoom's console
	scopes: [],
	pkce: true,
	authentication: "basic",
	profile: v.object({
		id: v.string(),
		display_name: maybeText,
		email: maybeText,
		verified: maybeFlag,
		pic_url: maybeText,
	}),
	identify: (profile) => ({
		id: profile.id,
		name: profile.display_name,
		email: profile.email,
		emailVerified: profile.verified,
		image: profile.pic_url,
	}),
});
