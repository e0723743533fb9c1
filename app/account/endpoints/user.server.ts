import * as v from "valibot";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import { staffLanguages } from "#app/messages/languages.ts";
import { listAccounts, updateUser } from "../users.server.ts";
import { imageSchema, nameSchema } from "../users.ts";
import { endpoint } from "./endpoint.server.ts";

/** Name, picture and language only; role, ban and verification are not read. */
export const updateUserEndpoint = endpoint({
	method: "POST",
	path: "/update-user",
	session: "sure",
	body: v.object({
		name: v.optional(nameSchema),
		// null or "" removes the picture
		image: v.optional(v.union([v.null(), v.literal(""), imageSchema])),
		language: v.optional(v.picklist(staffLanguages)),
		email: v.optional(v.unknown()),
	}),
	async handle({ service, body, signedIn, dontRemember, cookies }) {
		const { db, options, now } = service;
		if (body.email) return { refused: "EMAIL_CAN_NOT_BE_UPDATED" };
		const { name, image, language } = body;
		if (name === undefined && image === undefined && language === undefined)
			return { refused: "NO_FIELDS_TO_UPDATE" };
		const change = { name, image: image === "" ? null : image, language };
		const [user] = await updateUser(db, signedIn.user.id, change, now);
		if (!user) return { refused: "UNAUTHORIZED" };
		const signedInAnew = { session: signedIn.session, user };
		cookies.push(...writeSessionCookies(options, signedInAnew, dontRemember, now));
		return { data: { status: true } };
	},
});

export const listAccountsEndpoint = endpoint({
	method: "GET",
	path: "/list-accounts",
	session: "cached",
	async handle({ service, signedIn }) {
		const accounts = await listAccounts(service.db, signedIn.user.id);
		return {
			data: accounts.map((account) => ({
				id: account.id,
				providerId: account.providerId,
				createdAt: new Date(account.createdAt).toISOString(),
				updatedAt: new Date(account.updatedAt).toISOString(),
				accountId: account.accountId,
				scopes: account.scope?.split(",") ?? [],
			})),
		};
	},
});
