import * as v from "valibot";
import { defineProvider, maybeFlag, maybeText } from "../provider.ts";

export const dropbox = defineProvider({
	id: "dropbox",
	name: "Dropbox",
	documentation:
		"https://www.dropbox.com/developers/documentation/http/documentation#authorization",
	secret: "optional",
	endpoints: {
		authorization: "https://www.dropbox.com/oauth2/authorize",
		token: "https://api.dropboxapi.com/oauth2/token",
		profile: "https://api.dropboxapi.com/2/users/get_current_account",
	},
	scopes: ["account_info.read"],
	pkce: true,
	parameters: { token_access_type: "offline" },
	profile: v.object({
		account_id: v.string(),
		name: v.nullish(v.object({ display_name: maybeText })),
		email: maybeText,
		email_verified: maybeFlag,
		profile_photo_url: maybeText,
	}),
	// Dropbox wants a POST without body and without Content-Type
	fetchProfile: (ask) => ask.json(ask.endpoints.profile, { method: "POST" }),
	identify: (profile) => ({
		id: profile.account_id,
		name: profile.name?.display_name,
		email: profile.email,
		emailVerified: profile.email_verified,
		image: profile.profile_photo_url,
	}),
});
