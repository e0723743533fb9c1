import * as v from "valibot";
import { defineProvider, idText, maybeText } from "../provider.ts";

export const figma = defineProvider({
	id: "figma",
	name: "Figma",
	documentation: "https://developers.figma.com/docs/rest-api/authentication/",
	endpoints: {
		authorization: "https://www.figma.com/oauth",
		token: "https://api.figma.com/v1/oauth/token",
		refresh: "https://api.figma.com/v1/oauth/refresh",
		profile: "https://api.figma.com/v1/me",
	},
	scopes: ["current_user:read"],
	pkce: true,
	authentication: "basic",
	profile: v.object({ id: idText, handle: maybeText, email: maybeText, img_url: maybeText }),
	identify: (profile) => ({
		id: profile.id,
		name: profile.handle,
		email: profile.email,
		// Figma lets people in only after they have confirmed their address
		emailVerified: Boolean(profile.email),
		image: profile.img_url,
	}),
});
