import * as v from "valibot";
import { defineProvider, maybeFlag, maybeText } from "../provider.ts";

const pictures = "https://cdn.discordapp.com";

export const discord = defineProvider({
	id: "discord",
	name: "Discord",
	documentation: "https://discord.com/developers/docs/topics/oauth2",
	endpoints: {
		authorization: "https://discord.com/api/oauth2/authorize",
		token: "https://discord.com/api/oauth2/token",
		profile: "https://discord.com/api/users/@me",
	},
	scopes: ["identify", "email"],
	pkce: false,
	parameters: { prompt: "none" },
	profile: v.object({
		id: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
		username: v.string(),
		discriminator: maybeText,
		global_name: maybeText,
		avatar: maybeText,
		email: maybeText,
		verified: maybeFlag,
	}),
	identify: (profile) => ({
		id: profile.id,
		name: profile.global_name || profile.username,
		email: profile.email,
		emailVerified: profile.verified,
		image: profile.avatar
			? `${pictures}/avatars/${profile.id}/${profile.avatar}.${profile.avatar.startsWith("a_") ? "gif" : "png"}`
			: `${pictures}/embed/avatars/${defaultPicture(profile.id, profile.discriminator)}.png`,
	}),
});

/** https://discord.com/developers/docs/reference#image-formatting */
function defaultPicture(id: string, discriminator: string | null | undefined): number {
	const old = Number(discriminator ?? "0");
	return old > 0 ? old % 5 : Number((BigInt(id) >> 22n) % 6n);
}
