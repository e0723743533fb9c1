import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { bearer } from "./answers.ts";

export const discord: ProviderCase = {
	id: "discord",
	variables: { DISCORD_CLIENT_ID: "157730590492196864", DISCORD_CLIENT_SECRET: "dis-secret" },
	clientId: "157730590492196864",
	authorization: {
		url: "https://discord.com/api/oauth2/authorize",
		parameters: { scope: "identify email", prompt: "none" },
		pkce: false,
		nonce: false,
	},
	token: {
		url: "https://discord.com/api/oauth2/token",
		authentication: "body",
		answer: { ...bearer, expires_in: 604800, refresh_token: "rt-1", scope: "identify email" },
	},
	profile: {
		"https://discord.com/api/users/@me": {
			answer: {
				id: "80351110224678912",
				username: "nelly",
				discriminator: "1337",
				global_name: "Nelly",
				avatar: "8342729096ea3675442027381ff50dfe",
				verified: true,
				email: "nelly@discord.example.com",
			},
		},
	},
	person: {
		accountId: "80351110224678912",
		name: "Nelly",
		email: "nelly@discord.example.com",
		emailVerified: true,
		image:
			"https://cdn.discordapp.com/avatars/80351110224678912/8342729096ea3675442027381ff50dfe.png",
	},
	scopes: ["identify", "email"],
	refresh: {
		url: "https://discord.com/api/oauth2/token",
		answer: { ...bearer, access_token: "at-2", refresh_token: "rt-2" },
	},
	failure: {
		name: "the account has no email",
		error: "email_not_found",
		profile: {
			"https://discord.com/api/users/@me": {
				answer: { id: "80351110224678999", username: "phone", verified: false, email: null },
			},
		},
	},
};
