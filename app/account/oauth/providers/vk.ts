import * as v from "valibot";
import { defineProvider, idText, maybeText } from "../provider.ts";

export const vk = defineProvider({
	id: "vk",
	name: "VK",
	documentation:
		"https://id.vk.com/about/business/go/docs/en/vkid/latest/vk-id/connection/api-integration/api-description",
	secret: "optional",
	endpoints: {
		authorization: "https://id.vk.com/authorize",
		token: "https://id.vk.com/oauth2/auth",
		profile: "https://id.vk.com/oauth2/user_info",
	},
	scopes: ["email", "phone"],
	pkce: true,
	deviceId: true,
	profile: v.object({
		user: v.object({
			user_id: idText,
			first_name: maybeText,
			last_name: maybeText,
			email: v.pipe(v.string(), v.nonEmpty()),
			avatar: maybeText,
		}),
	}),
	fetchProfile: (ask) =>
		ask.json(ask.endpoints.profile, {
			form: { access_token: ask.accessToken ?? "", client_id: ask.settings.clientId },
		}),
	identify: ({ user }) => ({
		id: user.user_id,
		name: `${user.first_name ?? ""} ${user.last_name ?? ""}`,
		email: user.email,
		// VK does not say
		emailVerified: false,
		image: user.avatar,
	}),
});
