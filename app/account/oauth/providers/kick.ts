import * as v from "valibot";
import { defineProvider, idText, maybeText } from "../provider.ts";

export const kick = defineProvider({
	id: "kick",
	name: "Kick",
	documentation: "https://docs.kick.com/getting-started/generating-tokens-oauth2-flow",
	endpoints: {
		authorization: "https://id.kick.com/oauth/authorize",
		token: "https://id.kick.com/oauth/token",
		profile: "https://api.kick.com/public/v1/users",
	},
	scopes: ["user:read"],
	pkce: true,
	profile: v.object({
		data: v.tupleWithRest(
			[
				v.object({
					user_id: idText,
					name: maybeText,
					email: maybeText,
					profile_picture: maybeText,
				}),
			],
			v.unknown(),
		),
	}),
	identify: ({ data: [user] }) => ({
		id: user.user_id,
		name: user.name,
		email: user.email,
		// signing up at Kick needs a mailed code
		emailVerified: true,
		image: user.profile_picture,
	}),
});
