import * as v from "valibot";
import { defineProvider, maybeText } from "../provider.ts";

export const notion = defineProvider({
	id: "notion",
	name: "Notion",
	documentation: "https://developers.notion.com/docs/authorization",
	endpoints: {
		authorization: "https://api.notion.com/v1/oauth/authorize",
		token: "https://api.notion.com/v1/oauth/token",
		profile: "https://api.notion.com/v1/users/me",
	},
	// capabilities are chosen in Notion's console
	scopes: [],
	pkce: false,
	parameters: { owner: "user" },
	loginHint: "login_hint",
	authentication: "basic",
	// the token belongs to a bot, whose owner is the person
	profile: v.object({
		bot: v.object({
			owner: v.object({
				user: v.object({
					id: v.string(),
					name: maybeText,
					avatar_url: maybeText,
					person: v.nullish(v.object({ email: maybeText })),
				}),
			}),
		}),
	}),
	fetchProfile: (ask) =>
		ask.json(ask.endpoints.profile, { headers: { "Notion-Version": "2022-06-28" } }),
	identify({ bot: { owner } }) {
		const { id, name, avatar_url: image, person } = owner.user;
		// Notion signs in by a mailed code, or by a provider that proves the email
		return { id, name, email: person?.email, emailVerified: Boolean(person?.email), image };
	},
});
